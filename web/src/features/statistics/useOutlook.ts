import { useEffect, useState } from "react";
import { untilIdle } from "../../platform/untilIdle.ts";
import { type DrinkingOutlook, drinkingOutlook } from "../../rules/counting/drinkingOutlook.ts";
import type { CountedLot } from "../../rules/counting/statistics.ts";
import { useDrinking } from "../../parts/drinking-window/useDrinking.ts";

/** How many lots are looked at in one go: some ten milliseconds the first time. */
const SLICE = 250;

/**
 * When to drink these bottles; `undefined` until that is known. The windows of wines that nobody has
 * looked at yet are worked out while the page is at rest; the outlook before stands meanwhile.
 */
export function useOutlook(held: readonly CountedLot[]): DrinkingOutlook | undefined {
  const [outlook, setOutlook] = useState<DrinkingOutlook>();
  const windowOf = useDrinking()?.windowOf;

  useEffect(() => {
    if (!windowOf) return undefined;
    let isOff = false;
    const look = async () => {
      for (let from = 0; from < held.length; from += SLICE) {
        await untilIdle();
        if (isOff) return;
        for (const { wine } of held.slice(from, from + SLICE)) windowOf(wine);
      }
      setOutlook(drinkingOutlook(held, windowOf, new Date().getFullYear()));
    };
    void look();
    return () => {
      isOff = true;
    };
  }, [held, windowOf]);

  return outlook;
}
