import type { CalendarFeed } from "sync-protocol";
import type { CellarCall } from "../members/cellars.ts";

/** What a calendar with a valid address may read. */
export interface FeedPass extends CalendarFeed, CellarCall {}

/** Calendar feeds: at most one of each user in each cellar [K1: feed]. */
export interface CalendarFeedStore {
  /** Refuses a user who is not a member, like the others. */
  of(call: CellarCall): Promise<CalendarFeed | undefined>;
  /** Replaces the user's feed of the cellar. */
  put(call: CellarCall, feed: CalendarFeed & { readonly tokenHash: string }): Promise<void>;
  remove(call: CellarCall): Promise<void>;
  /** `undefined` for an unknown or ended feed, and if its user's membership has ended. */
  find(tokenHash: string): Promise<FeedPass | undefined>;
}
