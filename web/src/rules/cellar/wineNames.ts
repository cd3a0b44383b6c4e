import { foldText } from "sync-protocol";
import type { CellarWine } from "./CellarWine.ts";

/** Names of a wine under which equal things are one, as Germany and Deutschland. */
export interface WineNames {
  readonly country: (wine: CellarWine) => string;
  readonly region: (wine: CellarWine) => string;
  readonly producer: (wine: CellarWine) => string;
  readonly grapes: (wine: CellarWine) => readonly string[];
}

/** The names that a table of equal names knows. */
export interface EqualNames {
  readonly country: (name: string) => string | undefined;
  readonly region: (name: string, country: string) => string | undefined;
  readonly grape: (name: string) => string | undefined;
}

/** What stands between the grapes of a blend, and their shares. */
const BETWEEN_GRAPES = /[,;/&+]|\b(?:and|und|et)\b/iu;
const SHARE = /\d+(?:[.,]\d+)?\s*%/gu;

/** The names of wines by such a table. Names that it does not know differ only in case, accents and spaces. */
export function wineNames(equal?: EqualNames): WineNames {
  const spellings = new Map<string, string>();
  /** The first spelling of a name that differs only in case and accents. */
  const asFirstSpelled = (name: string): string => {
    const trimmed = name.trim();
    const key = foldText(trimmed);
    const first = spellings.get(key) ?? trimmed;
    spellings.set(key, first);
    return first;
  };
  const country = (wine: CellarWine) =>
    equal?.country(wine.country) ?? asFirstSpelled(wine.country);
  return {
    country,
    region: (wine) => equal?.region(wine.region, country(wine)) ?? asFirstSpelled(wine.region),
    producer: (wine) => asFirstSpelled(wine.producer),
    grapes: ({ varietal }) => [
      ...new Set(
        varietal
          .replace(SHARE, "")
          .split(BETWEEN_GRAPES)
          .map((grape) => grape.trim())
          .filter((grape) => grape !== "")
          .map((grape) => equal?.grape(grape) ?? asFirstSpelled(grape)),
      ),
    ],
  };
}

/** The names as the wines have them. */
export const AS_WRITTEN: WineNames = {
  country: ({ country }) => country,
  region: ({ region }) => region,
  producer: ({ producer }) => producer,
  grapes: ({ varietal }) => [varietal],
};
