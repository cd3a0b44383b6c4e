import { useStore } from "zustand";
import { type SessionState, sessionStore } from "../sync/sessionStore.ts";

export type { SessionState } from "../sync/sessionStore.ts";

/** Who uses the app on this device. */
export function useSession(): SessionState {
  return useStore(sessionStore);
}
