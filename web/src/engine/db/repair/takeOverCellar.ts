import { eventOf, type Wine, wineBodyOf, type WineEvent } from "sync-protocol";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { recordEventsAs } from "../commands/eventCommands.ts";
import { putPlaceAs } from "../commands/placeCommands.ts";
import { putWishAs } from "../commands/wishCommands.ts";
import { addWineAs, recordChange } from "../commands/wineCommands.ts";
import { readEvents } from "../queries/readEvents.ts";
import { readWishes } from "../queries/watchWishes.ts";
import type { AttentionEntry, WriteContext } from "../../outbox/outbox.ts";
import { keptPhotosOf } from "../photos/photoKeys.ts";
import { presentPlaces } from "../presentPlaces.ts";
import { presentWine } from "../presentWine.ts";

export interface TakeOver extends WriteContext {
  readonly cachedPhoto: (path: string) => Promise<ArrayBuffer | undefined>;
}

/**
 * Copies this device's records of an account that the server no longer knows into the cellar of a
 * new account [E4: forgotten user]: places, wines, events, photos, wishes, changes that need
 * attention, and drafts. Ids stay, so an interrupted run can be repeated. Works offline.
 */
export async function takeOverCellar(
  from: CellarDatabase,
  into: CellarDatabase,
  takeOver: TakeOver,
): Promise<void> {
  await copyPlaces(from, into, takeOver);
  await copyWines(await wineIdsIn(from), { from, into }, takeOver);
  await copyEvents(await readEvents(from), { from, into }, takeOver);
  for (const wish of (await readWishes(from)).toReversed()) await putWishAs(into, wish, takeOver);
  const needing = await notAppliedIn(from);
  const drafts = await from.drafts.toArray();
  await into.transaction("rw", into.attention, into.drafts, async () => {
    await into.attention.bulkPut(needing);
    await into.drafts.bulkPut(drafts);
  });
}

export function notAppliedIn({ attention }: CellarDatabase): Promise<AttentionEntry[]> {
  return attention.filter(({ finding }) => finding.kind !== "overwrote").toArray();
}

export interface StorePair {
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
  { from, into }: StorePair,
  takeOver: TakeOver,
) {
  for (const wineId of wineIds) {
    const { present } = await presentWine(from, wineId);
    const isThere = (await presentWine(into, wineId)).present !== undefined;
    if (present && !isThere)
      await addAgain(into, present, await photoOf(from, present, takeOver), takeOver);
  }
}

/**
 * Adds events under their existing ids, with their photos. Events already in the cellar stay
 * unchanged.
 */
export async function copyEvents(
  events: readonly WineEvent[],
  { from, into }: StorePair,
  takeOver: TakeOver,
) {
  const photos = new Map<string, ArrayBuffer>();
  for (const event of events) {
    const jpeg = await photoOf(from, event, takeOver);
    if (jpeg) photos.set(event.id, jpeg);
  }
  const onServer = new Set(await from.events.toCollection().primaryKeys());
  const copies = events.map((event) => {
    const { id, author } = event;
    // An event without an author is the user's own if it was never sent. If it is on the server,
    // its author is unknown [H11: authors].
    const unknown = onServer.has(id) ? null : undefined;
    const authorName = author ? (author.id === from.userId ? undefined : author.name) : unknown;
    return { ...eventOf(event), photoUrl: null, authorName };
  });
  await recordEventsAs(into, { events: copies, photos, userId: from.userId }, takeOver);
}

async function wineIdsIn({ wines, outbox }: CellarDatabase): Promise<Set<string>> {
  const queued = await outbox.orderBy("position").toArray();
  return new Set([
    ...(await wines.toCollection().primaryKeys()),
    ...queued.map(({ recordId }) => recordId),
  ]);
}

export async function photoOf(
  from: CellarDatabase,
  { id, photoUrl }: Pick<Wine, "id" | "photoUrl">,
  { cachedPhoto }: TakeOver,
): Promise<ArrayBuffer | undefined> {
  const keys = await keptPhotosOf(from, id);
  const newest = keys.find(({ path }) => path === undefined) ?? keys[0];
  const kept = newest && (await from.photos.get(newest.id));
  return kept?.jpeg ?? (photoUrl === null ? undefined : cachedPhoto(photoUrl));
}

/** Adds a copied wine under its existing ids. Throws if the command is refused. */
export async function addAgain(
  into: CellarDatabase,
  wine: Wine,
  jpeg: ArrayBuffer | undefined,
  context: WriteContext,
): Promise<void> {
  const { id: wineId, bottleId, isArchived } = wine;
  const form = { body: { ...wineBodyOf(wine), photoUrl: null }, photo: jpeg && { jpeg } };
  const { kind } = await addWineAs(into, { wineId, bottleId }, form, context);
  if (kind === "refused") throw new Error("A wine could not be copied");
  if (isArchived) await recordChange(into, { kind: "archive", wineId }, context);
}
