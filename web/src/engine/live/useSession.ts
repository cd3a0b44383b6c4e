import { useStore } from "zustand";
import { type SessionState, sessionStore } from "../session/sessionStore.ts";

export type { SessionState } from "../session/sessionStore.ts";

/** Who uses the app on this device. */
export function useSession(): SessionState {
  return useStore(sessionStore);
}
