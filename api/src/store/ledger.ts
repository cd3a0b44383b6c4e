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

/** How many answers are kept per cellar for repeats [I2: repeats]. */
export const ANSWERS_KEPT = 1_000;

/** The progress of a device: its last seen op, and its last acknowledgement. */
export interface DeviceRecord {
  readonly lastOpNo: number;
  readonly ackThrough: number;
}

/** One cellar's data inside an open transaction. Reads see the transaction's own writes. */
export interface Ledger {
  readonly epoch: string;
  /** The cellar's counter [R1: counter]. */
  counter(): number;
  nextSeq(): number;
  /** The size of the cellar [W7: size limits]. */
  holds(): Holdings;
  row(wineId: string): WineRow | undefined;
  /** Adds or replaces the row. */
  keepRow(row: WineRow): void;
  place(placeId: string): PlaceRow | undefined;
  keepPlace(row: PlaceRow): void;
  /** Number of places, removed ones included [G6: limit]. */
  placesHeld(): number;
  /** An event, removed or not. */
  event(eventId: string): EventRow | undefined;
  keepEvent(row: EventRow): void;
  /** Number of events, removed ones included [H6: limit]. */
  eventsHeld(): number;
  /** A wish, removed or not. */
  wish(wishId: string): WishRow | undefined;
  keepWish(row: WishRow): void;
  /** Number of wishes without removed ones [T2: limit]. */
  wishesHeld(): number;
  /** A user as the author of events, with the name of now; `undefined` without an account. */
  author(userId: string): EventAuthor | undefined;
  bottleIdTaken(bottleId: string): boolean;
  /** Whether the path is of a finalized object of this cellar. */
  photoKnown(photoUrl: string): boolean;
  /** Records that a record shows a photo, so that its retention starts again [F2: retention]. */
  showPhoto(photoUrl: string): void;
  result(key: string): StoredResult | undefined;
  /** Stores a result. Of the answers, only the last {@link ANSWERS_KEPT} stay. */
  keepResult(key: string, result: StoredResult): void;
  device(deviceId: string): DeviceRecord | undefined;
  keepDevice(deviceId: string, record: DeviceRecord): void;
  /** The key of a device's op; `undefined` if never seen or forgotten. */
  opKey(deviceId: string, opNo: number): string | undefined;
  keepOpKey(deviceId: string, opNo: number, key: string): void;
  /**
   * Forgets the numbers of ops up to this one, and the bodies of their results. Keys and verdicts
   * stay.
   */
  forgetThrough(deviceId: string, opNo: number): void;
  /** Runs `step`, and undoes its writes if it throws. */
  attempt(step: () => void): void;
  /** Whether the store failed (full, locked or damaged) rather than the step [P7: failed op]. */
  isStoreFailure(cause: unknown): boolean;
}

/** Most text in a page, in UTF-16 code units. A single row may exceed it. */
const PAGE_TEXT_MAX = 1_000_000;

/** Approximate size of a row without its notes. */
const ROW_TEXT = 400;

/**
 * The page that begins with these rows: `limit` of them, or fewer if they are long, so that no page
 * blocks the server. Reads one more row, to know whether others follow. Each page contains results:
 * they say which ops its rows already include [R4: results].
 */
export function pageOf({
  rows,
  places,
  limit,
  counter,
  results,
}: {
  /** Each kind sorted by `seq`, with up to `limit` + 1 rows. */
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

/** The page of a cellar's history that begins with these events; there are at most `limit` + 1. */
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

/** Most wishes in a page, as their photos may be large. */
const WISHES_AT_ONCE = 20;

/** How many wishes to read for a page: one more than it has, to know whether others follow. */
export function wishesToRead(limit: number): number {
  return Math.min(limit, WISHES_AT_ONCE) + 1;
}

/** The page that begins with these wishes; {@link wishesToRead} were requested. */
export function wishesPageOf(
  read: readonly WishRow[],
  { limit, counter }: { readonly limit: number; readonly counter: number },
): WishesPage {
  if (read.length < wishesToRead(limit)) return { wishes: read, cursor: counter, hasMore: false };
  const wishes = read.slice(0, -1);
  return { wishes, cursor: wishes.at(-1)?.seq ?? counter, hasMore: true };
}

/** Rows of all kinds in counter order. Each has its own value. */
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
