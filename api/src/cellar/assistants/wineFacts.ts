import { lotsOf, type Place, placeNamed, placePath, type Places, type Wine } from "sync-protocol";
import { windowOf } from "sync-protocol/drinking";

/** Texts for an assistant are cut at this length, in characters. */
const TEXT_MAX = 500;

export interface WineFacts {
  readonly wineId: string;
  readonly name: string;
  readonly producer: string;
  readonly vintage: number | null;
  readonly type: string;
  readonly varietal: string;
  readonly country: string;
  readonly region: string;
  readonly appellation: string | null;
  readonly bottles: number;
  readonly isArchived: boolean;
  readonly drinkingWindow: WindowFacts | null;
  readonly places: readonly string[];
}

export interface WindowFacts {
  readonly from: number | null;
  readonly to: number | null;
  readonly stage: string;
  /** `owner` if the user set the window; `usual` if it is estimated for this kind of wine. */
  readonly source: "owner" | "usual";
}

export function placesById(places: readonly Place[]): Places {
  return new Map(places.map((place) => [place.id, place]));
}

export function wineFactsOf(wine: Wine, places: Places, year: number): WineFacts {
  const { id, name, producer, vintage, nonVintage, type, varietal, country, region } = wine;
  const held = lotsOf(wine).filter(({ state, bottles }) => state === "held" && bottles > 0);
  return {
    wineId: id,
    name: clipped(name),
    producer: clipped(producer),
    vintage: nonVintage ? null : vintage,
    type,
    varietal: clipped(varietal),
    country: clipped(country),
    region: clipped(region),
    appellation: wine.appellation === null ? null : clipped(wine.appellation),
    bottles: wine.quantity,
    isArchived: wine.isArchived,
    drinkingWindow: windowFactsOf(wine, year),
    places: [...new Set(held.flatMap(({ placeId }) => pathTo(placeId, places) ?? []))],
  };
}

export function wineDetailsOf(wine: Wine, places: Places, year: number) {
  return {
    ...wineFactsOf(wine, places, year),
    designation: wine.designation === null ? null : clipped(wine.designation),
    alcohol: wine.alcohol,
    tags: wine.tags.map(clipped),
    notes: wine.notes === null ? null : clipped(wine.notes),
    lots: lotsOf(wine)
      .filter(({ bottles }) => bottles > 0)
      .map((lot) => ({
        lotId: lot.id,
        bottles: lot.bottles,
        state: lot.state,
        millilitres: lot.millilitres,
        place: pathTo(lot.placeId, places) ?? null,
        position: lot.position,
        boughtOn: lot.boughtOn,
        arrivesOn: lot.arrivesOn,
        pricePerBottle: lot.price,
      })),
  };
}

function windowFactsOf(wine: Wine, year: number): WindowFacts | null {
  const window = windowOf(wine, { year });
  if (!window) return null;
  const { from = null, to = null, stage, basis } = window;
  return { from, to, stage, source: basis.kind === "own" ? "owner" : "usual" };
}

/** The names of a place and of the places around it; `undefined` for unplaced bottles. */
export function pathTo(placeId: string | null, places: Places): string | undefined {
  const place = placeNamed(places, placeId);
  return (
    place &&
    placePath(places, place)
      .map(({ name }) => clipped(name))
      .join(" / ")
  );
}

export function clipped(text: string): string {
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text;
}
