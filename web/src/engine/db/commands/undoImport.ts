import {
  type Change,
  differingFields,
  differingInEvents,
  type EventBody,
  eventBodySchema,
  type EventChange,
  isOfWine,
  type KeptEvent,
  type Place,
  placeBodyOf,
  sameValue,
  type Wine,
  wineBodyOf,
  type Wish,
  wishBodyOf,
} from "sync-protocol";
import { withValues } from "../../outbox/editChange.ts";
import { newEntry, type WriteContext } from "../../outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import {
  type ImportedWine,
  noteImport,
  readEventsAsImported,
  readImported,
  readImportedEvents,
  readImportedPhotos,
  readImportedPlaces,
  readImportedWishes,
  readImports,
  readChangedEvents,
  type ChangedEvent,
} from "../importJournal.ts";
import { readOutbox } from "../outboxPages.ts";
import { presentEvents } from "../presentEvents.ts";
import { presentPlaces } from "../presentPlaces.ts";
import { presentWishes } from "../presentWishes.ts";
import { presentWines } from "../presentWine.ts";
import { hasBefore } from "./importWines.ts";
import { recordMany } from "./manyCommands.ts";
import { commandTables, runCommand } from "./runCommand.ts";

/** Maximum number of changes in one write. Larger batches would block the page. */
const BATCH = 200;

export interface UndoCounts {
  readonly removed: number;
  /** Number of imported wines that stay, because they were used after the import. */
  readonly used: number;
  readonly restored: number;
  readonly events: number;
}

/**
 * Undoes an import. Removes the wines it added with all their events, the events it added to other
 * wines, its wishes, and the places it created. Restores the fields it changed, except those edited
 * since. Wines and places used since stay. Works offline.
 */
export function undoImport(
  cellar: CellarDatabase,
  importId: string,
  context: WriteContext,
): Promise<UndoCounts> {
  const { outbox, drafts, events, places, wishes } = cellar;
  const tables = [...commandTables(cellar), drafts, events, places, wishes];
  return cellar.transaction("rw", tables, async () => {
    const note = (await readImports(cellar)).find(({ id }) => id === importId);
    if (!note || note.isUndone) return { removed: 0, used: 0, restored: 0, events: 0 };
    const imported = await readImported(cellar, importId);
    const importedIds = new Set(await readImportedEvents(cellar, importId));
    const living = [...(await presentEvents(cellar)).values()].filter(({ deleted }) => !deleted);
    const photosCome = await readImportedPhotos(cellar, importId);
    const waiting = await waitingPhotos(cellar);
    const photosOf = (id: string): PhotoState => ({
      isImported: photosCome?.includes(id),
      isWaiting: waiting.has(id),
    });
    const asImported = await readEventsAsImported(cellar);
    const editedIds = new Set(
      living
        .filter((event) => importedIds.has(event.id))
        .filter((event) => hasDetails(event, asImported.get(event.id), photosOf(event.id)))
        .map(({ id }) => id),
    );
    const eventsOf = byWine(living.filter(({ id }) => !importedIds.has(id) || editedIds.has(id)));

    const added = imported.filter(({ before }) => before === undefined);
    const present = await presentWines(
      cellar,
      added.map(({ wineId }) => wineId),
    );
    const there = added.flatMap((wine) => {
      const now = present.get(wine.wineId);
      return now ? [{ wine, now }] : [];
    });
    const unused = there
      .filter(({ wine, now }) => !isUsed(now, wine, { made: eventsOf.get(now.id) ?? [], photosOf }))
      .map(({ now }) => now.id);
    await recordMany(cellar, unused, "remove", context);
    const changed = imported.filter(({ before }) => before !== undefined);
    for (const { wineId, ...wine } of changed) {
      const change = (now: Wine | undefined) => now && takenBack(now, { wineId, ...wine });
      await runCommand(cellar, { wineId, change, undoes: wine.opId }, context);
    }

    const removed = new Set(unused);
    const staying = new Set(there.map(({ now }) => now.id).filter((id) => !removed.has(id)));
    const gone = living.filter(
      // A wine that stays keeps its counted events, because its quantity includes their bottles.
      ({ id, wineId, isUncounted }) =>
        removed.has(wineId) ||
        (importedIds.has(id) && !editedIds.has(id) && (isUncounted || !staying.has(wineId))),
    );
    const entryOf = (change: Parameters<typeof newEntry>[0], undoes?: string) =>
      newEntry(change, { opId: context.newId(), now: context.now, undoes });
    const goneEvents = gone.map((event) =>
      entryOf(
        { kind: "remove-event", eventId: event.id },
        mayBeDated(event) ? event.id : undefined,
      ),
    );
    const gonePlaces = await unusedPlaces(cellar, {
      made: await readImportedPlaces(cellar, importId),
      removed,
    });
    const removePlaces = gonePlaces.map(({ id }) => entryOf({ kind: "remove-place", placeId: id }));
    const livingIds = new Set(living.map(({ id }) => id));
    const updated = (await readChangedEvents(cellar, importId))
      .filter((one) => livingIds.has(one.eventId) && hasBefore(one))
      .map((one) => entryOf(eventAsBefore(one)));
    const removeWishes = (await unchangedWishes(cellar, importId)).map(({ id }) =>
      entryOf({ kind: "remove-wish", wishId: id }),
    );
    const entries = [...goneEvents, ...updated, ...removePlaces, ...removeWishes];
    for (let from = 0; from < entries.length; from += BATCH) {
      await outbox.bulkAdd(entries.slice(from, from + BATCH));
    }
    await noteImport(cellar, { ...note, isUndone: true });
    const counted = gone.filter(({ id }) => importedIds.has(id)).length;
    const used = there.length - unused.length;
    return { removed: unused.length, used, restored: changed.length, events: counted };
  });
}

interface PhotoState {
  readonly isImported: boolean | undefined;
  readonly isWaiting: boolean;
}

/**
 * Whether an imported wine was used since the import: it was edited, or has other events than its
 * arrival.
 */
function isUsed(
  present: Wine,
  { body }: ImportedWine,
  {
    made,
    photosOf,
  }: { readonly made: readonly KeptEvent[]; readonly photosOf: (id: string) => PhotoState },
): boolean {
  const { isImported = body.photoUrl === null, isWaiting } = photosOf(present.id);
  // The photo may differ although the user left it unchanged: the imported photo got a path after
  // its upload, or was dropped because the server lacks it.
  const isPhotoAsCome = isImported || (present.photoUrl === null && !isWaiting);
  const fields = differingFields(wineBodyOf(present), body);
  const isSame = fields.every((field) => field === "photoUrl" && isPhotoAsCome);
  if (!isSame || (isWaiting && !isImported)) return true;
  return !areArrivalsOfOneImport(made) || made.some((event) => gotDetailsSince(event, photosOf));
}

function areArrivalsOfOneImport(made: readonly KeptEvent[]): boolean {
  const imports = new Set(made.map(({ importId }) => importId));
  const areOfOne = made.length <= 1 || (imports.size === 1 && !imports.has(null));
  return areOfOne && made.every(({ kind, isUncounted }) => kind === "added" && !isUncounted);
}

function gotDetailsSince(event: KeptEvent, photosOf: (id: string) => PhotoState): boolean {
  return hasDetails(event, plainBody(event), { ...photosOf(event.id), isImported: false });
}

function hasDetails(
  event: KeptEvent,
  asCome: EventBody | undefined,
  { isImported = true, isWaiting }: PhotoState,
): boolean {
  if (isWaiting && !isImported) return true;
  if (event.impressions.some(({ author }) => author.id !== null)) return true;
  const fields = asCome ? differingInEvents(asCome, event) : [];
  return fields.some((field) => field !== "photoUrl" || !(isImported || event.photoUrl === null));
}

/**
 * Whether an event may be from an import by an earlier build. The server may then have added events
 * for dated purchases [H9: purchases].
 */
function mayBeDated({ isUncounted, recordedOn }: KeptEvent): boolean {
  return !isUncounted && recordedOn === null;
}

function plainBody({ kind, day, price, shop }: KeptEvent): EventBody {
  return eventBodySchema.parse({ kind, day, price, shop });
}

async function waitingPhotos({ photos }: CellarDatabase): Promise<ReadonlySet<string>> {
  const waiting = new Set<string>();
  await photos.each(({ recordId, path }) => {
    if (path === undefined) waiting.add(recordId);
  });
  return waiting;
}

function takenBack(present: Wine, { body, before, wineId }: ImportedWine): Change | undefined {
  if (!before) return undefined;
  const fields = new Set<string>(Object.keys(before));
  const base = Object.fromEntries(Object.entries(body).filter(([field]) => fields.has(field)));
  const wanted = withValues(wineBodyOf(present), before);
  return { kind: "edit", wineId, body: { ...wanted, lots: before.lots ?? wanted.lots }, base };
}

/**
 * The change that restores an event's values from before the import, except fields edited since.
 */
function eventAsBefore({ eventId, wineId, body, before }: ChangedEvent): EventChange {
  const fields = new Set<string>(Object.keys(before));
  const base = Object.fromEntries(Object.entries(body).filter(([field]) => fields.has(field)));
  const bodyBefore = eventBodySchema.parse({ ...body, ...before });
  return { kind: "put-event", eventId, wineId, bottles: 0, body: bodyBefore, base };
}

function byWine(events: readonly KeptEvent[]): ReadonlyMap<string, readonly KeptEvent[]> {
  const ofWine = new Map<string, KeptEvent[]>();
  for (const event of events) {
    ofWine.set(event.wineId, [...(ofWine.get(event.wineId) ?? []), event]);
  }
  return ofWine;
}

async function unusedPlaces(
  cellar: CellarDatabase,
  { made, removed }: { readonly made: readonly Place[]; readonly removed: ReadonlySet<string> },
): Promise<readonly Place[]> {
  if (made.length === 0) return [];
  const here = await presentPlaces(cellar);
  const filled = await filledPlaces(cellar, removed);
  const gone = new Set<Place>();
  for (const place of made.toReversed()) {
    const now = here.get(place.id);
    const isSame = now && !now.deleted && sameValue(placeBodyOf(now), placeBodyOf(place));
    const within = [...here.values()].filter((one) => !one.deleted && one.parentId === place.id);
    const isEmpty = within.every(({ id }) => [...gone].some((one) => one.id === id));
    if (isSame && isEmpty && !filled.has(place.id)) gone.add(place);
  }
  return [...gone];
}

async function unchangedWishes(cellar: CellarDatabase, importId: string): Promise<readonly Wish[]> {
  const made = await readImportedWishes(cellar, importId);
  if (made.length === 0) return [];
  const here = await presentWishes(cellar);
  return made.filter((wish) => {
    const now = here.get(wish.id);
    return now && !now.deleted && sameValue(wishBodyOf(now), wishBodyOf(wish));
  });
}

async function filledPlaces(
  cellar: CellarDatabase,
  removed: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const ids = new Set(await cellar.wines.toCollection().primaryKeys());
  for (const { change } of await readOutbox(cellar)) if (isOfWine(change)) ids.add(change.wineId);
  const staying = [...ids].filter((id) => !removed.has(id));
  const wines = await presentWines(cellar, staying);
  return new Set(
    [...wines.values()].flatMap(({ lots }) => lots.flatMap((lot) => lot.placeId ?? [])),
  );
}
