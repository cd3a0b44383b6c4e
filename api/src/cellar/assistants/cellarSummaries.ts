import { lotsOf, type WineEvent } from "sync-protocol";
import { windowOf } from "sync-protocol/drinking";
import { livingEvents } from "../changes/livingEvents.ts";
import type { AssistantReads } from "./findWines.ts";
import { clipped, pathTo, placesById } from "./wineFacts.ts";

export const PLACES_LISTED_MAX = 200;
export const ENTRIES_LISTED_MAX = 50;

const COUNTRIES_MAX = 20;

/** Each place counts only the bottles directly in the place. */
export async function placesOf({ store }: AssistantReads, cellarId: string) {
  const all = await store.places(cellarId);
  const places = placesById(all);
  const bottles = new Map<string, number>();
  let unplaced = 0;
  for await (const part of store.wines(cellarId, { includeArchived: true })) {
    for (const lot of part.flatMap(lotsOf)) {
      if (lot.state !== "held") continue;
      if (lot.placeId === null || !places.has(lot.placeId)) unplaced += lot.bottles;
      else bottles.set(lot.placeId, (bottles.get(lot.placeId) ?? 0) + lot.bottles);
    }
  }
  return {
    total: all.length,
    unplacedBottles: unplaced,
    places: all.slice(0, PLACES_LISTED_MAX).map(({ id, kind }) => ({
      placeId: id,
      path: pathTo(id, places) ?? "",
      kind,
      bottles: bottles.get(id) ?? 0,
    })),
  };
}

export async function statisticsOf({ store, now }: AssistantReads, cellarId: string) {
  const year = new Date(now()).getUTCFullYear();
  let [wines, bottles, ordered] = [0, 0, 0];
  const [byType, byCountry, byStage] = [counts(), counts(), counts()];
  const values = counts();
  for await (const part of store.wines(cellarId, { includeArchived: false })) {
    for (const wine of part) {
      for (const { state, bottles: count, price } of lotsOf(wine)) {
        if (state === "ordered") ordered += count;
        else if (price) values.add(price.currency, price.minor * count);
      }
      if (wine.quantity === 0) continue;
      wines += 1;
      bottles += wine.quantity;
      byType.add(wine.type, wine.quantity);
      byCountry.add(clipped(wine.country), wine.quantity);
      byStage.add(windowOf(wine, { year })?.stage ?? "unknown", wine.quantity);
    }
  }
  return {
    wines,
    bottles,
    orderedBottles: ordered,
    bottlesByType: byType.most(),
    bottlesByCountry: byCountry.most(COUNTRIES_MAX),
    bottlesByStage: byStage.most(),
    pricesPaidInMinorUnits: values.most(),
  };
}

function counts() {
  const counted = new Map<string, number>();
  return {
    add(name: string, count: number) {
      counted.set(name, (counted.get(name) ?? 0) + count);
    },
    most: (most = Infinity) =>
      [...counted]
        .map(([name, count]) => ({ name, count }))
        .sort((a, b) => b.count - a.count)
        .slice(0, most),
  };
}

export async function journalOf(
  { store }: AssistantReads,
  cellarId: string,
  { wineId, limit }: { readonly wineId?: string | undefined; readonly limit: number },
) {
  let newest: WineEvent[] = [];
  for await (const events of livingEvents(store, cellarId)) {
    const sought = events.filter((event) => wineId === undefined || event.wineId === wineId);
    newest = [...newest, ...sought].sort((a, b) => (a.day < b.day ? 1 : -1)).slice(0, limit);
  }
  const names = new Map<string, string>();
  const ids = new Set(newest.map((event) => event.wineId));
  for await (const part of store.wines(cellarId, { includeArchived: true })) {
    for (const { id, name } of part) if (ids.has(id)) names.set(id, clipped(name));
  }
  return {
    entries: newest.map((event) => ({
      entryId: event.id,
      wineId: event.wineId,
      wine: names.get(event.wineId) ?? null,
      kind: event.kind,
      day: event.day,
      bottles: event.bottles,
      rating: event.rating,
      note: event.note === null ? null : clipped(event.note),
      meal: event.meal,
      occasion: event.occasion,
      by: event.author?.name ?? null,
      othersSaid: event.impressions.map(({ author, rating, note }) => ({
        by: author.name,
        rating,
        note: note === null ? null : clipped(note),
      })),
    })),
  };
}
