import { RESTORABLE_MS } from "../limits.ts";
import { isRemoved, type KeptWine, WINE_ADDITIONS, type WineBody } from "./wine.ts";

/** What a person has written of a wine once it is swept; its type has to be one, and bottles are no text. */
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
 * What is left of a wine that was removed too long ago to be restored: its ids, which stay taken, when it
 * was removed, its type, and its bottles, to which its events add up (rule W13). `undefined` where it may
 * still be restored, is not removed, or is swept already.
 */
export function sweptWine(wine: KeptWine, now: number): KeptWine | undefined {
  const { removedAt } = wine;
  if (typeof removedAt !== "number" || now - removedAt <= RESTORABLE_MS) return undefined;
  return isSwept(wine) ? undefined : { ...wine, ...NOTHING };
}

/** Whether nothing is left of a removed wine that could come back: every other wine has a name. */
export function isSwept(wine: KeptWine): boolean {
  return isRemoved(wine) && wine.name === "";
}
