import type { EventRow, Holdings, OpResult, PlaceRow, WineRow } from "sync-protocol";
import type { ChangesPage, HistoryPage, StoredResult } from "../cellar/ports/cellar.ts";

/** How many answers are kept of each person, for repeats (rule I2). */
export const ANSWERS_KEPT = 1_000;

/** How far a device has come: the last op seen of it, and what it has acknowledged. */
export interface DeviceRecord {
  readonly lastOpNo: number;
  readonly ackThrough: number;
}

/**
 * One person's part of a store inside an open transaction. Reads see what was written before in
 * the same transaction.
 */
export interface Ledger {
  readonly epoch: string;
  /** The person's counter (rule R1). */
  counter(): number;
  /** Takes the counter's next value. */
  nextSeq(): number;
  /** How much the cellar holds (rule W7). */
  holds(): Holdings;
  row(wineId: string): WineRow | undefined;
  /** Adds the row, or replaces the one of its id. */
  keepRow(row: WineRow): void;
  place(placeId: string): PlaceRow | undefined;
  keepPlace(row: PlaceRow): void;
  /** How many places the cellar holds, removed ones too (rule G6). */
  placesHeld(): number;
  /** An event, also once it is removed. */
  event(eventId: string): EventRow | undefined;
  keepEvent(row: EventRow): void;
  /** How many events the cellar holds, removed ones too (rule H6). */
  eventsHeld(): number;
  bottleIdTaken(bottleId: string): boolean;
  /** Whether the path names a finalized object of this person's. */
  photoKnown(photoUrl: string): boolean;
  /** Notes that a wine or an event comes to show a photo: the days that it is kept begin anew (rule F2). */
  showPhoto(photoUrl: string): void;
  result(key: string): StoredResult | undefined;
  /** Keeps a result, and of all answers with results the last {@link ANSWERS_KEPT}. */
  keepResult(key: string, result: StoredResult): void;
  device(deviceId: string): DeviceRecord | undefined;
  keepDevice(deviceId: string, record: DeviceRecord): void;
  /** The key that an op of the device bore, `undefined` when never seen or forgotten. */
  opKey(deviceId: string, opNo: number): string | undefined;
  keepOpKey(deviceId: string, opNo: number, key: string): void;
  /** Forgets the ops up to a number and the bodies of their results; keys and verdicts stay. */
  forgetThrough(deviceId: string, opNo: number): void;
  /** Runs `step` whole or not at all: what it wrote is undone when it throws. */
  attempt(step: () => void): void;
  /** Whether the store itself failed, full, locked or damaged, and not the step (rule P7). */
  isStoreFailure(cause: unknown): boolean;
}

/** How much text a page holds, in UTF-16 code units; one row may exceed it. */
const PAGE_TEXT_MAX = 1_000_000;

/** What a row takes beside its notes, about. */
const ROW_TEXT = 400;

/**
 * The page that begins with these rows: `limit` of them, or fewer where they hold much, so that no page
 * keeps everybody waiting. It reads one row more than it takes, to know whether others follow.
 * Every page carries results: they tell which ops are in its rows already (rule R4).
 */
export function pageOf({
  rows,
  places,
  limit,
  counter,
  results,
}: {
  /** Each kind by its `seq`, one more than `limit` where there are so many. */
  readonly rows: Iterable<WineRow>;
  readonly places: readonly PlaceRow[];
  readonly limit: number;
  readonly counter: number;
  readonly results: readonly OpResult[];
}): ChangesPage {
  const page: { readonly rows: WineRow[]; readonly places: PlaceRow[] } = { rows: [], places: [] };
  let [taken, text, cursor] = [0, 0, 0];
  for (const row of bySeq(rows, places)) {
    if (taken > 0 && (taken === limit || text > PAGE_TEXT_MAX)) {
      return { ...page, cursor, hasMore: true, results };
    }
    if (isOfWine(row)) page.rows.push(row);
    else page.places.push(row);
    text += ROW_TEXT + (isOfWine(row) ? (row.notes?.length ?? 0) : 0);
    cursor = row.seq;
    taken += 1;
  }
  return { ...page, cursor: counter, hasMore: false, results };
}

/** The page of a cellar's history that begins with these events, one more than `limit` where there are so many. */
export function historyPageOf({
  events,
  limit,
  counter,
}: {
  readonly events: Iterable<EventRow>;
  readonly limit: number;
  readonly counter: number;
}): HistoryPage {
  const page: EventRow[] = [];
  let text = 0;
  for (const event of events) {
    const last = page.at(-1);
    if (last && (page.length === limit || text > PAGE_TEXT_MAX)) {
      return { events: page, cursor: last.seq, hasMore: true };
    }
    page.push(event);
    text += ROW_TEXT + (event.note?.length ?? 0);
  }
  return { events: page, cursor: counter, hasMore: false };
}

/** Rows of every kind in the order of the one counter, of which each has its own value. */
function* bySeq(
  rows: Iterable<WineRow>,
  places: readonly PlaceRow[],
): Iterable<WineRow | PlaceRow> {
  const waiting = [...places];
  for (const row of rows) {
    while (waiting[0] && waiting[0].seq < row.seq) yield* waiting.splice(0, 1);
    yield row;
  }
  yield* waiting;
}

function isOfWine(row: WineRow | PlaceRow): row is WineRow {
  return "bottleId" in row;
}
