import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { type CountedLot, type WineCount, wineCounts } from "../../rules/counting/statistics.ts";
import { countOf } from "../../ui/countOf.ts";

export interface DrillDown {
  readonly title: string;
  /** Total of the selected part of a chart, for example "6 bottles of 2 wines". */
  readonly sum: string;
  readonly wines: readonly DrillDownWine[];
  readonly elsewhere?: PageLink | undefined;
}

export interface DrillDownWine {
  readonly wine: CellarWine;
  readonly words: string;
}

export interface PageLink {
  readonly address: string;
  readonly words: string;
}

export type OnShow = (behind: DrillDown) => void;

export function lotsBehind(
  title: string,
  lots: readonly CountedLot[],
  elsewhere?: PageLink,
): DrillDown {
  return bottlesBehind(title, { wines: wineCounts(lots), elsewhere });
}

export function bottlesBehind(
  title: string,
  {
    wines,
    elsewhere,
  }: { readonly wines: readonly WineCount[]; readonly elsewhere?: PageLink | undefined },
): DrillDown {
  const bottles = wines.reduce((sum, behind) => sum + behind.bottles, 0);
  return {
    title,
    sum: i18n._("{bottles} of {wines}", {
      bottles: countOf(bottles, "bottle"),
      wines: countOf(wines.length, "wine"),
    }),
    wines: wines.map(({ wine, bottles: own }) => ({ wine, words: countOf(own, "bottle") })),
    elsewhere,
  };
}
