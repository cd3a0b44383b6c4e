import { foldText, type Lot, lotsOf } from "sync-protocol";
import type { CellarWine } from "./cellarView.ts";
import { type Placement, UNPLACED } from "./placement.ts";

/** What the filter area holds; an empty text or a null bound filters nothing. */
export interface WineFilter {
  readonly type: string;
  readonly varietal: string;
  readonly vintageRange: { readonly min: number | null; readonly max: number | null };
  readonly includeArchived: boolean;
  readonly tag: string;
  readonly window: WindowFilter | "";
  /** Of its bottles, in millilitres; `null` for any. */
  readonly size: number | null;
  /** Only wines of which bottles are on their way. */
  readonly isOrdered: boolean;
  /** The id of a place, or {@link UNPLACED}. */
  readonly place: string;
}

/** Where in its drinking window a wine can be sought: a stage, or one that ends this year. */
export type WindowFilter = "young" | "ready" | "soon" | "past" | "leaving";

/** What a filter asks of a drinking window. */
export interface SoughtWindow {
  readonly stage: Exclude<WindowFilter, "leaving">;
  readonly isLeaving: boolean;
}

/** The window of a wine; `undefined` where none is known. */
export type WindowOf = (wine: CellarWine) => SoughtWindow | undefined;

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
};

/** How many filters are in force; both ends of the vintage range are one. */
export function countActive(filter: WineFilter): number {
  const { vintageRange, ...others } = filter;
  const { min, max } = vintageRange;
  const inForce = Object.values(others).filter(Boolean);
  return inForce.length + (min === null && max === null ? 0 : 1);
}

/** What is known beside the wines; as long as it is not there, nothing is narrowed by it. */
export interface KnownOfWines {
  readonly windowOf?: WindowOf | undefined;
  readonly placement?: Placement | undefined;
}

/**
 * The wines that match the search and the filter, in the order in which they come.
 *
 * The search is a substring of name, producer, region, type, varietal, appellation, designation, a
 * tag, a shop or the path of a place, without case and accents; type, varietal and tag match exactly,
 * the vintage bounds are inclusive.
 */
export function filterWines(
  wines: readonly CellarWine[],
  search: string,
  filter: WineFilter,
  { windowOf, placement }: KnownOfWines = {},
): CellarWine[] {
  const sought = foldText(search.trim());
  const named = sought === "" ? undefined : placement?.named(sought);
  const isNamed = (wine: CellarWine) =>
    sought === "" || searchText(wine).includes(sought) || (named?.size && liesIn(wine, named));
  const { window, place } = filter;
  const tests = [
    window !== "" && windowOf && ((wine: CellarWine) => isIn(windowOf(wine), window)),
    place !== "" && placement && liesAt(place, placement),
  ].filter((test) => typeof test === "function");
  const passesAll = (wine: CellarWine) => tests.every((test) => test(wine));
  return wines.filter(
    (wine) => passes(wine, filter) && isNamed(wine) && (tests.length === 0 || passesAll(wine)),
  );
}

/** Whether bottles of a wine lie in one of these places. */
function liesIn({ lots }: CellarWine, placeIds: ReadonlySet<string>): boolean {
  return lots.some(
    ({ bottles, placeId }) => bottles > 0 && placeId !== null && placeIds.has(placeId),
  );
}

function liesAt(place: string, placement: Placement): (wine: CellarWine) => boolean {
  if (place === UNPLACED) return (wine) => lotsOf(wine).some((lot) => isUnplaced(lot, placement));
  const within = placement.within(place);
  return (wine) => liesIn(wine, within);
}

function isUnplaced(lot: Lot, { pathOf }: Placement): boolean {
  return lot.bottles > 0 && lot.state === "held" && pathOf(lot) === undefined;
}

function isIn(known: SoughtWindow | undefined, sought: WindowFilter): boolean {
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
    (!isOrdered || wine.lots.some(isOnItsWay))
  );
}

/** A wine without a vintage is of no range of them: the year that it bears is nobody's. */
function isOfYears(
  { vintage, nonVintage }: CellarWine,
  { min, max }: WineFilter["vintageRange"],
): boolean {
  if (min === null && max === null) return true;
  return !nonVintage && vintage >= (min ?? -Infinity) && vintage <= (max ?? Infinity);
}

function isOnItsWay({ state, bottles }: Lot): boolean {
  return state === "ordered" && bottles > 0;
}

const textOf = new WeakMap<CellarWine, string>();

/** How many texts are folded before it rests. */
const SLICE = 500;

/** Makes ready for a search, slice by slice: its first letter would wait for the texts of all wines. */
export function* foldTexts(wines: readonly CellarWine[]): Generator<undefined, void> {
  for (const [place, wine] of wines.entries()) {
    if (place % SLICE === SLICE - 1) yield;
    searchText(wine);
  }
}

/** Folded once per wine, which is most of what a keystroke over ten thousand wines would cost. */
function searchText(wine: CellarWine): string {
  const known = textOf.get(wine);
  if (known !== undefined) return known;
  const { name, producer, region, type, varietal, appellation, designation, tags, lots } = wine;
  const texts = [name, producer, region, type, varietal, appellation, designation, ...tags];
  for (const { shop } of lots) texts.push(shop);
  const folded = foldText(texts.join("\n"));
  textOf.set(wine, folded);
  return folded;
}
