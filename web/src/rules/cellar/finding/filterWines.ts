import { type Lot, lotsOf } from "sync-protocol";
import type { CellarWine } from "../CellarWine.ts";
import { isInPlaces } from "./isInPlaces.ts";
import { type Placement, UNPLACED } from "../placement.ts";
import { type FoundWines, searchWines } from "./searchWines.ts";

/** The values of all filters. A filter with an empty text, `null` or `false` is not active. */
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
  /**
   * The filters from here to `grape` also match other spellings of a name, such as Germany and
   * Deutschland.
   */
  readonly country: string;
  readonly region: string;
  readonly producer: string;
  readonly grape: string;
  readonly price: PriceBand | "";
  readonly rating: RatingBand | "";
}

/** Bands for the price per bottle, in the currency of the purchase. Nothing is converted. */
export const PRICE_BANDS = ["0-20", "20-50", "50-100", "100-"] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

/** Bands for a wine's last rating, in percent of the rating's scale. */
export const RATING_BANDS = ["90-", "80-90", "0-80", "none"] as const;
export type RatingBand = (typeof RATING_BANDS)[number];

/**
 * Whether an active filter needs more data than the wines: the table of equal names or the journal.
 */
export function needsFilterData(filter: WineFilter): boolean {
  const { country, region, producer, grape, price, rating } = filter;
  return [country, region, producer, grape, price, rating].some((sought) => sought !== "");
}

/**
 * A filter by drinking window: a stage, or `leaving` for wines in the last year of their window.
 */
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

/** Lookups that some filters need. A filter whose lookup is missing is ignored. */
export interface WineLookups {
  readonly windowOf?: WindowOf | undefined;
  readonly placement?: Placement | undefined;
  /** Whether a wine passes the filters listed in {@link needsFilterData}. */
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
 * The wines that pass the filter and match the search. `isSimilar` is true if a search word matched
 * only with a misspelling. Type, varietal and tag must be equal to the filter's values. Vintage
 * bounds are inclusive.
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
    passesMore && needsFilterData(filter) && ((wine: CellarWine) => passesMore(wine, filter)),
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

/**
 * Whether the vintage is within the range. A wine without a vintage is in no range, because its
 * year is a placeholder.
 */
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
