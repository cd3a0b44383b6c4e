import type { CellarWine } from "../cellar/CellarWine.ts";

/** Adjacent bottles of one wine in a rack's row. */
export interface RackRun {
  readonly wine: CellarWine;
  /** The first column, from 1. */
  readonly from: number;
  readonly length: number;
}

export function runsOf(row: readonly (CellarWine | undefined)[]): readonly RackRun[] {
  const runs: { wine: CellarWine; from: number; length: number }[] = [];
  for (const [at, wine] of row.entries()) {
    const last = runs.at(-1);
    if (!wine) continue;
    if (last?.wine === wine && last.from + last.length === at + 1) last.length += 1;
    else runs.push({ wine, from: at + 1, length: 1 });
  }
  return runs;
}

/** Common first words of wine names, which short names omit. */
const COMMON =
  /^(?:(?:château|chateau|domaine|clos|weingut|tenuta|cantina|castello|bodegas?|viña|quinta|mas)\s+(?:(?:de|des|du|di|del|della|la|le|les|da|do)\s+)?)(?=\S)/i;

/** A short recognizable name: "Léoville Barton" for "Château Léoville Barton". */
export function shortName(name: string): string {
  return name.replace(COMMON, "");
}

export function shortVintage({ vintage, nonVintage }: CellarWine): string {
  return nonVintage ? "NV" : `’${String(vintage % 100).padStart(2, "0")}`;
}
