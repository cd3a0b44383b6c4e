import { type Reminders, remindersOf } from "sync-protocol";
import { useEffect, useState } from "react";
import type { DrinkingWindow } from "sync-protocol/drinking";
import { untilIdle } from "../../platform/untilIdle.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { dayAt } from "../../rules/day.ts";
import { useDrinking } from "./useDrinking.ts";

/** How many wines are looked at in one go: some ten milliseconds the first time. */
const SLICE = 250;

/** What some wines have to be reminded of today. */
export interface TodaysReminders {
  readonly wines: readonly CellarWine[];
  /** Costs next to nothing for these wines. */
  readonly windowOf: (wine: CellarWine) => DrinkingWindow | undefined;
  readonly reminders: Reminders<CellarWine>;
}

/**
 * What these wines have to be reminded of. Their windows are worked out while the page is at rest:
 * `undefined` until the first time, and what was known before until the next.
 */
export function useReminders(
  wines: readonly CellarWine[] | undefined,
): TodaysReminders | undefined {
  const [known, setKnown] = useState<TodaysReminders>();
  const windowOf = useDrinking()?.windowOf;

  useEffect(() => {
    if (!wines || !windowOf) return undefined;
    let isOff = false;
    const workOut = async () => {
      for (let from = 0; from < wines.length; from += SLICE) {
        await untilIdle();
        if (isOff) return;
        for (const wine of wines.slice(from, from + SLICE)) windowOf(wine);
      }
      await untilIdle();
      if (isOff) return;
      const reminders = remindersOf(wines, windowOf, dayAt(Date.now()));
      setKnown({ wines, windowOf, reminders });
    };
    void workOut();
    return () => {
      isOff = true;
    };
  }, [wines, windowOf]);

  return known;
}
