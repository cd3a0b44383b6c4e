import { type Lot, lotsOf } from "sync-protocol";
import type { CellarWine } from "../CellarWine.ts";
import { isInPlaces } from "./isInPlaces.ts";
import { type Placement, UNPLACED } from "../placement.ts";
import { type FoundWines, searchWines } from "./searchWines.ts";

/** Values of the filters; an empty text or null bound filters nothing. */
export interface WineFilter {
  readonly type: string;
  readonly varietal: string;
  readonly vintageRange: { readonly min: number | null; readonly max: number | null };
  readonly includeArchived: boolean;
  readonly tag: string;
  readonly window: WindowFilter | "";
  /** Bottle size in millilitres; `null` for any. */
  readonly size: number | null;
  readonly isOrdered: boolean;
  /** The id of a place, or {@link UNPLACED}. */
  readonly place: string;
  /** The filters from here to `grape` also match equal names, such as Germany and Deutschland. */
  readonly country: string;
  readonly region: string;
  readonly producer: string;
  readonly grape: string;
  readonly price: PriceBand | "";
  readonly rating: RatingBand | "";
}

/** Price per bottle in any currency; nothing is converted. */
export const PRICE_BANDS = ["0-20", "20-50", "50-100", "100-"] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

/** A wine's last rating in percent of its scale. */
export const RATING_BANDS = ["90-", "80-90", "0-80", "none"] as const;
export type RatingBand = (typeof RATING_BANDS)[number];

/** Whether a filter needs more data than the wines: the table of names or the journal. */
export function asksMore(filter: WineFilter): boolean {
  const { country, region, producer, grape, price, rating } = filter;
  return [country, region, producer, grape, price, rating].some((sought) => sought !== "");
}

/** A drinking-window filter: a stage, or `leaving` for the last year. */
export type WindowFilter = "young" | "ready" | "soon" | "past" | "leaving";

export interface WindowMatch {
  readonly stage: Exclude<WindowFilter, "leaving">;
  readonly isLeaving: boolean;
}

export type WindowOf = (wine: CellarWine) => WindowMatch | undefined;

export const NO_FILTER: WineFilter = {
  type: "",
  varietal: "",
  vintageRange: { min: null, max: null },
  includeArchived: false,
  tag: "",
  window: "",
  size: null,
  isOrdered: false,
  place: "",
  country: "",
  region: "",
  producer: "",
  grape: "",
  price: "",
  rating: "",
};

/** Number of active filters. Both vintage bounds count as one. */
export function countActive(filter: WineFilter): number {
  const { vintageRange, ...others } = filter;
  const { min, max } = vintageRange;
  const inForce = Object.values(others).filter(Boolean);
  return inForce.length + (min === null && max === null ? 0 : 1);
}

/** Optional lookups. A filter is ignored while its lookup is missing. */
export interface WineLookups {
  readonly windowOf?: WindowOf | undefined;
  readonly placement?: Placement | undefined;
  /** Whether a wine passes the filters that {@link asksMore} checks for. */
  readonly passesMore?: ((wine: CellarWine, filter: WineFilter) => boolean) | undefined;
}

export function filterWines(
  wines: readonly CellarWine[],
  search: string,
  filter: WineFilter,
  known?: WineLookups,
): CellarWine[] {
  return findWines(wines, search, filter, known).wines;
}

/**
 * The wines that pass the filter and match the search. `isSimilar` is true if the wines match only
 * with a misspelled search word. Type, varietal and tag must be equal to the filter's values.
 * Vintage bounds are inclusive.
 */
export function findWines(
  wines: readonly CellarWine[],
  search: string,
  filter: WineFilter,
  { windowOf, placement, passesMore }: WineLookups = {},
): FoundWines {
  const { window, place } = filter;
  const tests = [
    window !== "" && windowOf && ((wine: CellarWine) => isIn(windowOf(wine), window)),
    place !== "" && placement && isWineAt(place, placement),
    passesMore && asksMore(filter) && ((wine: CellarWine) => passesMore(wine, filter)),
  ].filter((test) => typeof test === "function");
  const filtered = wines.filter(
    (wine) => passes(wine, filter) && tests.every((test) => test(wine)),
  );
  return searchWines(filtered, search, placement);
}

function isWineAt(place: string, placement: Placement): (wine: CellarWine) => boolean {
  if (place === UNPLACED) return (wine) => lotsOf(wine).some((lot) => isUnplaced(lot, placement));
  const within = placement.within(place);
  return (wine) => isInPlaces(wine, within);
}

function isUnplaced(lot: Lot, { pathOf }: Placement): boolean {
  return lot.bottles > 0 && lot.state === "held" && pathOf(lot) === undefined;
}

function isIn(known: WindowMatch | undefined, sought: WindowFilter): boolean {
  if (!known) return false;
  return sought === "leaving" ? known.isLeaving : known.stage === sought;
}

function passes(
  wine: CellarWine,
  { type, varietal, vintageRange, includeArchived, tag, size, isOrdered }: WineFilter,
): boolean {
  return (
    (includeArchived || !wine.isArchived) &&
    (type === "" || wine.type === type) &&
    (varietal === "" || wine.varietal === varietal) &&
    isOfYears(wine, vintageRange) &&
    (tag === "" || wine.tags.includes(tag)) &&
    (size === null || lotsOf(wine).some(({ millilitres }) => millilitres === size)) &&
    (!isOrdered || wine.lots.some(isOnOrder))
  );
}

/** A wine without a vintage matches no range, because its year is a placeholder. */
function isOfYears(
  { vintage, nonVintage }: CellarWine,
  { min, max }: WineFilter["vintageRange"],
): boolean {
  if (min === null && max === null) return true;
  return !nonVintage && vintage >= (min ?? -Infinity) && vintage <= (max ?? Infinity);
}

export function isOnOrder({ state, bottles }: Lot): boolean {
  return state === "ordered" && bottles > 0;
}
