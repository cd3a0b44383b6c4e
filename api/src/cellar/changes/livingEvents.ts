import { eventOf, type WineEvent } from "sync-protocol";
import type { CellarStore } from "../ports/cellar.ts";

/** How many events are read at once: others are served in between. */
const READ_AT_ONCE = 500;

/** A person's events in parts, in the order in which they last changed, without those that are removed. */
export async function* livingEvents(
  store: Pick<CellarStore, "historySince">,
  userId: string,
): AsyncIterable<readonly WineEvent[]> {
  for (let since = 0, hasMore = true; hasMore;) {
    const page = await store.historySince({ userId, since, limit: READ_AT_ONCE });
    yield (page?.events ?? []).filter(({ deleted }) => !deleted).map(eventOf);
    since = page?.cursor ?? since;
    hasMore = page?.hasMore ?? false;
  }
}
