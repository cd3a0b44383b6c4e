import type { Wine } from "../records/wine.ts";
import { profileWine } from "./profileWine.ts";
import type { WineProfile } from "./WineProfile.ts";

let knownYear: number | undefined;
let known = new WeakMap<Wine, WineProfile>();

/** Like {@link profileWine}, but cached per wine object. */
export function profileOf(wine: Wine, now: { readonly year: number }): WineProfile {
  if (now.year !== knownYear) {
    knownYear = now.year;
    known = new WeakMap();
  }
  const profile = known.get(wine) ?? profileWine(wine, now);
  known.set(wine, profile);
  return profile;
}

/** Caches the profiles of these wines, so that pairing a first meal with them is fast. */
export function cacheProfiles(wines: readonly Wine[], now: { readonly year: number }): void {
  for (const wine of wines) profileOf(wine, now);
}
