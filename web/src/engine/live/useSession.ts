import { useStore } from "zustand";
import { openStoreId, type SessionState, sessionStore } from "../session/sessionStore.ts";

export type { SessionState } from "../session/sessionStore.ts";

/** The session on this device. */
export function useSession(): SessionState {
  return useStore(sessionStore);
}

/** The id of the open local store; `undefined` unless a user is signed in. */
export function useOpenStoreId(): string | undefined {
  return useStore(sessionStore, openStoreId);
}
