import type { Touched } from "../../view/cellarModel.ts";
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

/** What a page holds of a cellar, brought up to date by one read transaction. */
export type ReadCellar =
  | {
      readonly kind: "sound";
      /** Its maps are the same each time; later reads change them. */
      readonly sources: StandingSources;
      /** The wines of which something has changed since the read before. */
      readonly touched: Touched;
      /** What a store that shows the same wines can be told by: see `cellarStamp`. */
      readonly stamp: string | undefined;
    }
  /** A wine cannot be read; `mendRows` helps. */
  | { readonly kind: "damaged" }
  /** An unsent change cannot be read, or a prepared store was emptied; `prepareCellar` helps. */
  | { readonly kind: "spoilt" };

/** How a cellar is read. */
export interface CellarReading {
  /** Whether all wines are read page by page, which takes longer and leaves the page free. */
  readonly isInPages: boolean;
}

type Photos = Pick<StandingSources, "photosOf" | "waitingPhotoOf" | "refusedPhotos" | "lostPhotos">;

/**
 * Makes a reader that holds the records of a cellar in memory and, told which keys have changed,
 * reads those alone; `undefined` means all. Of rows that this page has written it takes the `written`.
 * Each read is one transaction; where the page must stay free, pages of rows are read beforehand.
 *
 * A read may see later writes of which it is not told yet. So that no effect is missing then, or
 * counted twice (rule S2), it always reads the rows that are newer than those it holds, and with
 * them all that it knows to be pending on their wines: a row is written with what settles for it.
 */
export function cellarReader(
  cellar: CellarDatabase,
  { isInPages }: CellarReading,
): (changed: ChangedKeys | undefined, written: readonly WrittenRows[]) => Promise<ReadCellar> {
  const { wines, events, outbox, attention, photos, missingPhotos, state, userId } = cellar;
  const tables = [wines, events, outbox, attention, photos, missingPhotos, state];
  let readRows = rowCache();
  let pending = outboxCache(cellar);
  let needing: StandingSources["attention"] = [];
  let kept: Photos = { photosOf: new Map(), waitingPhotoOf: new Map(), ...NO_TROUBLE };
  /** Whether all of the read before is held, so that a read of what changed completes it. */
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
    if (wasEmptied || ![...entries.values()].every(isSoundEntry)) return { kind: "spoilt" };
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
      userId,
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

/** The wines and events of which other photos are kept. */
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
 * Whether an unsent change is one at all, judged by what every view asks of it: `prepareCellar` has
 * judged the rest when the store was opened, and garbage that comes later has no part of it.
 */
function isSoundEntry(entry: Partial<Record<keyof OutboxEntry, unknown>> | undefined): boolean {
  if (!entry) return true;
  const { opId, change } = entry;
  return typeof opId === "string" && typeof change === "object" && change !== null;
}

/** How many rows are read at once: more of them would hold up the page while they are unpacked. */
const READ_AT_ONCE = 500;

/**
 * All base rows, read by one transaction for each page of them, so that neither the page nor a write
 * waits long. What is written meanwhile lies beyond the cursor that they are told with (rule R3), so
 * that a `rowCache` which begins with them reads it. `undefined` where they come again, or one cannot
 * be trusted: then all have to be read at once.
 */
async function readRowsInPages({ wines, state }: CellarDatabase): Promise<CachedRows | undefined> {
  const known = await state.get("sync");
  if (!known || known.cursor === 0) return undefined;

  const { deviceId, epoch, cursor } = known;
  const rowOf = new Map<string, WineRow>();
  let last = "";
  for (;;) {
    const page = await wines.where("id").above(last).limit(READ_AT_ONCE).toArray();
    if (!page.every(isSoundWineRow)) return undefined;
    for (const row of page) rowOf.set(row.id, row);
    last = page.at(-1)?.id ?? last;
    if (page.length < READ_AT_ONCE) return { deviceId, epoch, cursor, rowOf };
  }
}
