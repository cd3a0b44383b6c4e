import type { User } from "sync-protocol";
import { createStore } from "zustand/vanilla";
import type { ClosedReason } from "../db/CellarUnavailable.ts";
import { storeIdOf } from "../db/storeId.ts";

export type { ClosedReason };

interface OpenCellar {
  readonly user: User;
  /** Id of the open cellar; absent if the personal cellar is open. */
  readonly cellarId?: string | undefined;
}

export type SessionState =
  /** The stored session is being read, which takes milliseconds. */
  | { readonly kind: "unknown" }
  /** There is a cookie but no stored session. The server is asked who the user is. */
  | { readonly kind: "asking" }
  | {
      readonly kind: "signedOut";
      /**
       * The user's account is deleted, and this device has none of its data [V5: deleted account].
       */
      readonly accountDeleted?: true;
    }
  /**
   * Local data cannot be opened now. Opening is retried [D1: unavailable store]. `user` is set if
   * known.
   */
  | {
      readonly kind: "closed";
      readonly user: User | undefined;
      readonly cellarId?: string | undefined;
      readonly mustSignIn: boolean;
      readonly reason: ClosedReason;
    }
  /**
   * The account is deleted. `unsent` is the number of changes that only this device has [V5:
   * deleted account].
   */
  | ({ readonly kind: "deleted"; readonly unsent: number } & OpenCellar)
  /** `mustSignIn`: the server answered 401. Sync pauses; local use continues [V4: signed out]. */
  | ({ readonly kind: "signedIn"; readonly mustSignIn: boolean } & OpenCellar);

export const sessionStore = createStore<SessionState>(() => ({ kind: "unknown" }));

export function openStoreId(session = sessionStore.getState()): string | undefined {
  return session.kind === "signedIn" ? storeIdIn(session) : undefined;
}

export function closedStoreId(): string | undefined {
  const session = sessionStore.getState();
  if (session.kind !== "closed" || !session.user) return undefined;
  return storeIdIn({ user: session.user, cellarId: session.cellarId });
}

export function presentId(): string | undefined {
  const session = sessionStore.getState();
  return isOpen(session) ? session.user.id : undefined;
}

export function isOpen(session: SessionState) {
  return session.kind === "signedIn" || session.kind === "deleted";
}

export function storeIdIn({ user, cellarId = user.id }: OpenCellar): string {
  return storeIdOf({ userId: user.id, cellarId });
}
