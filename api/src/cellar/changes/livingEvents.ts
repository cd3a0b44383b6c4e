import { eventOf, type WineEvent } from "sync-protocol";
import type { CellarStore } from "../ports/cellar.ts";

/** Number of events per read. Other requests run between reads. */
const READ_AT_ONCE = 500;

/**
 * The events of a cellar that are not removed, in parts. The least recently changed event comes
 * first.
 */
export async function* livingEvents(
  store: Pick<CellarStore, "historySince">,
  cellarId: string,
): AsyncIterable<readonly WineEvent[]> {
  for (let since = 0, hasMore = true; hasMore;) {
    const page = await store.historySince({ cellarId, since, limit: READ_AT_ONCE });
    yield (page?.events ?? []).filter(({ deleted }) => !deleted).map(eventOf);
    since = page?.cursor ?? since;
    hasMore = page?.hasMore ?? false;
  }
}
