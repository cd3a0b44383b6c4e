import { isSoundWineRow, sameValue, type WineRow } from "sync-protocol";
import type { SyncState } from "../../outbox/outbox.ts";
import type { WrittenRows } from "../writtenRows.ts";

export interface CachedRows {
  readonly deviceId: string | undefined;
  readonly epoch: string | null;
  /** All rows up to this cursor are cached. */
  readonly cursor: number;
  readonly rowOf: Map<string, WineRow>;
}

export interface ReadRows {
  /** All base rows, by wine id. Later reads change the contents of this map. */
  readonly rowOf: ReadonlyMap<string, WineRow>;
  readonly touched: readonly string[];
  readonly ahead: readonly number[];
}

export interface ReadableRows {
  readonly toArray: () => PromiseLike<readonly WineRow[]>;
  readonly where: (index: "seq") => {
    readonly above: (seq: number) => { readonly toArray: () => PromiseLike<readonly WineRow[]> };
  };
}

/**
 * Returns all base rows; `undefined` if a row is unreadable. `written` has the rows that this page
 * wrote since the previous read; these rows are not read again.
 */
export type RowReader = (
  cellar: { readonly wines: ReadableRows },
  stateRead: PromiseLike<SyncState | undefined>,
  written?: readonly WrittenRows[],
) => Promise<ReadRows | undefined>;

/**
 * Creates a reader of base rows that caches rows and reads only newer rows. `begun` is the initial
 * cache. An unchanged row stays the same object. Call the reader inside a transaction, with the
 * state read in that transaction.
 *
 * A row that is written later has a higher `seq` than the cursor [R3: newer rows]. After a change
 * of epoch or identity, or with the cursor at its start, all rows are read again [E2: new history].
 */
export function rowCache(begun?: CachedRows): RowReader {
  let cached = begun;

  return async ({ wines }, stateRead, written = []) => {
    const held = cached && cached.cursor > 0 ? withWritten(cached, written) : undefined;
    const [state, newer] = await Promise.all([
      stateRead,
      held ? wines.where("seq").above(held.cursor).toArray() : wines.toArray(),
    ]);
    const before = held && continues(held, state) ? held : undefined;
    const read = held && !before ? await wines.toArray() : newer;
    if (!read.every(isSoundWineRow)) return undefined;

    const { rowOf, touched } = before
      ? withNewer(before.rowOf, [...before.written, ...read])
      : inPlaceOf(cached?.rowOf ?? new Map<string, WineRow>(), read);
    const { deviceId, epoch = null, cursor = 0 } = state ?? {};
    cached = { deviceId, epoch, cursor, rowOf };
    const ahead = read.flatMap(({ seq }) => (seq > cursor ? seq : []));
    return { rowOf, touched, ahead };
  };
}

function withWritten(cached: CachedRows, pages: readonly WrittenRows[]) {
  // After a failed transaction the same page is written again. The later write counts.
  const bySince = new Map(pages.map((page) => [page.since, page]));
  const written: WineRow[] = [];
  let { cursor } = cached;
  for (let page = bySince.get(cursor); page; page = bySince.get(cursor)) {
    if (page.deviceId !== cached.deviceId || page.epoch !== cached.epoch) break;
    if (page.cursor <= cursor) break;
    written.push(...page.rows);
    cursor = page.cursor;
  }
  return { ...cached, cursor, written };
}

function withNewer(rowOf: Map<string, WineRow>, read: readonly WineRow[]) {
  const newer = read.filter(({ id, seq }) => rowOf.get(id)?.seq !== seq);
  for (const row of newer) rowOf.set(row.id, row);
  return { rowOf, touched: newer.map(({ id }) => id) };
}

/**
 * The new cache after all rows were read again, and the ids of wines that differ. Compares whole
 * rows, because equal `seq`s in two epochs do not mean equal rows.
 */
function inPlaceOf(known: ReadonlyMap<string, WineRow>, read: readonly WineRow[]) {
  const rowOf = new Map<string, WineRow>();
  const touched: string[] = [];
  for (const row of read) {
    const before = known.get(row.id);
    const isSame = before !== undefined && isSameRow(before, row);
    rowOf.set(row.id, isSame ? before : row);
    if (!isSame) touched.push(row.id);
  }
  for (const id of known.keys()) if (!rowOf.has(id)) touched.push(id);
  return { rowOf, touched };
}

function isSameRow(one: WineRow, other: WineRow): boolean {
  const fields = new Map(Object.entries(one));
  const others = Object.entries(other);
  return (
    others.length === fields.size &&
    others.every(([key, value]) => sameValue(fields.get(key), value))
  );
}

function continues(cached: CachedRows, state: SyncState | undefined): boolean {
  if (!state) return false;
  const { deviceId, epoch, cursor } = state;
  return deviceId === cached.deviceId && epoch === cached.epoch && cursor >= cached.cursor;
}
