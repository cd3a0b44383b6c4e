import type { Lot } from "../records/lots/lot.ts";
import { lotsOf } from "../records/lots/lots.ts";
import type { Wine } from "../records/wine.ts";
import { type Basis, type DrinkingWindow, stageIn, type WindowYears } from "./DrinkingWindow.ts";
import { type Bottle, kindOf, type UsualWindow, usualWindow } from "./usualWindow.ts";

let knownYear: number | undefined;
let known = new WeakMap<Wine, DrinkingWindow | null>();

/**
 * The drinking window of a wine: the user's own years, or else the usual years of this kind of
 * wine; `undefined` if neither is known. Cached per wine object.
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

function workOut(wine: Wine, { year }: { readonly year: number }): DrinkingWindow | undefined {
  const years = ownYears(wine) ?? firstToEnd(wine);
  return years && { ...years, stage: stageIn(year, years), isLeaving: years.to === year };
}

/** The window that the user or an import has set. The wine is past right after its last year. */
function ownYears({ drinkFrom, drinkTo }: Wine): (WindowYears & { basis: Basis }) | undefined {
  if (drinkFrom === null && drinkTo === null) return undefined;
  const to = drinkTo ?? undefined;
  return { from: drinkFrom ?? undefined, to, soonUntil: to, basis: { kind: "own" } };
}

/**
 * The usual window of the lot whose window ends first. Lots differ by bottle size and purchase
 * date.
 */
function firstToEnd(wine: Wine): UsualWindow | undefined {
  const kind = kindOf(wine);
  if (!kind) return undefined;
  const lots = lotsOf(wine);
  const held = lots.filter(({ state, bottles }) => state === "held" && bottles > 0);
  const windows = (held.length > 0 ? held : lots).flatMap(
    (lot) => usualWindow(kind, bottleOf(wine, lot)) ?? [],
  );
  return windows.reduce<UsualWindow | undefined>(
    (first, window) => (first && first.to <= window.to ? first : window),
    undefined,
  );
}

function bottleOf({ vintage, nonVintage }: Wine, { millilitres, boughtOn }: Lot): Bottle {
  return {
    vintage: nonVintage ? undefined : vintage,
    bought: boughtOn === null ? undefined : Number(boughtOn.slice(0, 4)),
    millilitres,
  };
}
