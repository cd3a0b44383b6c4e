import { GUEST_NAMES_MAX, type GuestFilter, WINE_TYPES } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import type { CellarWine } from "../CellarWine.ts";
import { UNPLACED } from "../placement.ts";
import { type WineLookups, NO_FILTER, type WineFilter } from "./filterWines.ts";

/**
 * The filter of a guest link for a view, or the parts of the view that guest links don't support.
 */
export type GuestFilterReading =
  | { readonly kind: "filter"; readonly filter: GuestFilter }
  | { readonly kind: "unfit"; readonly parts: readonly string[] };

export interface SharedView {
  readonly search: string;
  readonly filter: WineFilter;
  readonly wines: readonly CellarWine[];
  readonly passesMore: WineLookups["passesMore"];
}

/**
 * Converts a view to a filter that the server applies. A country, region, producer or grape becomes
 * the list of its spellings in this cellar, such as Germany and Deutschland [C16: list for guests].
 */
export function guestFilterOf(view: SharedView): GuestFilterReading {
  const parts = unfitParts(view);
  return parts.length > 0 ? { kind: "unfit", parts } : { kind: "filter", filter: filterOf(view) };
}

function unfitParts({ search, filter, passesMore }: SharedView): readonly string[] {
  const { price, rating, isOrdered, includeArchived, place, country, region, producer, grape } =
    filter;
  const asksNames = [country, region, producer, grape].some((name) => name !== "");
  const found: readonly (readonly [string, boolean])[] = [
    [i18n._("the search"), search.trim() !== ""],
    [i18n._("the price"), price !== ""],
    [i18n._("the rating"), rating !== ""],
    [i18n._("bottles on order"), isOrdered],
    [i18n._("archived wines"), includeArchived],
    [i18n._("bottles without a place"), place === UNPLACED],
    [i18n._("country, region, producer or grape"), asksNames && !passesMore],
  ];
  return found.flatMap(([part, isUsed]) => (isUsed ? [part] : []));
}

function filterOf({ filter, wines, passesMore = () => true }: SharedView): GuestFilter {
  const { tag, window, size, place, vintageRange, varietal, country, region, producer, grape } =
    filter;
  const { min, max } = vintageRange;
  const type = WINE_TYPES.find((one) => one === filter.type);
  const passing = (only: Partial<WineFilter>) =>
    wines.filter((wine) => passesMore(wine, { ...NO_FILTER, ...only }));
  // A guest filter by region also lists the countries of the wines from that region.
  const inCountries = country !== "" || region !== "";

  return {
    ...(type && { type }),
    ...((varietal !== "" || grape !== "") && {
      varietals: spellings(
        passing({ grape }).filter((wine) => varietal === "" || wine.varietal === varietal),
        (wine) => wine.varietal,
        varietal || grape,
      ),
    }),
    ...(inCountries && {
      countries: spellings(passing({ country, region }), (wine) => wine.country, country),
    }),
    ...(region !== "" && {
      regions: spellings(passing({ country, region }), (wine) => wine.region, region),
    }),
    ...(producer !== "" && {
      producers: spellings(passing({ producer }), (wine) => wine.producer, producer),
    }),
    ...(tag !== "" && { tag }),
    ...(min !== null && { vintageFrom: min }),
    ...(max !== null && { vintageTo: max }),
    ...(size !== null && { millilitres: size }),
    ...(window !== "" && { window }),
    ...(place !== "" && { placeId: place }),
  };
}

/** The distinct spellings of a name in these wines. If there are no wines, only `otherwise`. */
function spellings(
  wines: readonly CellarWine[],
  of: (wine: CellarWine) => string,
  otherwise: string,
): string[] {
  const found = [...new Set(wines.map(of))].slice(0, GUEST_NAMES_MAX);
  return found.length > 0 ? found : [otherwise];
}
