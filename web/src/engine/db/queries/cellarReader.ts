import type { Collection } from "dexie";
import type { ChangedWines } from "../../view/cellarModel.ts";
import type { StandingSources } from "../../view/cellarStanding.ts";
import type { KeptPhotoKey } from "../../view/cellarView.ts";
import { cellarStamp } from "../../view/cellarStamp.ts";
import type { OutboxEntry } from "../../outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { refusedPhotos, waitingPhotosAmong } from "../photos/keptPhotos.ts";
import { lostPhotos } from "../photos/missingPhotos.ts";
import { keptPhotoKeys } from "../photos/photoKeys.ts";
import type { WrittenRows } from "../writtenRows.ts";
import type { ChangedKeys } from "./changedKeys.ts";
import { outboxCache } from "./outboxCache.ts";
import { type CachedRows, rowCache } from "./rowCache.ts";
import { isSoundWineRow, type WineRow } from "sync-protocol";

export type ReadCellar =
  | {
      readonly kind: "sound";
      /** The same map objects in every result. Later reads change their contents. */
      readonly sources: StandingSources;
      readonly touched: ChangedWines;
      readonly stamp: string | undefined;
    }
  /** A wine is unreadable; call `mendRows`. */
  | { readonly kind: "damaged" }
  /** A pending change is unreadable, or a prepared store was emptied; call `prepareCellar`. */
  | { readonly kind: "corrupt" };

export interface CellarReading {
  /** Whether wines are read page by page. This takes longer but does not block the page. */
  readonly isInPages: boolean;
}

type Photos = Pick<StandingSources, "photosOf" | "waitingPhotoOf" | "refusedPhotos" | "lostPhotos">;

/**
 * Creates a function that reads a cellar and caches its records. Call the function with the keys of
 * the changed records, which are read again, or with `undefined` to read all records. `written` has
 * the rows that this page wrote, so that these rows need not be read. Each call reads in one
 * transaction. With `isInPages`, the rows are read before this transaction.
 *
 * The transaction may see writes whose keys were not passed yet. To count each effect exactly once
 * [S2: settling], the function also reads all rows newer than the cached rows, and all pending
 * changes of these wines, because the transaction that writes a row also settles its changes.
 */
export function cellarReader(
  cellar: CellarDatabase,
  { isInPages }: CellarReading,
): (changed: ChangedKeys | undefined, written: readonly WrittenRows[]) => Promise<ReadCellar> {
  const { wines, events, outbox, attention, photos, missingPhotos, state, cellarId } = cellar;
  const tables = [wines, events, outbox, attention, photos, missingPhotos, state];
  let readRows = rowCache();
  let pending = outboxCache(cellar);
  let needing: StandingSources["attention"] = [];
  let kept: Photos = { photosOf: new Map(), waitingPhotoOf: new Map(), ...NO_TROUBLE };
  let isHeld = false;
  let wasPrepared = false;

  const readAnew = async () => {
    readRows = rowCache(isInPages ? await readRowsInPages(cellar) : undefined);
    pending = outboxCache(cellar);
  };
  const read = async (changed: ChangedKeys | undefined, written: readonly WrittenRows[]) => {
    const isOf = (table: string) => !changed || changed.has(table);
    const stateRead = state.get("sync");
    const [known, rows, entries, needingNow, keptNow] = await Promise.all([
      stateRead,
      readRows(cellar, stateRead, written),
      pending.read(changed ? (changed.get("outbox") ?? new Set()) : "all"),
      isOf("attention") ? attention.orderBy("opId").toArray() : needing,
      isOf("photos") || isOf("missingPhotos") ? readPhotos(cellar) : kept,
    ]);
    const onRows = (rows?.touched ?? []).flatMap((id) => pending.pendingOf.get(id) ?? []);
    const unread = onRows.filter(({ position }) => !entries.has(position));
    const beside = await pending.read(new Set(unread.map(({ position }) => position)));
    return { known, rows, entries: new Map([...entries, ...beside]), needingNow, keptNow };
  };

  return async (changed, written) => {
    const wasHeld = isHeld;
    if (!wasHeld) await readAnew();
    isHeld = false;
    const now = await cellar.transaction("r", tables, async () =>
      read(wasHeld ? changed : undefined, written),
    );
    const { known, rows, entries, needingNow, keptNow } = now;
    const wasEmptied = wasPrepared && !known;
    wasPrepared ||= known !== undefined;
    if (wasEmptied || ![...entries.values()].every(isSoundEntry)) return { kind: "corrupt" };
    if (!rows) return { kind: "damaged" };

    const touched = new Set([
      ...rows.touched,
      ...pending.take(entries),
      ...differing(kept.photosOf, keptNow.photosOf),
    ]);
    needing = needingNow;
    kept = keptNow;
    isHeld = true;
    const { entryAt, pendingOf } = pending;
    const outboxNow = [...entryAt.values()];
    const sources: StandingSources = {
      userId: cellarId,
      rowOf: rows.rowOf,
      pendingOf,
      outbox: entryAt,
      attention: needing,
      state: known,
      ...kept,
    };
    return {
      kind: "sound",
      sources,
      touched: wasHeld ? touched : "all",
      stamp: cellarStamp({ state: known, ahead: rows.ahead, outbox: outboxNow }),
    };
  };
}

const NO_TROUBLE = { refusedPhotos: [], lostPhotos: [] } as const;

async function readPhotos(cellar: CellarDatabase): Promise<Photos> {
  const [photosOf, refused, lost] = await Promise.all([
    keptPhotoKeys(cellar),
    refusedPhotos(cellar),
    lostPhotos(cellar),
  ]);
  const ofEvents = [...refused, ...lost].filter(({ isOfEvent }) => isOfEvent);
  const rows = await cellar.events.bulkGet(ofEvents.map(({ recordId }) => recordId));
  const wineOf = new Map(rows.flatMap((row) => (row ? [[row.id, row.wineId] as const] : [])));
  return {
    photosOf,
    waitingPhotoOf: waitingPhotosAmong(photosOf, refused),
    refusedPhotos: refused.flatMap(({ id, recordId, isOfEvent, keptAt, refusal }) =>
      refusal ? { id, recordId, isOfEvent, wineId: wineOf.get(recordId), keptAt, refusal } : [],
    ),
    lostPhotos: lost.map((photo) => ({ ...photo, wineId: wineOf.get(photo.recordId) })),
  };
}

function differing(before: Photos["photosOf"], after: Photos["photosOf"]): readonly string[] {
  if (before === after) return [];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (wineId) => stampOf(before.get(wineId)) !== stampOf(after.get(wineId)),
  );
}

function stampOf(kept: readonly KeptPhotoKey[] = []): string {
  return kept.map(({ id, path = "" }) => `${id} ${path}`).join("|");
}

/**
 * Whether an unsent change has the fields that every view needs. `prepareCellar` has checked its
 * other fields.
 */
function isSoundEntry(entry: Partial<Record<keyof OutboxEntry, unknown>> | undefined): boolean {
  if (!entry) return true;
  const { opId, change } = entry;
  return typeof opId === "string" && typeof change === "object" && change !== null;
}

/** Maximum number of rows in one read. More rows in one step would block the page. */
const READ_AT_ONCE = 500;

/** Ids are random hexadecimal digits, so about half of them are above this id. */
const MIDDLE_ID = "8";

/**
 * Reads all base rows with one transaction per page of rows, so that neither the app nor a write
 * waits long. Rows that are written meanwhile have a `seq` above the returned cursor. A `rowCache`
 * that starts from this result reads them next [R3: newer rows]. Returns `undefined` if all rows
 * must be read in one transaction, because the rows are being reloaded or a row is unreadable.
 */
async function readRowsInPages({ wines, state }: CellarDatabase): Promise<CachedRows | undefined> {
  const known = await state.get("sync");
  if (!known || known.cursor === 0) return undefined;

  const { deviceId, epoch, cursor } = known;
  const rowOf = new Map<string, WineRow>();
  // The wines are read in two halves at the same time: while the app processes a page of one half,
  // the browser prepares a page of the other half.
  const areSound = await Promise.all([
    readPages((last) => wines.where("id").between(last, MIDDLE_ID, false, true), "", rowOf),
    readPages((last) => wines.where("id").above(last), MIDDLE_ID, rowOf),
  ]);
  return areSound.every(Boolean) ? { deviceId, epoch, cursor, rowOf } : undefined;
}

/** Reads the rows above an id into `rowOf`, page by page. Returns `false` at an unreadable row. */
async function readPages(
  rowsAbove: (id: string) => Collection<WineRow, string>,
  from: string,
  rowOf: Map<string, WineRow>,
): Promise<boolean> {
  for (let last = from; ;) {
    const page = await rowsAbove(last).limit(READ_AT_ONCE).toArray();
    if (!page.every(isSoundWineRow)) return false;
    for (const row of page) rowOf.set(row.id, row);
    last = page.at(-1)?.id ?? last;
    if (page.length < READ_AT_ONCE) return true;
  }
}
