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
  type Wish,
  NOT_RECORDED,
} from "sync-protocol";
import { dayAt } from "../../../rules/day.ts";
import { groupedBy } from "../../../rules/groupedBy.ts";
import type { ImportedEvent } from "../../../rules/history/ImportedEvent.ts";
import { newEntry, type WriteContext, type OutboxEntry } from "../../outbox/outbox.ts";
import { decideHere } from "../../outbox/replay.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import {
  type ImportedWine,
  noteImport,
  noteImported,
  noteImportedEvents,
  noteImportedPhotos,
  noteImportedPlaces,
  noteImportedWishes,
  noteChangedEvents,
  readImports,
  type ChangedEvent,
} from "../importJournal.ts";
import { presentEvents } from "../presentEvents.ts";
import { presentWine } from "../presentWine.ts";
import { presentWishes } from "../presentWishes.ts";
import { readEventIds } from "../takenIds.ts";
import { keepPhotosOf, putEntries, putEntry } from "./eventCommands.ts";
import { putPlaceAs } from "./placeCommands.ts";
import { putWishAs } from "./wishCommands.ts";
import { type CommandOutcome, commandTables, runCommand } from "./runCommand.ts";

export interface ImportOrder {
  readonly id: string;
  /** Name of the first imported file. */
  readonly title: string;
  readonly otherFiles?: number;
  readonly changes: readonly Change[];
  /** Places to create. A place comes before the places in it. */
  readonly places: readonly Place[];
  /** Wishes to add. Wishes already in the cellar stay unchanged. */
  readonly wishes: readonly Wish[];
  /** Imported photos as JPEG, by the id of their wine or event. */
  readonly photos: ReadonlyMap<string, ArrayBuffer>;
  readonly events: readonly ImportedEvent[];
  /**
   * Ids of wines whose events are all in the import. Adding such a wine creates no further event
   * [H8: export].
   */
  readonly fullHistoryIds: ReadonlySet<string>;
  /**
   * By wine id, the number of bottles that imported events remove. If the import also lowers the
   * wine's bottle count by them, that edit records no further event, so each bottle is recorded once.
   */
  readonly removedBottles: ReadonlyMap<string, number>;
  /** Events in the cellar whose values in these files differ from those at their earlier import. */
  readonly updated: readonly UpdatedEvent[];
}

export interface UpdatedEvent {
  readonly event: WineEvent;
  readonly base: Partial<EventBody>;
}

export interface ImportWatch {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Maximum number of changes in one write. Larger batches would block the page. */
const BATCH = 200;

/**
 * Writes an import as ordinary changes in one transaction. Logs the import, so that the user can
 * undo it. Works offline: the changes wait for the server. Returns the number of changes.
 */
export function importWines(
  cellar: CellarDatabase,
  { id, title, otherFiles = 0, changes, places: newPlaces, photos: jpegs, ...past }: ImportOrder,
  { now, newId }: WriteContext,
  { onProgress, signal }: ImportWatch,
): Promise<number> {
  const { events: newEvents, wishes: newWishes, fullHistoryIds, removedBottles, updated } = past;
  const { outbox, drafts, places, events, wishes } = cellar;
  const isOwn = ({ author }: WineEvent) => author?.id === cellar.userId;
  const tables = [...commandTables(cellar), drafts, places, events, wishes];
  const steps = changes.length + newEvents.length;
  return cellar.transaction("rw", tables, async () => {
    const eventsToRestore = await removedEvents(cellar, changes);
    const known = newEvents.length > 0 ? await readEventIds(cellar) : new Set<string>();
    for (const place of newPlaces) await putPlaceAs(cellar, place, { now, newId });
    await noteImportedPlaces(cellar, { importId: id, places: newPlaces });
    await addWishes(cellar, { importId: id, wishes: newWishes }, { now, newId });
    await noteImportedPhotos(cellar, { importId: id, photos: [...jpegs.keys()] });
    const recount: Recount = { removedBottles, uncounted: new Set(), corrections: [] };
    let done = 0;
    for (let from = 0; from < changes.length; from += BATCH) {
      signal.throwIfAborted();
      const batch = changes.slice(from, from + BATCH);
      const written = await writeBatch(
        cellar,
        { importId: id, batch, jpegs, fullHistoryIds, eventsToRestore, recount },
        { now, newId },
      );
      await noteImported(cellar, { importId: id, at: from, wines: written });
      done += written.length;
      onProgress(Math.min(changes.length, from + BATCH) / steps);
    }
    const missing: readonly ImportedEvent[] = [
      ...newEvents
        .filter((event) => !known.has(event.id))
        .map((event) => (isOwn(event) ? { ...event, authorName: undefined } : event))
        .map((event) =>
          recount.uncounted.has(event.wineId) ? { ...event, isUncounted: true } : event,
        ),
      ...recount.corrections,
    ];
    for (let from = 0; from < missing.length; from += BATCH) {
      signal.throwIfAborted();
      const batch = missing.slice(from, from + BATCH);
      const by = { userId: cellar.userId, context: { now, newId } };
      await outbox.bulkAdd(batch.flatMap((event) => putEntries(event, by)));
      await keepPhotosOf(cellar, { events: batch, photos: jpegs }, { now, newId });
      await noteImportedEvents(cellar, { importId: id, at: from, events: batch });
      onProgress(Math.min(steps, changes.length + from + BATCH) / steps);
    }
    const otherwise = await updateEvents(cellar, updated, { now, newId });
    await noteChangedEvents(cellar, { importId: id, changed: otherwise });
    await noteImport(cellar, {
      id,
      at: now,
      title,
      otherFiles,
      wines: done,
      events: missing.length + otherwise.filter(hasBefore).length,
      isUndone: false,
    });
    return done;
  });
}

async function addWishes(
  cellar: CellarDatabase,
  { importId, wishes }: { readonly importId: string; readonly wishes: readonly Wish[] },
  context: WriteContext,
): Promise<void> {
  if (wishes.length === 0) return;
  const present = await presentWishes(cellar);
  const missing = wishes.filter(({ id }) => present.get(id)?.deleted !== false);
  for (const wish of missing) await putWishAs(cellar, wish, context);
  await noteImportedWishes(cellar, { importId, wishes: missing });
}

/**
 * Updates events whose values in the files have changed since their earlier import. Removed events
 * stay removed; fields that the user edited keep their values.
 */
async function updateEvents(
  cellar: CellarDatabase,
  updated: readonly UpdatedEvent[],
  { now, newId }: WriteContext,
): Promise<readonly ChangedEvent[]> {
  if (updated.length === 0) return [];
  const present = await presentEvents(cellar);
  const living = updated.flatMap(({ event, base }): ChangedEvent[] => {
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

/**
 * Whether an import changed any field of an event. It may have changed none, because it keeps
 * fields that the user edited.
 */
export function hasBefore({ before }: ChangedEvent): boolean {
  return Object.keys(before).length > 0;
}

interface Batch {
  readonly importId: string;
  readonly batch: readonly Change[];
  readonly jpegs: ImportOrder["photos"];
  readonly fullHistoryIds: ImportOrder["fullHistoryIds"];
  readonly eventsToRestore: RemovedEvents;
  readonly recount: Recount;
}

interface Recount {
  readonly removedBottles: ImportOrder["removedBottles"];
  /**
   * Ids of wines whose quantity the import reduced by fewer bottles than their imported events
   * remove.
   */
  readonly uncounted: Set<string>;
  /** Events that record removed bottles that no imported event records. */
  readonly corrections: WineEvent[];
}

/** Removed events, by the id of their wine. */
type RemovedEvents = ReadonlyMap<string, readonly KeptEvent[]>;

/**
 * The events of arriving bottles, for wines that this import restores. Undoing an earlier import
 * had removed these wines and events.
 */
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
 * Writes a batch of an import. New wines are added to the outbox in one write, because thousands of
 * writes would take minutes. A wine that can no longer be restored is sent too [W13: sweep]: the
 * server refuses it, and the user sees why [S3: refused change].
 */
async function writeBatch(
  cellar: CellarDatabase,
  { importId, batch, jpegs, fullHistoryIds, eventsToRestore, recount }: Batch,
  context: WriteContext,
): Promise<readonly ImportedWine[]> {
  // The import's id, for the event of a wine's arrival. A wine whose events are all imported needs
  // no such event.
  const partOf = (wineId: string) => (fullHistoryIds.has(wineId) ? undefined : importId);
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
  // Changes that remove the events that a create makes, because the imported events already record
  // the arrival.
  const eventsRemovedOf = (change: Change, after: Wine, opId: string) =>
    fullHistoryIds.has(after.id)
      ? eventsMadeBy({ id: opId, day: dayAt(context.now), change, before: undefined, after }).map(
          ({ id: eventId }) =>
            newEntry(
              { kind: "remove-event", eventId },
              { opId: context.newId(), now: context.now },
            ),
        )
      : [];
  const entries = batch.flatMap((change) => {
    if (change.kind !== "create" || !isPlainCreate(change)) return [];
    const outcome = decideHere(undefined, change, cellar.cellarId);
    if (outcome.kind !== "changed") return [];
    const { wineId, body } = change;
    written.push({ wineId, body });
    const [opId, { now }] = [context.newId(), context];
    const entry = newEntry(change, { opId, now, importId: partOf(wineId) });
    return [entry, ...eventsRemovedOf(change, outcome.wine, opId)];
  });
  await cellar.outbox.bulkAdd(entries);
  for (const change of batch) {
    if (isPlainCreate(change)) continue;
    const { wineId } = change;
    const jpeg = change.kind === "create" ? jpegs.get(wineId) : undefined;
    const photo = jpeg && ({ kind: "taken", jpeg, path: undefined } as const);
    const made = change.kind === "create" ? await createOrRestore(cellar, change) : change;
    const counts = recount.removedBottles.get(wineId);
    const before = counts === undefined ? undefined : await presentWine(cellar, wineId);
    const intent = { wineId, change: () => made, photo, importId: partOf(wineId) };
    const outcome = await runCommand(cellar, intent, context);
    if (outcome.kind === "refused") {
      recount.uncounted.add(wineId);
      continue;
    }
    // These wines are already logged: an archived wine when the import added it, an unarchived wine
    // when the import added its bottles.
    if (change.kind === "archive") continue;
    if (change.kind === "unarchive" && written.some((one) => one.wineId === wineId)) continue;
    if (before && counts !== undefined) {
      const fallen = before.present ? before.present.quantity - outcome.wine.quantity : 0;
      const isOwnEvent = outcome.eventId !== undefined && !isUnsentEdit(before.pending.at(-1));
      if (fallen < counts || !isOwnEvent) recount.uncounted.add(wineId);
      else await replaceOwnEvent(cellar, { recount, outcome, more: fallen - counts }, context);
    }
    const isRestored = made.kind === "restore" && !fullHistoryIds.has(wineId);
    await cellar.outbox.bulkAdd(
      (isRestored ? (eventsToRestore.get(wineId) ?? []) : []).map((event) =>
        putEntry(event, { opId: context.newId(), now: context.now }),
      ),
    );
    if (made.kind === "create" && outcome.eventId !== undefined) {
      await cellar.outbox.bulkAdd(eventsRemovedOf(made, outcome.wine, outcome.eventId));
    }
    written.push(importedBy(made, outcome));
  }
  return written;
}

/**
 * Whether the last pending change of a wine is an unsent edit, with which a further edit would
 * merge.
 */
function isUnsentEdit(tail: OutboxEntry | undefined): boolean {
  return tail?.change.kind === "edit" && tail.opNo === undefined;
}

/**
 * Removes the event that an edit of the import creates, because imported events replace it. Adds a
 * correction for removed bottles that no imported event records.
 */
async function replaceOwnEvent(
  cellar: CellarDatabase,
  fall: {
    readonly recount: Recount;
    readonly outcome: Extract<CommandOutcome, { kind: "done" }>;
    readonly more: number;
  },
  { now, newId }: WriteContext,
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

/**
 * Returns the create, or a restore if the wine was removed: a removed wine's ids cannot be used
 * again [W9: tombstone].
 */
async function createOrRestore(cellar: CellarDatabase, create: Change): Promise<Change> {
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
