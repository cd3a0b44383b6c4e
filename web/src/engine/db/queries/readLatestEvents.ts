import { Dexie } from "dexie";
import type { EventRow } from "sync-protocol";
import type { CellarEvent } from "../../../rules/history/CellarEvent.ts";
import type { OutboxEntry } from "../../outbox/outbox.ts";
import { livingEvents, replayEvents } from "../../view/eventsView.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { readOutbox } from "../outboxPages.ts";
import { keptPhotoKeys } from "../photos/photoKeys.ts";
import { sourcesOf } from "../presentEvents.ts";
import { changesEvents } from "./readEvents.ts";
import { rememberedRead } from "./rememberedRead.ts";

/**
 * A history with at least this many events counts as long. In a shorter history, reading all events
 * is as fast as reading only the latest.
 */
const LONG_HISTORY = 1_000;
/**
 * With more pending changes than this, all events are read, because reading only the latest would
 * be no faster.
 */
const PENDING_MAX = 100;
/** Number of events to show, more than fit on a tall screen. */
const LATEST = 60;
/**
 * Maximum number of rows searched for the latest events. Larger than {@link LATEST}, because
 * imported events among the rows are skipped.
 */
const WALKED_MAX = 300;

export interface LatestEvents {
  /**
   * Newest day first, without imported events: the journal shows an import as one entry, which
   * needs all its events.
   */
  readonly latest: readonly CellarEvent[];
  readonly onTheDay: readonly CellarEvent[];
}

/** Like {@link readLatestEvents}, but reads again only after a change. */
export const latestEvents = rememberedRead(changesEvents, readLatestEvents);

/**
 * The latest events of a long history, and the events on a day of the year (`-MM-DD`), with pending
 * changes applied. The time does not depend on the number of events. Returns `undefined` for a
 * short history, with many pending changes, or if all of the latest events were imported.
 */
export function readLatestEvents(
  cellar: CellarDatabase,
  dayOfYear: string,
): Promise<LatestEvents | undefined> {
  const { events, outbox, wines, photos } = cellar;
  return cellar.transaction("r", [events, outbox, wines, photos], async () => {
    if ((await events.count()) < LONG_HISTORY || (await outbox.count()) > PENDING_MAX) {
      return undefined;
    }
    const walked = await latestRows(cellar);
    const days = await yearsWith(cellar, dayOfYear);
    const onTheDay = await events.where("[day+seq]").inAnyRange(days.map(allOf)).toArray();
    const pending = await readOutbox(cellar);
    const changed = await rowsUnder(cellar, pending);
    const rows = new Map([...walked, ...onTheDay, ...changed].map((row) => [row.id, row]));
    const sources = await sourcesOf(cellar, [...rows.values()], pending);
    const living = livingEvents(replayEvents(sources), await keptPhotoKeys(cellar));
    // Older events were only partly read, so a list with them would have gaps.
    const since = walked.at(-1)?.day ?? "";
    const latest = living.filter(({ day, importId }) => day >= since && importId === null);
    if (latest.length === 0) return undefined;
    return {
      latest: latest.slice(0, LATEST),
      onTheDay: living.filter(({ day }) => day.endsWith(dayOfYear)),
    };
  });
}

function latestRows({ events }: CellarDatabase): Promise<EventRow[]> {
  let missing = LATEST;
  const isLast = ({ importId }: EventRow) => {
    if (importId === null) missing -= 1;
    return missing === 0;
  };
  const fromNewest = events.orderBy("[day+seq]").reverse();
  return fromNewest.limit(WALKED_MAX).until(isLast, true).toArray();
}

/** The dates of this day and month in each year of the history, `YYYY-MM-DD`. */
async function yearsWith({ events }: CellarDatabase, dayOfYear: string): Promise<string[]> {
  const [first, last] = await Promise.all([
    events.orderBy("[day+seq]").first(),
    events.orderBy("[day+seq]").last(),
  ]);
  const [from, to] = [first, last].map((row) => Number(row?.day.slice(0, 4)));
  if (from === undefined || to === undefined || Number.isNaN(to - from)) return [];
  return Array.from({ length: to - from + 1 }, (_, at) => `${String(from + at)}${dayOfYear}`);
}

function allOf(day: string) {
  return [
    [day, Dexie.minKey],
    [day, Dexie.maxKey],
  ] as const;
}

/** The rows of the wines and events to which pending changes refer. */
async function rowsUnder(
  { events }: CellarDatabase,
  pending: readonly OutboxEntry[],
): Promise<EventRow[]> {
  const wineIds = pending.flatMap(({ change }) => ("wineId" in change ? change.wineId : []));
  const eventIds = pending.flatMap(({ change }) => ("eventId" in change ? change.eventId : []));
  const ofWines = await events.where("wineId").anyOf(wineIds).toArray();
  const named = await events.bulkGet(eventIds);
  return [...ofWines, ...named.filter((row) => row !== undefined)];
}
