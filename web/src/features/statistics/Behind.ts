import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { type CountedLot, type WineBehind, winesBehind } from "../../rules/counting/statistics.ts";
import { countOf } from "../../ui/countOf.ts";

/** Content of the sheet for a selected part of a chart. */
export interface Behind {
  readonly title: string;
  /** Total of the part, in words. */
  readonly sum: string;
  readonly wines: readonly WineShown[];
  /** Link to the same data elsewhere in the app. */
  readonly elsewhere?: Elsewhere | undefined;
}

export interface WineShown {
  readonly wine: CellarWine;
  readonly words: string;
}

export interface Elsewhere {
  readonly address: string;
  readonly words: string;
}

/** Called when the user selects a part of a chart. */
export type OnShow = (behind: Behind) => void;

export function lotsBehind(
  title: string,
  lots: readonly CountedLot[],
  elsewhere?: Elsewhere,
): Behind {
  return bottlesBehind(title, { wines: winesBehind(lots), elsewhere });
}

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
