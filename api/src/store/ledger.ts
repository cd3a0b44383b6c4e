import type {
  EventAuthor,
  EventRow,
  Holdings,
  OpResult,
  PlaceRow,
  WineRow,
  WishRow,
} from "sync-protocol";
import type { ChangesPage, HistoryPage, StoredResult, WishesPage } from "../cellar/ports/cellar.ts";

/** Number of API answers stored per cellar, to answer repeated requests [I2: repeats]. */
export const ANSWERS_KEPT = 1_000;

export interface DeviceRecord {
  readonly lastOpNo: number;
  readonly ackThrough: number;
}

/** Data of one cellar in an open transaction. Reads include the transaction's own writes. */
export interface Ledger {
  readonly epoch: string;
  /** The highest `seq` given out in the cellar [R1: counter]. */
  counter(): number;
  nextSeq(): number;
  /** Size of the cellar [W7: size limits]. */
  holds(): Holdings;
  row(wineId: string): WineRow | undefined;
  keepRow(row: WineRow): void;
  place(placeId: string): PlaceRow | undefined;
  keepPlace(row: PlaceRow): void;
  /** Number of places, including removed ones [G6: limit]. */
  placesHeld(): number;
  event(eventId: string): EventRow | undefined;
  keepEvent(row: EventRow): void;
  /** Number of events, including removed ones [H6: limit]. */
  eventsHeld(): number;
  wish(wishId: string): WishRow | undefined;
  keepWish(row: WishRow): void;
  /** Number of wishes that are not removed [T2: limit]. */
  wishesHeld(): number;
  /**
   * The author of events by this user, with the user's current name; `undefined` if the account was
   * deleted.
   */
  author(userId: string): EventAuthor | undefined;
  bottleIdTaken(bottleId: string): boolean;
  /** Whether the cellar has a finalized photo with this path. */
  photoKnown(photoUrl: string): boolean;
  /**
   * Notes that a record shows a photo. Its retention period then starts again when no record shows
   * it [F2: retention].
   */
  showPhoto(photoUrl: string): void;
  result(key: string): StoredResult | undefined;
  /** Stores a result. Only the last {@link ANSWERS_KEPT} answers are kept. */
  keepResult(key: string, result: StoredResult): void;
  device(deviceId: string): DeviceRecord | undefined;
  keepDevice(deviceId: string, record: DeviceRecord): void;
  /** The key of a device's op; `undefined` if the op is unknown or its number was deleted. */
  opKey(deviceId: string, opNo: number): string | undefined;
  keepOpKey(deviceId: string, opNo: number, key: string): void;
  /**
   * Deletes the device's op numbers up to `opNo`, and the answers in their results. Keys and
   * verdicts stay stored.
   */
  forgetThrough(deviceId: string, opNo: number): void;
  /**
   * Runs `step` and returns its result. Its writes are stored at the end. If `step` or a write throws,
   * all its writes are undone.
   */
  attempt<T>(step: () => T): T;
  /**
   * Whether an error comes from the store (full, locked or damaged) and not from the change [P7:
   * failed op].
   */
  isStoreFailure(cause: unknown): boolean;
}

/** A page ends with the row that brings the page's text above this size, in UTF-16 code units. */
const PAGE_TEXT_MAX = 1_000_000;

/** Estimated size of a row without notes, in UTF-16 code units. */
const ROW_TEXT = 400;

/**
 * A page of a pull, with up to `limit` rows. Long rows make the page shorter, so that no page
 * blocks the server. If more rows follow, `rows` contains at least one more than `limit`. `results`
 * show the device which of its ops the rows include [R4: results].
 */
export function pageOf({
  rows,
  places,
  limit,
  counter,
  results,
}: {
  /** Wines and places: each list is sorted by `seq` and has at most `limit` + 1 rows. */
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

/**
 * A page of history. `events` contains up to `limit` + 1 events; one more than `limit` means that
 * others follow.
 */
export function historyPageOf({
  events,
  limit,
  counter,
  wishesSeq,
}: {
  readonly events: Iterable<EventRow>;
  readonly limit: number;
  readonly counter: number;
  readonly wishesSeq: number;
}): HistoryPage {
  const page: EventRow[] = [];
  let text = 0;
  for (const event of events) {
    const last = page.at(-1);
    if (last && (page.length === limit || text > PAGE_TEXT_MAX)) {
      return { events: page, cursor: last.seq, hasMore: true, wishesSeq };
    }
    page.push(event);
    text += ROW_TEXT + (event.note?.length ?? 0);
  }
  return { events: page, cursor: counter, hasMore: false, wishesSeq };
}

/**
 * Maximum number of wishes in a page. The number is small, because each wish may contain a large
 * photo.
 */
const WISHES_AT_ONCE = 20;

/**
 * Number of wishes to read for a page: one more than the page has, to know whether others follow.
 */
export function wishesToRead(limit: number): number {
  return Math.min(limit, WISHES_AT_ONCE) + 1;
}

/**
 * A page of wishes from `read`. If `read` contains {@link wishesToRead} wishes, others follow after
 * this page.
 */
export function wishesPageOf(
  read: readonly WishRow[],
  { limit, counter }: { readonly limit: number; readonly counter: number },
): WishesPage {
  if (read.length < wishesToRead(limit)) return { wishes: read, cursor: counter, hasMore: false };
  const wishes = read.slice(0, -1);
  return { wishes, cursor: wishes.at(-1)?.seq ?? counter, hasMore: true };
}

/** Merges wines and places into one sequence by `seq`. No two rows have the same `seq`. */
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
