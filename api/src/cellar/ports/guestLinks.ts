import type { GuestFilter, GuestLink } from "sync-protocol";
import type { Actor, CellarCounter } from "./members.ts";

export interface NewStoredGuestLink extends GuestLink {
  readonly tokenHash: string;
}

export interface GuestAccess {
  readonly cellarId: string;
  readonly title: string;
  readonly filter: GuestFilter;
  readonly showsPrices: boolean;
  /** Ms since 1970. */
  readonly expiresAt: number;
}

/**
 * Links for guests. Each method with an {@link Actor} is one transaction that checks the user's
 * role and increments the cellar's counter, as in `MemberStore` [C15: link for guests].
 */
export interface GuestLinkStore {
  /** The valid links of a cellar, oldest first. */
  open(userId: string, cellarId: string, now: number): Promise<readonly GuestLink[]>;
  add(by: Actor, link: NewStoredGuestLink): Promise<CellarCounter>;
  revoke(by: Actor, id: string): Promise<CellarCounter>;
  /** `undefined` for an unknown, expired or revoked link, or if the cellar was deleted. */
  find(tokenHash: string, now: number): Promise<GuestAccess | undefined>;
  /** Deletes expired links. */
  sweep(now: number): Promise<void>;
}
