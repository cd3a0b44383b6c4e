import {
  eventsOfChange,
  isSoundPlaceRow,
  isSoundWishRow,
  type KeptEvent,
  keptWineOf,
  type Wine,
  wineBodyOf,
} from "sync-protocol";
import { type AttentionEntry, isWaiting, type OutboxEntry } from "../../outbox/outbox.ts";
import { replay, unlessRemoved } from "../../outbox/replay.ts";
import { replayEvents } from "../../view/eventsView.ts";
import { type KeptPlaces, replayPlaces } from "../../view/placesView.ts";
import { replayWishes } from "../../view/wishesView.ts";
import type { CellarDatabase, KeptPhoto } from "../CellarDatabase.ts";
import { putPlaceAs } from "../commands/placeCommands.ts";
import { putWishAs } from "../commands/wishCommands.ts";
import { readOutbox } from "../outboxPages.ts";
import { readEventSources, sourcesOf } from "../presentEvents.ts";
import { presentPlaces } from "../presentPlaces.ts";
import { presentWine } from "../presentWine.ts";
import {
  addAgain,
  type StorePair,
  copyEvents,
  notAppliedIn,
  photoOf,
  type TakeOver,
} from "./takeOverCellar.ts";

type UnsentChange = AttentionEntry | OutboxEntry;

export interface UnsentRecords {
  readonly changes: readonly UnsentChange[];
  readonly photos: readonly Pick<KeptPhoto, "recordId">[];
}

export async function unsentIn(cellar: CellarDatabase): Promise<UnsentRecords> {
  const waiting = (await cellar.outbox.orderBy("position").toArray()).filter(isWaiting);
  const needing = await notAppliedIn(cellar);
  return { changes: [...waiting, ...needing], photos: await cellar.photos.toArray() };
}

/**
 * Copies the wines, events and wishes of these changes, and their places, into another cellar [C19:
 * lost copy]. The copies include all these changes, even refused changes. A wine keeps its id,
 * unless the other cellar has a different wine under that id. Can be repeated. Works offline.
 */
export async function takeOverUnsent(
  { changes, photos }: UnsentRecords,
  { from, into }: StorePair,
  takeOver: TakeOver,
): Promise<void> {
  const pending = inOrder([...(await readOutbox(from)), ...changes]);
  const recordIds = new Set([...changes, ...photos].map(({ recordId }) => recordId));
  const kept = replayEvents(await sourcesOf(from, (await readEventSources(from)).rows, pending));
  const events = eventsOf(changes, kept, recordIds);
  const wines: Wine[] = [];
  for (const wineId of new Set([...recordIds, ...events.map(({ wineId }) => wineId)])) {
    const row = await from.wines.get(wineId);
    const ofWine = pending.filter(({ recordId }) => recordId === wineId);
    const wine = unlessRemoved(replay(row && keptWineOf(row), ofWine, from.cellarId));
    if (wine) wines.push(wine);
  }

  const placeRows = (await from.places.toArray()).filter(isSoundPlaceRow);
  const named = wines.flatMap(({ lots }) => lots.flatMap(({ placeId }) => placeId ?? []));
  await copyPlaces([...named, ...recordIds], replayPlaces(placeRows, pending), { into, takeOver });
  const idIn = new Map<string, string>();
  for (const wine of wines) {
    idIn.set(wine.id, await copyWine(wine, { from, into }, takeOver));
  }
  const there = events.map((event) => ({
    ...event,
    wineId: idIn.get(event.wineId) ?? event.wineId,
  }));
  await copyEvents(there, { from, into }, takeOver);
  const wishRows = (await from.wishes.toArray()).filter(isSoundWishRow);
  for (const wish of replayWishes(wishRows, pending).values()) {
    if (!wish.deleted && recordIds.has(wish.id)) await putWishAs(into, wish, takeOver);
  }
}

function inOrder(changes: readonly UnsentChange[]): UnsentChange[] {
  const byId = new Map(changes.map((change) => [change.opId, change]));
  return [...byId.values()].sort((one, other) => one.position - other.position);
}

function eventsOf(
  changes: readonly UnsentChange[],
  kept: ReadonlyMap<string, KeptEvent>,
  recordIds: ReadonlySet<string>,
): KeptEvent[] {
  const made = changes.flatMap(({ opId }) => eventsOfChange(opId, (id) => kept.get(id)));
  const changed = [...recordIds].flatMap((id) => kept.get(id) ?? []);
  const all = new Map([...made, ...changed].map((event) => [event.id, event]));
  return [...all.values()].filter(({ deleted }) => !deleted);
}

/**
 * Copies these places and the places that contain them. Places already in the other cellar stay
 * unchanged.
 */
async function copyPlaces(
  ids: readonly string[],
  places: KeptPlaces,
  { into, takeOver }: { readonly into: CellarDatabase; readonly takeOver: TakeOver },
): Promise<void> {
  const there = await presentPlaces(into);
  const copied = new Set<string>();
  const copy = async (id: string | null): Promise<void> => {
    const place = id === null ? undefined : places.get(id);
    if (!place || place.deleted || copied.has(place.id) || there.has(place.id)) return;
    copied.add(place.id);
    await copy(place.parentId);
    await putPlaceAs(into, place, takeOver);
  };
  for (const id of ids) await copy(id);
}

async function copyWine(
  wine: Wine,
  { from, into }: StorePair,
  takeOver: TakeOver,
): Promise<string> {
  const { kept, present } = await presentWine(into, wine.id);
  if (present && isSame(present, wine)) return wine.id;
  const ids = kept ? { id: takeOver.newId(), bottleId: takeOver.newId() } : {};
  const copy = { ...wine, ...ids };
  await addAgain(into, copy, await photoOf(from, wine, takeOver), takeOver);
  return copy.id;
}

function isSame(one: Wine, other: Wine): boolean {
  const values = (wine: Wine) => JSON.stringify({ ...wineBodyOf(wine), photoUrl: null });
  return values(one) === values(other);
}
