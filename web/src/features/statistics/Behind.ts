import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { type CountedLot, type WineBehind, winesBehind } from "../../rules/counting/statistics.ts";
import { countOf } from "../../ui/countOf.ts";

/** What is shown of a part of a chart once it was chosen. */
export interface Behind {
  readonly title: string;
  /** What it comes to. */
  readonly sum: string;
  readonly wines: readonly WineShown[];
  /** Where else in the app the same can be seen. */
  readonly elsewhere?: Elsewhere | undefined;
}

/** A wine with what it has in a part of a chart. */
export interface WineShown {
  readonly wine: CellarWine;
  readonly words: string;
}

/** A way to another page. */
export interface Elsewhere {
  readonly address: string;
  readonly words: string;
}

/** What a chart calls when a part of it was chosen. */
export type OnShow = (behind: Behind) => void;

/** The wines of these lots with their bottles. */
export function lotsBehind(
  title: string,
  lots: readonly CountedLot[],
  elsewhere?: Elsewhere,
): Behind {
  return bottlesBehind(title, { wines: winesBehind(lots), elsewhere });
}

/** Wines with their bottles. */
export function bottlesBehind(
  title: string,
  {
    wines,
    elsewhere,
  }: { readonly wines: readonly WineBehind[]; readonly elsewhere?: Elsewhere | undefined },
): Behind {
  const bottles = wines.reduce((sum, behind) => sum + behind.bottles, 0);
  return {
    title,
    sum: `${countOf(bottles, "bottle")} of ${countOf(wines.length, "wine")}`,
    wines: wines.map(({ wine, bottles: own }) => ({ wine, words: countOf(own, "bottle") })),
    elsewhere,
  };
}
