import type { Wine } from "../records/wine.ts";
import { profileWine } from "./profileWine.ts";
import type { WineProfile } from "./WineProfile.ts";

let knownYear: number | undefined;
let known = new WeakMap<Wine, WineProfile>();

/** The same as {@link profileWine}, worked out once for a wine: a changed wine is another object. */
export function profileOf(wine: Wine, now: { readonly year: number }): WineProfile {
  if (now.year !== knownYear) {
    knownYear = now.year;
    known = new WeakMap();
  }
  const profile = known.get(wine) ?? profileWine(wine, now);
  known.set(wine, profile);
  return profile;
}

/** Works out the profiles of a cellar before the first question is asked. */
export function knowCellar(wines: readonly Wine[], now: { readonly year: number }): void {
  for (const wine of wines) profileOf(wine, now);
}
