import { eventOf, type Wine, wineBodyOf } from "sync-protocol";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { tellEventsAs } from "../commands/eventCommands.ts";
import { putPlaceAs } from "../commands/placeCommands.ts";
import { addWineAs, recordChange } from "../commands/wineCommands.ts";
import { readEvents } from "../queries/readEvents.ts";
import { type AttentionEntry, isWaiting, type Occasion } from "../../outbox/outbox.ts";
import { replay, thereOf } from "../../outbox/replay.ts";
import { keptPhotosOf } from "../photos/photoKeys.ts";
import { presentPlaces } from "../presentPlaces.ts";
import { presentWine } from "../presentWine.ts";

/** Dependencies of a takeover. */
export interface TakeOver extends Occasion {
  /** The bytes of a photo from the former account's server, if cached on this device. */
  readonly cachedPhoto: (path: string) => Promise<ArrayBuffer | undefined>;
}

/**
 * Copies into an account's cellar what this device shows of an account that the server has
 * forgotten [E4: forgotten user]: places, wines, events, their photos, changes that need
 * attention, and drafts. All keep their ids, so an interrupted run can be repeated. Works offline.
 */
export async function takeOverCellar(
  from: CellarDatabase,
  into: CellarDatabase,
  takeOver: TakeOver,
): Promise<void> {
  await copyPlaces(from, into, takeOver);
  await copyWines(await wineIdsIn(from), { from, into }, takeOver);
  await copyEvents(await readEvents(from), { from, into }, takeOver);
  const needing = await from.attention
    .filter(({ finding }) => finding.kind !== "overwrote")
    .toArray();
  const drafts = await from.drafts.toArray();
  await into.transaction("rw", into.attention, into.drafts, async () => {
    await into.attention.bulkPut(needing);
    await into.drafts.bulkPut(drafts);
  });
}

/**
 * Copies the wines with unsent changes of a lost cellar into another, as this device shows them,
 * with their places and the unsent events [C19: lost copy]. Can be repeated. Works offline.
 */
export async function takeOverUnsent(
  from: CellarDatabase,
  into: CellarDatabase,
  takeOver: TakeOver,
): Promise<void> {
  const waiting = (await from.outbox.orderBy("position").toArray()).filter(isWaiting);
  const refused = await from.attention
    .filter(({ finding }) => finding.kind !== "overwrote")
    .toArray();
  const photos = await from.photos.toArray();
  const records = [...waiting, ...photos].map(({ recordId }) => recordId);
  await takeOverChanges(
    { records, refused, opIds: waiting.map(({ opId }) => opId) },
    { from, into },
    takeOver,
  );
}

/** What has to be copied. */
interface Unsent {
  /** Ids of wines and events. */
  readonly records?: readonly string[];
  /** Ids of the changes that made events. */
  readonly opIds?: readonly string[];
  /** Changes that the server refused, which the cellar does not show. */
  readonly refused: readonly AttentionEntry[];
}

/** Copies the wines of unsent changes, with their places and the events that the changes made. */
export async function takeOverChanges(
  { records = [], opIds = [], refused }: Unsent,
  { from, into }: Both,
  takeOver: TakeOver,
): Promise<void> {
  const recordIds = new Set([...records, ...refused.map(({ recordId }) => recordId)]);
  const made = new Set(opIds);
  const events = (await readEvents(from)).filter(({ id }) => recordIds.has(id) || made.has(id));
  const wineIds = new Set([...recordIds, ...events.map(({ wineId }) => wineId)]);
  await copyPlaces(from, into, takeOver);
  await copyWines(wineIds, { from, into }, takeOver, refused);
  await copyEvents(events, { from, into }, takeOver);
}

interface Both {
  readonly from: CellarDatabase;
  readonly into: CellarDatabase;
}

async function copyPlaces(from: CellarDatabase, into: CellarDatabase, takeOver: TakeOver) {
  for (const place of (await presentPlaces(from)).values()) {
    if (!place.deleted) await putPlaceAs(into, place, takeOver);
  }
}

async function copyWines(
  wineIds: ReadonlySet<string>,
  { from, into }: Both,
  takeOver: TakeOver,
  refused: readonly AttentionEntry[] = [],
) {
  for (const wineId of wineIds) {
    const { kept } = await presentWine(from, wineId);
    const ofWine = refused.filter(({ recordId }) => recordId === wineId);
    const present = thereOf(replay(kept, ofWine, from.cellarId));
    const isThere = (await presentWine(into, wineId)).present !== undefined;
    if (present && !isThere)
      await addAgain(into, present, await photoOf(from, present, takeOver), takeOver);
  }
}

async function copyEvents(
  events: Awaited<ReturnType<typeof readEvents>>,
  { from, into }: Both,
  takeOver: TakeOver,
) {
  const photos = new Map<string, ArrayBuffer>();
  for (const event of events) {
    const jpeg = await photoOf(from, event, takeOver);
    if (jpeg) photos.set(event.id, jpeg);
  }
  const told = events.map((event) => {
    const { author } = event;
    const authorName = author && author.id !== from.userId ? author.name : undefined;
    return { ...eventOf(event), photoUrl: null, authorName };
  });
  await tellEventsAs(into, { events: told, photos }, takeOver);
}

async function wineIdsIn({ wines, outbox }: CellarDatabase): Promise<Set<string>> {
  const queued = await outbox.orderBy("position").toArray();
  return new Set([
    ...(await wines.toCollection().primaryKeys()),
    ...queued.map(({ recordId }) => recordId),
  ]);
}

async function photoOf(
  from: CellarDatabase,
  { id, photoUrl }: Pick<Wine, "id" | "photoUrl">,
  { cachedPhoto }: TakeOver,
): Promise<ArrayBuffer | undefined> {
  const keys = await keptPhotosOf(from, id);
  const newest = keys.find(({ path }) => path === undefined) ?? keys[0];
  const kept = newest && (await from.photos.get(newest.id));
  return kept?.jpeg ?? (photoUrl === null ? undefined : cachedPhoto(photoUrl));
}

async function addAgain(
  into: CellarDatabase,
  wine: Wine,
  jpeg: ArrayBuffer | undefined,
  occasion: Occasion,
): Promise<void> {
  const { id: wineId, bottleId, isArchived } = wine;
  const body = { ...wineBodyOf(wine), photoUrl: null };
  await addWineAs(into, { wineId, bottleId }, { body, photo: jpeg && { jpeg } }, occasion);
  if (isArchived) await recordChange(into, { kind: "archive", wineId }, occasion);
}
