import type { User } from "sync-protocol";
import { createStore } from "zustand/vanilla";
import type { ClosedReason } from "../db/CellarUnavailable.ts";

export type { ClosedReason };

/** Who uses the app on this device, as the local record says. */
export type SessionState =
  /** The record is being read; some milliseconds. */
  | { readonly kind: "unknown" }
  /** The record knows of nobody, but a cookie does: the server is asked who it is. */
  | { readonly kind: "asking" }
  | {
      readonly kind: "signedOut";
      /** Their account is deleted, and nothing of it is left here (rule V5). */
      readonly accountDeleted?: true;
    }
  /** What is kept here cannot be opened right now and is tried again (rule D1); whose, if it is known. */
  | {
      readonly kind: "closed";
      readonly user: User | undefined;
      readonly mustSignIn: boolean;
      readonly reason: ClosedReason;
    }
  /** The account is deleted, and so many changes are on this device alone (rule V5). */
  | { readonly kind: "deleted"; readonly user: User; readonly unsent: number }
  /** `mustSignIn`: the server said 401; sync pauses, everything local still works (rule V4). */
  | { readonly kind: "signedIn"; readonly user: User; readonly mustSignIn: boolean };

export const sessionStore = createStore<SessionState>(() => ({ kind: "unknown" }));
