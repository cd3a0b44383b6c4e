import { useEffect, useState } from "react";
import { atLeisure } from "../../platform/atLeisure.ts";
import { type DrinkingOutlook, drinkingOutlook } from "../../rules/counting/drinkingOutlook.ts";
import { type Maturity, maturityOf } from "../../rules/counting/maturity.ts";
import type { CountedLot } from "../../rules/counting/statistics.ts";
import { type Drinking, useDrinking } from "../../parts/drinking-window/useDrinking.ts";

/** How many lots are looked at in one go: some ten milliseconds the first time. */
const SLICE = 250;

/** When to drink bottles: which are at their best in a year, and how mature all of them are. */
export interface Outlook extends DrinkingOutlook {
  readonly maturity: Maturity;
}

/**
 * When to drink these bottles; `undefined` until that is known. The windows of wines that nobody has looked at yet
 * are worked out step by step, and the page stays free meanwhile; the outlook before stands.
 */
export function useOutlook(held: readonly CountedLot[]): Outlook | undefined {
  const [outlook, setOutlook] = useState<Outlook>();
  const drinking = useDrinking();

  useEffect(() => {
    if (!drinking) return undefined;
    let isOff = false;
    const look = async () => {
      const found = await atLeisure(outlookOf(held, drinking, () => isOff));
      if (!isOff) setOutlook(found);
    };
    void look();
    return () => {
      isOff = true;
    };
  }, [held, drinking]);

  return outlook;
}

function* outlookOf(
  held: readonly CountedLot[],
  drinking: Drinking,
  isOff: () => boolean,
): Generator<undefined, Outlook | undefined> {
  const { windowOf } = drinking;
  for (let from = 0; from < held.length; from += SLICE) {
    yield;
    if (isOff()) return undefined;
    for (const { wine } of held.slice(from, from + SLICE)) windowOf(wine);
  }
  yield;
  const year = new Date().getFullYear();
  const years = drinkingOutlook(held, windowOf, year);
  yield;
  return { ...years, maturity: maturityOf(held, drinking, year) };
}
