import { useMemo, useState } from "react";
import { remembering } from "../../parts/idle/remembering.ts";
import { useWhenIdle } from "../../parts/idle/useWhenIdle.ts";
import { type DrinkingWindows, useDrinking } from "../../parts/drinking-window/useDrinking.ts";
import { type DrinkingOutlook, drinkingOutlook } from "../../rules/counting/drinkingOutlook.ts";
import { type Maturity, maturityOf } from "../../rules/counting/maturity.ts";
import type { CountedLot } from "../../rules/counting/statistics.ts";

/** Number of lots per step. A step of the first computation takes a few tens of milliseconds. */
const SLICE = 1_000;

export interface Outlook extends DrinkingOutlook {
  readonly maturity: Maturity;
}

const outlookOf = remembering(countOutlook);

/** When to drink these bottles. `undefined` until computed. Computed in steps so that the page stays responsive. */
export function useOutlook(held: readonly CountedLot[] | undefined): Outlook | undefined {
  const drinking = useDrinking("now");
  const [year] = useState(() => new Date().getFullYear());
  return useWhenIdle(
    useMemo(() => held && drinking && outlookOf(held, drinking, year), [held, drinking, year]),
  );
}

function* countOutlook(
  held: readonly CountedLot[],
  drinking: DrinkingWindows,
  year: number,
): Generator<undefined, Outlook> {
  const { windowOf } = drinking;
  for (const [at, { wine }] of held.entries()) {
    if (at % SLICE === SLICE - 1) yield;
    windowOf(wine);
  }
  yield;
  const years = drinkingOutlook(held, windowOf, year);
  yield;
  return { ...years, maturity: maturityOf(held, drinking, year) };
}
