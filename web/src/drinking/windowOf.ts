import type { Wine } from "sync-protocol";
import { type Basis, type DrinkingWindow, stageAt } from "./DrinkingWindow.ts";
import { type Bottle, usualWindow } from "./usualWindow.ts";

let knownYear: number | undefined;
let known = new WeakMap<Wine, DrinkingWindow | null>();

/**
 * When a wine is at its best: its owner's own years, else those that are usual for its kind;
 * `undefined` where neither is known. Worked out once for a wine: a changed wine is another object.
 */
export function windowOf(wine: Wine, today: { readonly year: number }): DrinkingWindow | undefined {
  if (today.year !== knownYear) {
    knownYear = today.year;
    known = new WeakMap();
  }
  let window = known.get(wine);
  if (window === undefined) {
    window = workOut(wine, today) ?? null;
    known.set(wine, window);
  }
  return window ?? undefined;
}

function workOut(wine: Wine, today: { readonly year: number }): DrinkingWindow | undefined {
  const years = ownWindow(wine) ?? usualWindow(wine, bottleOf(wine), today);
  if (!years) return undefined;
  return { ...years, stage: stageAt(today.year, years), isLeaving: years.to === today.year };
}

function ownWindow({ drinkFrom, drinkTo }: Wine) {
  if (drinkFrom === null && drinkTo === null) return undefined;
  const basis: Basis = { kind: "own" };
  return { from: drinkFrom ?? undefined, to: drinkTo ?? undefined, basis };
}

/** A wine is taken for common bottles of which nobody said when they were bought. */
function bottleOf({ vintage, nonVintage }: Wine): Bottle {
  return { vintage: nonVintage ? undefined : vintage, bought: undefined, millilitres: 750 };
}
