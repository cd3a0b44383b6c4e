import type { User } from "sync-protocol";
import { createStore } from "zustand/vanilla";
import type { ClosedReason } from "../db/CellarUnavailable.ts";
import { storeIdOf } from "../db/storeId.ts";

export type { ClosedReason };

/** A user and the cellar that is open. */
interface OpenCellar {
  readonly user: User;
  /** Absent for the personal cellar. */
  readonly cellarId?: string | undefined;
}

/** Who uses the app on this device, by the local record. */
export type SessionState =
  /** The record is being read, which takes milliseconds. */
  | { readonly kind: "unknown" }
  /** There is a cookie but no record, so the server is asked who the user is. */
  | { readonly kind: "asking" }
  | {
      readonly kind: "signedOut";
      /** Their account is deleted, and none of its data is left here [V5: deleted account]. */
      readonly accountDeleted?: true;
    }
  /** Local data cannot be opened now and is retried [D1: unavailable store]; with its user, if known. */
  | {
      readonly kind: "closed";
      readonly user: User | undefined;
      readonly cellarId?: string | undefined;
      readonly mustSignIn: boolean;
      readonly reason: ClosedReason;
    }
  /**
   * The account is deleted, and this many changes are only on this device [V5: deleted account].
   */
  | ({ readonly kind: "deleted"; readonly unsent: number } & OpenCellar)
  /** `mustSignIn`: the server answered 401; sync pauses, local use continues [V4: signed out]. */
  | ({ readonly kind: "signedIn"; readonly mustSignIn: boolean } & OpenCellar);

export const sessionStore = createStore<SessionState>(() => ({ kind: "unknown" }));

/** The id of the local store that is open; `undefined` unless a user is signed in. */
export function openStoreId(session = sessionStore.getState()): string | undefined {
  return session.kind === "signedIn" ? storeIdIn(session) : undefined;
}

/** The id of the local store that does not open; `undefined` if it is unknown or another state. */
export function closedStoreId(): string | undefined {
  const session = sessionStore.getState();
  if (session.kind !== "closed" || !session.user) return undefined;
  return storeIdIn({ user: session.user, cellarId: session.cellarId });
}

/** Id of the user whose store is open in this page. */
export function presentId(): string | undefined {
  const session = sessionStore.getState();
  return isOpen(session) ? session.user.id : undefined;
}

/** Whether a store is open in this page. */
export function isOpen(session: SessionState) {
  return session.kind === "signedIn" || session.kind === "deleted";
}

export function storeIdIn({ user, cellarId = user.id }: OpenCellar): string {
  return storeIdOf({ userId: user.id, cellarId });
}
