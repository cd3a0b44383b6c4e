import { isSoundWineRow, type WineRow } from "sync-protocol";
import type { SyncState } from "../../rules/outbox.ts";

/** The base rows that a page has read from the store. */
interface CachedRows {
  readonly deviceId: string | undefined;
  readonly epoch: string | null;
  /** Every row that this cursor had reached is cached. */
  readonly cursor: number;
  readonly rowOf: ReadonlyMap<string, WineRow>;
}

/** What is asked of the table of the base rows. */
export interface ReadableRows {
  readonly toArray: () => PromiseLike<readonly WineRow[]>;
  readonly where: (index: "seq") => {
    readonly above: (seq: number) => { readonly toArray: () => PromiseLike<readonly WineRow[]> };
  };
}

/** All base rows; `undefined` when one of them cannot be trusted. */
export type ReadRows = (
  cellar: { readonly wines: ReadableRows },
  state: SyncState | undefined,
) => Promise<readonly WineRow[] | undefined>;

/**
 * Makes a reader of the base rows that takes from the store only what is newer than what it has
 * cached; a row that did not change stays the same object. It runs inside a transaction, with the
 * state read in the same.
 *
 * All that is written once a cursor has been reached has a higher `seq` (rule R3). Another
 * history, another identity or a cursor at its start means: read everything anew (rule E2).
 */
export function rowCache(): ReadRows {
  let cached: CachedRows | undefined;

  return async ({ wines }, state) => {
    const kept = cached && continues(cached, state) ? cached : undefined;
    const read = kept
      ? await wines.where("seq").above(kept.cursor).toArray()
      : await wines.toArray();
    if (!read.every(isSoundWineRow)) return undefined;

    const rowOf = withNewer(kept?.rowOf ?? new Map(), read);
    const { deviceId, epoch = null, cursor = 0 } = state ?? {};
    cached = { deviceId, epoch, cursor, rowOf };
    return Array.from(rowOf.values());
  };
}

function continues(cached: CachedRows, state: SyncState | undefined): boolean {
  if (!state || cached.cursor === 0) return false;
  const { deviceId, epoch, cursor } = state;
  return deviceId === cached.deviceId && epoch === cached.epoch && cursor >= cached.cursor;
}

function withNewer(
  rowOf: ReadonlyMap<string, WineRow>,
  read: readonly WineRow[],
): ReadonlyMap<string, WineRow> {
  const newer = read.filter(({ id, seq }) => seq > (rowOf.get(id)?.seq ?? 0));
  if (newer.length === 0) return rowOf;
  const next = new Map(rowOf);
  for (const row of newer) next.set(row.id, row);
  return next;
}
