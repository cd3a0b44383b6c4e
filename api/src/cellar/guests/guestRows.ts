import {
  foldText,
  type GuestFilter,
  type Lot,
  lotsOf,
  type Place,
  placePath,
  type Places,
  type Price,
  type Wine,
} from "sync-protocol";
import { windowOf } from "sync-protocol/drinking";

export interface GuestRow {
  readonly wine: Wine;
  readonly millilitres: number;
  readonly bottles: number;
  /** `null` if unknown, or if the list shows no prices. */
  readonly price: Price | null;
}

export interface GuestRowOptions {
  readonly filter: GuestFilter;
  readonly showsPrices: boolean;
  readonly places: readonly Place[];
  readonly today: { readonly year: number };
}

/**
 * The rows of a wine in a guest list: its held bottles that match the filter [C16: list for
 * guests]. An archived wine has no rows.
 */
export function guestRowsOf(listed: GuestRowOptions): (wine: Wine) => readonly GuestRow[] {
  const { filter, showsPrices, places, today } = listed;
  const isListed = wineTest(filter, today);
  const within = filter.placeId === undefined ? undefined : inside(places, filter.placeId);

  return (wine) => {
    if (wine.isArchived || !isListed(wine)) return [];
    const rows = new Map<string, GuestRow>();
    for (const lot of lotsOf(wine)) {
      if (!isThere(lot, filter, within)) continue;
      const { millilitres, bottles } = lot;
      const price = showsPrices ? lot.price : null;
      const key = `${String(millilitres)} ${price ? `${String(price.minor)} ${price.currency}` : ""}`;
      const before = rows.get(key)?.bottles ?? 0;
      rows.set(key, { wine, millilitres, bottles: before + bottles, price });
    }
    return [...rows.values()];
  };
}

/** Ids of a place and all places inside it; empty if the place does not exist. */
function inside(places: readonly Place[], placeId: string): ReadonlySet<string> {
  const known: Places = new Map(places.map((place) => [place.id, place]));
  const within = places.filter((place) => placePath(known, place).some(({ id }) => id === placeId));
  return new Set(within.map(({ id }) => id));
}

function isThere(
  { state, bottles, millilitres, placeId }: Lot,
  filter: GuestFilter,
  within: ReadonlySet<string> | undefined,
): boolean {
  return (
    state === "held" &&
    bottles > 0 &&
    (filter.millilitres === undefined || millilitres === filter.millilitres) &&
    (!within || (placeId !== null && within.has(placeId)))
  );
}

function wineTest(filter: GuestFilter, today: GuestRowOptions["today"]): (wine: Wine) => boolean {
  const { type, tag, vintageFrom, vintageTo, window } = filter;
  const isVarietal = nameTest(filter.varietals, asWritten);
  const isCountry = nameTest(filter.countries);
  const isRegion = nameTest(filter.regions);
  const isProducer = nameTest(filter.producers);
  const asksVintage = vintageFrom !== undefined || vintageTo !== undefined;

  return (wine) =>
    (type === undefined || wine.type === type) &&
    (tag === undefined || wine.tags.includes(tag)) &&
    isVarietal(wine.varietal) &&
    isCountry(wine.country) &&
    isRegion(wine.region) &&
    isProducer(wine.producer) &&
    (!asksVintage ||
      (!wine.nonVintage &&
        wine.vintage >= (vintageFrom ?? -Infinity) &&
        wine.vintage <= (vintageTo ?? Infinity))) &&
    (window === undefined || isInWindow(wine, window, today));
}

function nameTest(names: readonly string[] | undefined, keyOf = folded): (name: string) => boolean {
  if (!names) return () => true;
  const sought = new Set(names.map(keyOf));
  return (name) => sought.has(keyOf(name));
}

const asWritten = (name: string) => name;
const folded = (name: string) => foldText(name.trim());

function isInWindow(
  wine: Wine,
  sought: NonNullable<GuestFilter["window"]>,
  today: GuestRowOptions["today"],
): boolean {
  const known = windowOf(wine, today);
  return sought === "leaving" ? known?.isLeaving === true : known?.stage === sought;
}
