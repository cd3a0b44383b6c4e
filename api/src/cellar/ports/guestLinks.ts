import type { GuestFilter, GuestLink } from "sync-protocol";
import type { Actor, CellarCounter } from "./members.ts";

/** A link for guests to store. */
export interface NewStoredGuestLink extends GuestLink {
  readonly tokenHash: string;
}

/** What a guest with a valid link may see. */
export interface GuestPass {
  readonly cellarId: string;
  readonly title: string;
  readonly filter: GuestFilter;
  readonly showsPrices: boolean;
  /** Ms since 1970. */
  readonly expiresAt: number;
}

/** Links for guests. Changes are like those of `MemberStore` [C15: link for guests]. */
export interface GuestLinkStore {
  /** The open links of a cellar, oldest first. */
  open(userId: string, cellarId: string, now: number): Promise<readonly GuestLink[]>;
  add(by: Actor, link: NewStoredGuestLink): Promise<CellarCounter>;
  revoke(by: Actor, id: string): Promise<CellarCounter>;
  /** `undefined` for an unknown, expired or revoked link, and for one of a deleted cellar. */
  find(tokenHash: string, now: number): Promise<GuestPass | undefined>;
  /** Forgets expired links. */
  sweep(now: number): Promise<void>;
}
