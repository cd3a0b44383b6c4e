import { type Lot, lotsOf } from "sync-protocol";
import type { CellarWine } from "./cellarView.ts";
import { foldText } from "./foldText.ts";

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
};

/** How many filters are in force; both ends of the vintage range are one. */
export function countActive(filter: WineFilter): number {
  const { vintageRange, ...others } = filter;
  const { min, max } = vintageRange;
  const inForce = Object.values(others).filter(Boolean);
  return inForce.length + (min === null && max === null ? 0 : 1);
}

/**
 * The wines that match the search and the filter, in the order in which they come.
 *
 * The search is a substring of name, producer, region, type, varietal, appellation, designation, a
 * tag or a shop, without case and accents; type, varietal and tag match exactly, the vintage bounds are inclusive.
 * As long as `windowOf` is not there, the window narrows nothing.
 */
export function filterWines(
  wines: readonly CellarWine[],
  search: string,
  filter: WineFilter,
  windowOf?: WindowOf,
): CellarWine[] {
  const sought = foldText(search.trim());
  const isFound = (wine: CellarWine) =>
    passes(wine, filter) && (sought === "" || searchText(wine).includes(sought));
  const { window } = filter;
  if (window === "" || !windowOf) return wines.filter(isFound);
  return wines.filter((wine) => isFound(wine) && isIn(windowOf(wine), window));
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
    (vintageRange.min === null || wine.vintage >= vintageRange.min) &&
    (vintageRange.max === null || wine.vintage <= vintageRange.max) &&
    (tag === "" || wine.tags.includes(tag)) &&
    (size === null || lotsOf(wine).some(({ millilitres }) => millilitres === size)) &&
    (!isOrdered || wine.lots.some(isOnItsWay))
  );
}

function isOnItsWay({ state, bottles }: Lot): boolean {
  return state === "ordered" && bottles > 0;
}

const textOf = new WeakMap<CellarWine, string>();

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
