import { useStore } from "zustand";
import { type SessionState, sessionStore } from "../session/sessionStore.ts";

export type { SessionState } from "../session/sessionStore.ts";

/** The session on this device. */
export function useSession(): SessionState {
  return useStore(sessionStore);
}
