import type { User } from "sync-protocol";
import { createStore } from "zustand/vanilla";

/** Who uses the app on this device, as the local record says. */
export type SessionState =
  /** The record is being read; some milliseconds. */
  | { readonly kind: "unknown" }
  /** The record knows of nobody, but a cookie does: the server is asked who it is. */
  | { readonly kind: "asking" }
  | { readonly kind: "signedOut" }
  /** What is kept here cannot be opened right now and is tried again (rule D1); whose, if it is known. */
  | {
      readonly kind: "closed";
      readonly user: User | undefined;
      readonly mustSignIn: boolean;
      /** The browser says that there is no room left. */
      readonly isFull: boolean;
    }
  /** `mustSignIn`: the server said 401; sync pauses, everything local still works (rule V4). */
  | { readonly kind: "signedIn"; readonly user: User; readonly mustSignIn: boolean };

export const sessionStore = createStore<SessionState>(() => ({ kind: "unknown" }));
