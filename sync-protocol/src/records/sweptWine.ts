import { RESTORABLE_MS } from "../limits.ts";
import { isRemoved, type KeptWine, WINE_ADDITIONS, type WineBody } from "./wine.ts";

/** The values that replace a wine's written fields when it is swept. Type and quantity stay. */
const NOTHING: Omit<WineBody, "type" | "quantity"> = {
  ...WINE_ADDITIONS,
  name: "",
  producer: "",
  vintage: 0,
  varietal: "",
  country: "",
  region: "",
  notes: null,
  photoUrl: null,
};

/**
 * What is stored of a removed wine that can no longer be restored: its ids, removal date, type and
 * quantity. The quantity stays, so that it matches the wine's events [W13: sweep]. `undefined` if
 * the wine can still be restored, is not removed, or is already swept.
 */
export function sweptWine(wine: KeptWine, now: number): KeptWine | undefined {
  const { removedAt } = wine;
  if (typeof removedAt !== "number" || now - removedAt <= RESTORABLE_MS) return undefined;
  return isSwept(wine) ? undefined : { ...wine, ...NOTHING };
}

/** Whether a removed wine has been swept, which leaves its name empty. */
export function isSwept(wine: KeptWine): boolean {
  return isRemoved(wine) && wine.name === "";
}
