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
};

/**
 * The wines that match the search and the filter, in the order in which they come.
 *
 * The search is a substring of name, producer, region, type, varietal, appellation, designation or a
 * tag, without case and accents; type, varietal and tag match exactly, the vintage bounds are inclusive.
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
  { type, varietal, vintageRange, includeArchived, tag }: WineFilter,
): boolean {
  return (
    (includeArchived || !wine.isArchived) &&
    (type === "" || wine.type === type) &&
    (varietal === "" || wine.varietal === varietal) &&
    (vintageRange.min === null || wine.vintage >= vintageRange.min) &&
    (vintageRange.max === null || wine.vintage <= vintageRange.max) &&
    (tag === "" || wine.tags.includes(tag))
  );
}

const textOf = new WeakMap<CellarWine, string>();

/** Folded once per wine, which is most of what a keystroke over ten thousand wines would cost. */
function searchText(wine: CellarWine): string {
  const known = textOf.get(wine);
  if (known !== undefined) return known;
  const { name, producer, region, type, varietal, appellation, designation, tags } = wine;
  const texts = [name, producer, region, type, varietal, appellation, designation, ...tags];
  const folded = foldText(texts.join("\n"));
  textOf.set(wine, folded);
  return folded;
}

/** Every tag of these wines once, in alphabetical order. */
export function tagsOf(wines: readonly CellarWine[]): string[] {
  const distinct = new Set(wines.flatMap(({ tags }) => tags));
  return [...distinct].sort(new Intl.Collator("en").compare);
}
