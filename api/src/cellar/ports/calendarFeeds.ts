import type { CalendarFeed } from "sync-protocol";
import type { CellarCall } from "../members/cellars.ts";

/** A feed, and the cellar that a calendar app with the feed's address can read. */
export interface FeedAccess extends CalendarFeed, CellarCall {}

/** Calendar feeds. A user has at most one feed per cellar [K1: feed]. */
export interface CalendarFeedStore {
  /** Refuses a user who is not a member, as `put` and `remove` do. */
  of(call: CellarCall): Promise<CalendarFeed | undefined>;
  put(call: CellarCall, feed: CalendarFeed & { readonly tokenHash: string }): Promise<void>;
  remove(call: CellarCall): Promise<void>;
  /** `undefined` for an unknown or deleted feed, or if the user's membership has ended. */
  find(tokenHash: string): Promise<FeedAccess | undefined>;
}
