import { useEffect, useState } from "react";
import { untilIdle } from "../../platform/untilIdle.ts";
import { type DrinkingOutlook, drinkingOutlook } from "../../rules/counting/drinkingOutlook.ts";
import { type Maturity, maturityOf } from "../../rules/counting/maturity.ts";
import type { CountedLot } from "../../rules/counting/statistics.ts";
import { useDrinking } from "../../parts/drinking-window/useDrinking.ts";

/** How many lots are looked at in one go: some ten milliseconds the first time. */
const SLICE = 250;

/** When to drink bottles: which are at their best in a year, and how mature all of them are. */
export interface Outlook extends DrinkingOutlook {
  readonly maturity: Maturity;
}

/**
 * When to drink these bottles; `undefined` until that is known. The windows of wines that nobody has
 * looked at yet are worked out while the page is at rest; the outlook before stands meanwhile.
 */
export function useOutlook(held: readonly CountedLot[]): Outlook | undefined {
  const [outlook, setOutlook] = useState<Outlook>();
  const drinking = useDrinking();

  useEffect(() => {
    if (!drinking) return undefined;
    const { windowOf } = drinking;
    let isOff = false;
    const look = async () => {
      for (let from = 0; from < held.length; from += SLICE) {
        await untilIdle();
        if (isOff) return;
        for (const { wine } of held.slice(from, from + SLICE)) windowOf(wine);
      }
      const year = new Date().getFullYear();
      setOutlook({
        ...drinkingOutlook(held, windowOf, year),
        maturity: maturityOf(held, drinking, year),
      });
    };
    void look();
    return () => {
      isOff = true;
    };
  }, [held, drinking]);

  return outlook;
}
