import type { Wine } from "sync-protocol";
import { type DrinkingWindow, stageAt } from "./DrinkingWindow.ts";
import { usualWindow } from "./usualWindow.ts";

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
  const bottle = { vintage: wine.vintage, bought: undefined, millilitres: 750 };
  const usual = usualWindow(wine, bottle, today);
  if (!usual) return undefined;
  return { ...usual, stage: stageAt(today.year, usual), isLeaving: usual.to === today.year };
}
