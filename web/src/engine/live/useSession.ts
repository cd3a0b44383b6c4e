import { useStore } from "zustand";
import { openStoreId, type SessionState, sessionStore } from "../session/sessionStore.ts";

export type { SessionState } from "../session/sessionStore.ts";

export function useSession(): SessionState {
  return useStore(sessionStore);
}

export function useOpenStoreId(): string | undefined {
  return useStore(sessionStore, openStoreId);
}
