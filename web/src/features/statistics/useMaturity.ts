import { useMemo, useState } from "react";
import { remembering } from "../../parts/idle/remembering.ts";
import { useWhenIdle } from "../../parts/idle/useWhenIdle.ts";
import { type DrinkingWindows, useDrinking } from "../../parts/drinking-window/useDrinking.ts";
import { type Maturity, maturityOf } from "../../rules/counting/maturity.ts";
import type { CountedLot } from "../../rules/counting/statistics.ts";

/** Number of lots per step. A step of the first computation takes a few tens of milliseconds. */
const SLICE = 1_000;

const maturityFrom = remembering(countMaturity);

/** Maturity of these bottles. `undefined` until computed. Computed in steps so that the page stays responsive. */
export function useMaturity(held: readonly CountedLot[] | undefined): Maturity | undefined {
  const drinking = useDrinking("now");
  const [year] = useState(() => new Date().getFullYear());
  return useWhenIdle(
    useMemo(() => held && drinking && maturityFrom(held, drinking, year), [held, drinking, year]),
  );
}

function* countMaturity(
  held: readonly CountedLot[],
  drinking: DrinkingWindows,
  year: number,
): Generator<undefined, Maturity> {
  const { windowOf } = drinking;
  for (const [at, { wine }] of held.entries()) {
    if (at % SLICE === SLICE - 1) yield;
    windowOf(wine);
  }
  yield;
  return maturityOf(held, drinking, year);
}
