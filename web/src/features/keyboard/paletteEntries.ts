import { foldText } from "sync-protocol";
import { type CellarWine, vintageOf } from "../../rules/cellar/CellarWine.ts";
import { searchWines } from "../../rules/cellar/finding/searchWines.ts";

export interface PageEntry {
  readonly title: string;
  readonly to: string;
}

export interface PaletteEntry {
  readonly id: string;
  readonly group: "Actions" | "Cellars" | "Pages" | "Wines" | "Places";
  readonly title: string;
  readonly detail?: string;
}

export interface PaletteContents {
  readonly actions: readonly PaletteEntry[];
  readonly cellars: readonly PaletteEntry[];
  readonly pages: readonly PageEntry[];
  readonly wines: readonly CellarWine[];
  /** Every place with its path as label. */
  readonly places: readonly { readonly value: string; readonly label: string }[];
}

const WINES_MAX = 8;
const PLACES_MAX = 5;

/**
 * The entries of the command palette that match a query. An empty query lists no wines or places.
 */
export function paletteEntries(
  query: string,
  { actions, cellars, pages, wines, places }: PaletteContents,
): readonly PaletteEntry[] {
  const sought = foldText(query.trim());
  const matches = (text: string) => foldText(text).includes(sought);
  const pageEntries = pages.map(({ title, to }) => ({ id: to, group: "Pages" as const, title }));
  const common = [...actions, ...cellars, ...pageEntries].filter(({ title }) => matches(title));
  if (sought === "") return common;
  const found = searchWines(wines, query);
  const isMeant = !found.isSimilar || common.length === 0;
  return [
    ...(isMeant ? found.wines : []).slice(0, WINES_MAX).map((wine) => ({
      id: wine.id,
      group: "Wines" as const,
      title: `${wine.name} ${vintageOf(wine)}`,
      detail: wine.producer,
    })),
    ...places
      .filter(({ label }) => matches(label))
      .slice(0, PLACES_MAX)
      .map(({ value, label }) => ({ id: value, group: "Places" as const, title: label })),
    ...common,
  ];
}
