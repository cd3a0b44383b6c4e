import { foldText } from "sync-protocol";
import type { CellarWine } from "./CellarWine.ts";

/** Canonical names of a wine, so that Germany and Deutschland are equal. */
export interface WineNames {
  readonly country: (wine: CellarWine) => string;
  readonly region: (wine: CellarWine) => string;
  readonly producer: (wine: CellarWine) => string;
  readonly grapes: (wine: CellarWine) => readonly string[];
}

export interface EqualNames {
  readonly country: (name: string) => string | undefined;
  readonly region: (name: string, country: string) => string | undefined;
  readonly grape: (name: string) => string | undefined;
}

/** Separators between the grapes of a blend. `SHARE` is a grape's percentage. */
const BETWEEN_GRAPES = /[,;/&+]|\b(?:and|und|et)\b/iu;
const SHARE = /\d+(?:[.,]\d+)?\s*%/gu;

/**
 * Canonical names from a table of equal names. Other names are equal if they differ only in case,
 * accents and spaces.
 */
export function wineNames(equal?: EqualNames): WineNames {
  const spellings = new Map<string, string>();
  /** Gives names that differ only in case and accents the spelling that came first. */
  const asFirstSpelled = rememberingTexts((name) => {
    const trimmed = name.trim();
    const key = foldText(trimmed);
    const first = spellings.get(key) ?? trimmed;
    spellings.set(key, first);
    return first;
  });
  const grapesIn = rememberingTexts((varietal) => [
    ...new Set(
      varietal
        .replace(SHARE, "")
        .split(BETWEEN_GRAPES)
        .map((grape) => grape.trim())
        .filter((grape) => grape !== "")
        .map((grape) => equal?.grape(grape) ?? asFirstSpelled(grape)),
    ),
  ]);
  const country = (wine: CellarWine) =>
    equal?.country(wine.country) ?? asFirstSpelled(wine.country);
  return {
    country,
    region: (wine) => equal?.region(wine.region, country(wine)) ?? asFirstSpelled(wine.region),
    producer: (wine) => asFirstSpelled(wine.producer),
    grapes: ({ varietal }) => grapesIn(varietal),
  };
}

/** Caches the results by text, because many wines share a text. */
function rememberingTexts<Result>(of: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = of(text);
    known.set(text, result);
    return result;
  };
}

/**
 * Replaces a canonical country or region by the spelling in `wines`, if that name has only one
 * spelling there.
 */
export function inOwnWords(names: WineNames, wines: readonly CellarWine[]): WineNames {
  const own = (field: "country" | "region") => {
    // Cached, because many wines share few places and a lookup is slow.
    const known = new Map<string, string>();
    const placeOf = ({ country, region }: CellarWine) => `${country}\n${region}`;
    const spellings = new Map<string, Map<string, string>>();
    for (const wine of wines) {
      const place = placeOf(wine);
      if (known.has(place)) continue;
      const name = names[field](wine);
      known.set(place, name);
      const written = spellings.get(name) ?? new Map<string, string>();
      const key = foldText(wine[field].trim());
      if (!written.has(key)) written.set(key, wine[field].trim());
      spellings.set(name, written);
    }
    return (wine: CellarWine) => {
      const name = known.get(placeOf(wine)) ?? names[field](wine);
      const [only, ...others] = spellings.get(name)?.values() ?? [];
      return only === undefined || others.length > 0 ? name : only;
    };
  };
  return { ...names, country: own("country"), region: own("region") };
}

export const AS_WRITTEN: WineNames = {
  country: ({ country }) => country,
  region: ({ region }) => region,
  producer: ({ producer }) => producer,
  grapes: ({ varietal }) => [varietal],
};
