import {
  type Change,
  eventBodyOf,
  eventBodySchema,
  eventsMadeBy,
  type EventBody,
  isRemoved,
  isSwept,
  type KeptEvent,
  type Place,
  sameValue,
  type Wine,
  wineBodyOf,
  type WineEvent,
  NOT_RECORDED,
} from "sync-protocol";
import { dayAt } from "../../../rules/day.ts";
import { groupedBy } from "../../../rules/groupedBy.ts";
import { newEntry, type Occasion, type OutboxEntry } from "../../outbox/outbox.ts";
import { decideHere } from "../../outbox/replay.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import {
  type ImportedWine,
  noteImport,
  noteImported,
  noteImportedEvents,
  noteImportedPhotos,
  noteImportedPlaces,
  noteChangedEvents,
  readImports,
  type ChangedEvent,
} from "../importJournal.ts";
import { presentEvents } from "../presentEvents.ts";
import { presentWine } from "../presentWine.ts";
import { readEventIds } from "../takenIds.ts";
import { keepPhotosOf, putEntry } from "./eventCommands.ts";
import { putPlaceAs } from "./placeCommands.ts";
import { type CommandOutcome, commandTables, runCommand } from "./runCommand.ts";

/** What is imported at once. */
export interface ImportOrder {
  readonly id: string;
  readonly title: string;
  readonly changes: readonly Change[];
  /** The places that are made for them; those around others first. */
  readonly places: readonly Place[];
  /** The JPEGs that come along, by wine or event. */
  readonly photos: ReadonlyMap<string, ArrayBuffer>;
  /** What became of bottles; those that are here already stay as they are. */
  readonly events: readonly WineEvent[];
  /** The wines whose past is told as a whole: of their creates no event stays (rule H8). */
  readonly recounted: ReadonlySet<string>;
  /**
   * How many of the bottles that went by an edit of a wine its events count: they stand in the place of the event
   * that the edit would make, so that one bottle leaves one trace.
   */
  readonly recounts: ReadonlyMap<string, number>;
  /** What the files tell otherwise of events that are here, over what an earlier import told. */
  readonly retold: readonly Retold[];
}

/** An event as a newer file tells it, and what stood in the fields that differ. */
export interface Retold {
  readonly event: WineEvent;
  readonly base: Partial<EventBody>;
}

/** How an import goes on, and how it is stopped. */
export interface ImportWatch {
  readonly onProgress: (share: number) => void;
  /** Stopped before its end, it has changed nothing. */
  readonly signal: AbortSignal;
}

/** How many changes are written at once: larger ones would hold up the page. */
const BATCH = 200;

/**
 * Writes an import by ordinary changes, as a whole or not at all: a page that closes under it leaves
 * nothing half. What it did is noted beside, so that it can be taken back. Offline the same: the
 * changes wait for the server as all others do. Answers how many it made.
 */
export function importWines(
  cellar: CellarDatabase,
  { id, title, changes, places: newPlaces, photos: jpegs, ...past }: ImportOrder,
  { now, newId }: Occasion,
  { onProgress, signal }: ImportWatch,
): Promise<number> {
  const { events: told, recounted, recounts, retold } = past;
  const { outbox, drafts, places, events } = cellar;
  const tables = [...commandTables(cellar), drafts, places, events];
  const steps = changes.length + told.length;
  return cellar.transaction("rw", tables, async () => {
    const revived = await removedEvents(cellar, changes);
    const known = told.length > 0 ? await readEventIds(cellar) : new Set<string>();
    for (const place of newPlaces) await putPlaceAs(cellar, place, { now, newId });
    await noteImportedPlaces(cellar, { importId: id, places: newPlaces });
    await noteImportedPhotos(cellar, { importId: id, photos: [...jpegs.keys()] });
    const recount: Recount = { recounts, uncounted: new Set(), corrections: [] };
    let done = 0;
    for (let from = 0; from < changes.length; from += BATCH) {
      signal.throwIfAborted();
      const batch = changes.slice(from, from + BATCH);
      const written = await writeBatch(
        cellar,
        { importId: id, batch, jpegs, recounted, revived, recount },
        { now, newId },
      );
      await noteImported(cellar, { importId: id, at: from, wines: written });
      done += written.length;
      onProgress(Math.min(changes.length, from + BATCH) / steps);
    }
    const missing = [
      ...told
        .filter((event) => !known.has(event.id))
        .map((event) =>
          recount.uncounted.has(event.wineId) ? { ...event, isUncounted: true } : event,
        ),
      ...recount.corrections,
    ];
    for (let from = 0; from < missing.length; from += BATCH) {
      signal.throwIfAborted();
      const batch = missing.slice(from, from + BATCH);
      await outbox.bulkAdd(batch.map((event) => putEntry(event, { opId: newId(), now })));
      await keepPhotosOf(cellar, { events: batch, photos: jpegs }, { now, newId });
      await noteImportedEvents(cellar, { importId: id, at: from, events: batch });
      onProgress(Math.min(steps, changes.length + from + BATCH) / steps);
    }
    const otherwise = await retell(cellar, retold, { now, newId });
    await noteChangedEvents(cellar, { importId: id, changed: otherwise });
    await noteImport(cellar, {
      id,
      at: now,
      title,
      wines: done,
      events: missing.length + otherwise.filter(hasBefore).length,
      isUndone: false,
    });
    return done;
  });
}

/**
 * Writes what files tell otherwise of events that are here: those that were removed stay gone, and so does what was
 * said of a field here since.
 */
async function retell(
  cellar: CellarDatabase,
  retold: readonly Retold[],
  { now, newId }: Occasion,
): Promise<readonly ChangedEvent[]> {
  if (retold.length === 0) return [];
  const present = await presentEvents(cellar);
  const living = retold.flatMap(({ event, base }): ChangedEvent[] => {
    const here = present.get(event.id);
    if (!here || here.deleted) return [];
    const now = new Map<string, unknown>(Object.entries(here));
    const same = Object.entries(base).filter(([field, value]) => sameValue(now.get(field), value));
    const before: Partial<EventBody> = Object.fromEntries(same);
    return [{ eventId: event.id, wineId: event.wineId, body: eventBodyOf(event), before }];
  });
  const entries = living
    .filter(hasBefore)
    .map(({ eventId, wineId, body, before }) =>
      newEntry(
        { kind: "put-event", eventId, wineId, bottles: 0, body, base: before },
        { opId: newId(), now },
      ),
    );
  await cellar.outbox.bulkAdd(entries);
  return living;
}

/** Whether anything of an event was told otherwise, as nobody had edited it. */
export function hasBefore({ before }: ChangedEvent): boolean {
  return Object.keys(before).length > 0;
}

interface Batch {
  readonly importId: string;
  readonly batch: readonly Change[];
  readonly jpegs: ImportOrder["photos"];
  readonly recounted: ImportOrder["recounted"];
  readonly revived: RemovedEvents;
  readonly recount: Recount;
}

/** What becomes of edits of which the files tell how their bottles went. */
interface Recount {
  readonly recounts: ImportOrder["recounts"];
  /** Wines of which fewer went by now than the events would count. */
  readonly uncounted: Set<string>;
  /** For those of which more went. */
  readonly corrections: WineEvent[];
}

/** The events of bottles that came, of wines that were removed with them, by wine. */
type RemovedEvents = ReadonlyMap<string, readonly KeptEvent[]>;

/** Such events of wines that this import brings back: undoing another has removed both. */
async function removedEvents(
  cellar: CellarDatabase,
  changes: readonly Change[],
): Promise<RemovedEvents> {
  const imports = await readImports(cellar);
  if (!imports.some(({ isUndone }) => isUndone)) return new Map();
  const wanted = new Set(changes.flatMap(({ kind, wineId }) => (kind === "create" ? wineId : [])));
  const events = [...(await presentEvents(cellar)).values()].filter(
    ({ deleted, kind, isUncounted, bottles, wineId }) =>
      deleted && kind === "added" && !isUncounted && bottles > 0 && wanted.has(wineId),
  );
  return groupedBy(events, ({ wineId }) => wineId);
}

/**
 * New wines go into the outbox together: one by one, thousands of them would take minutes. So does what can't
 * be restored any more (rule W13): the server refuses it, and its owner is told (S3).
 */
async function writeBatch(
  cellar: CellarDatabase,
  { importId, batch, jpegs, recounted, revived, recount }: Batch,
  occasion: Occasion,
): Promise<readonly ImportedWine[]> {
  // Of a wine whose past is told, the import brings no bottles of its own.
  const partOf = (wineId: string) => (recounted.has(wineId) ? undefined : importId);
  const ids = batch.map(({ wineId }) => wineId);
  const rows = await cellar.wines.bulkGet(ids);
  const pending = await cellar.outbox.where("recordId").anyOf(ids).toArray();
  const swept = new Set(rows.flatMap((row) => (row && isSwept(row) ? row.id : [])));
  const here = new Set([
    ...rows.flatMap((row) => row?.id ?? []),
    ...pending.map(({ recordId }) => recordId),
  ]);
  const isPlainCreate = ({ kind, wineId }: Change) =>
    kind === "create" && (swept.has(wineId) || (!here.has(wineId) && !jpegs.has(wineId)));
  const written: ImportedWine[] = [];
  // Of a wine whose past is told, what its create would say of it once more.
  const eventsRemovedOf = (change: Change, after: Wine, opId: string) =>
    recounted.has(after.id)
      ? eventsMadeBy({ id: opId, day: dayAt(occasion.now), change, before: undefined, after }).map(
          ({ id: eventId }) =>
            newEntry(
              { kind: "remove-event", eventId },
              { opId: occasion.newId(), now: occasion.now },
            ),
        )
      : [];
  const entries = batch.flatMap((change) => {
    if (change.kind !== "create" || !isPlainCreate(change)) return [];
    const outcome = decideHere(undefined, change, cellar.userId);
    if (outcome.kind !== "changed") return [];
    const { wineId, body } = change;
    written.push({ wineId, body });
    const [opId, { now }] = [occasion.newId(), occasion];
    const entry = newEntry(change, { opId, now, importId: partOf(wineId) });
    return [entry, ...eventsRemovedOf(change, outcome.wine, opId)];
  });
  await cellar.outbox.bulkAdd(entries);
  for (const change of batch) {
    if (isPlainCreate(change)) continue;
    const { wineId } = change;
    const jpeg = change.kind === "create" ? jpegs.get(wineId) : undefined;
    const photo = jpeg && ({ kind: "taken", jpeg, path: undefined } as const);
    const made = change.kind === "create" ? await madeAgain(cellar, change) : change;
    const counts = recount.recounts.get(wineId);
    const before = counts === undefined ? undefined : await presentWine(cellar, wineId);
    const intent = { wineId, change: () => made, photo, importId: partOf(wineId) };
    const outcome = await runCommand(cellar, intent, occasion);
    if (outcome.kind === "refused") {
      recount.uncounted.add(wineId);
      continue;
    }
    // What comes archived was noted when it was added, and what gets bottles again with them.
    if (change.kind === "archive") continue;
    if (change.kind === "unarchive" && written.some((one) => one.wineId === wineId)) continue;
    if (before && counts !== undefined) {
      const fallen = before.present ? before.present.quantity - outcome.wine.quantity : 0;
      const isOwnEvent = outcome.eventId !== undefined && !isUnsentEdit(before.pending.at(-1));
      if (fallen < counts || !isOwnEvent) recount.uncounted.add(wineId);
      else await recountFall(cellar, { recount, outcome, more: fallen - counts }, occasion);
    }
    const isRevived = made.kind === "restore" && !recounted.has(wineId);
    await cellar.outbox.bulkAdd(
      (isRevived ? (revived.get(wineId) ?? []) : []).map((event) =>
        putEntry(event, { opId: occasion.newId(), now: occasion.now }),
      ),
    );
    if (made.kind === "create" && outcome.eventId !== undefined) {
      await cellar.outbox.bulkAdd(eventsRemovedOf(made, outcome.wine, outcome.eventId));
    }
    written.push(importedBy(made, outcome));
  }
  return written;
}

/** An edit that was never sent: the next becomes one with it, and so do their events. */
function isUnsentEdit(tail: OutboxEntry | undefined): boolean {
  return tail?.change.kind === "edit" && tail.opNo === undefined;
}

/** Puts the events that count an edit's bottles in the place of its own, and a correction for what went beside. */
async function recountFall(
  cellar: CellarDatabase,
  fall: {
    readonly recount: Recount;
    readonly outcome: Extract<CommandOutcome, { kind: "done" }>;
    readonly more: number;
  },
  { now, newId }: Occasion,
): Promise<void> {
  const { recount, outcome, more } = fall;
  if (outcome.eventId === undefined) return;
  const remove = { kind: "remove-event", eventId: outcome.eventId } as const;
  await cellar.outbox.add(newEntry(remove, { opId: newId(), now }));
  if (more === 0) return;
  const body = eventBodySchema.parse({ kind: "corrected", day: dayAt(now) });
  const made = { id: newId(), wineId: outcome.wine.id, lotId: null, bottles: -more };
  recount.corrections.push({ ...body, ...NOT_RECORDED, ...made, isUncounted: false });
}

/** A create, or what restores the wine where it was removed: its ids stay taken (rule W9). */
async function madeAgain(cellar: CellarDatabase, create: Change): Promise<Change> {
  const { wineId } = create;
  const { kept } = await presentWine(cellar, wineId);
  return kept && isRemoved(kept) ? { kind: "restore", wineId } : create;
}

function importedBy(
  change: Change,
  { wine, eventId }: Extract<CommandOutcome, { kind: "done" }>,
): ImportedWine {
  const body = wineBodyOf(wine);
  if (change.kind !== "edit" || !change.base) return { wineId: wine.id, body };
  return { wineId: wine.id, body, before: change.base, opId: eventId };
}
