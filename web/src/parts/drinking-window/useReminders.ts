import { type Reminders, remindersOf } from "sync-protocol";
import { useEffect, useState } from "react";
import type { DrinkingWindow } from "sync-protocol/drinking";
import { untilIdle } from "../../platform/untilIdle.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { dayAt } from "../../rules/day.ts";
import { useDrinking } from "./useDrinking.ts";

/**
 * Number of wines whose drinking windows are computed in one step, before the page can react again.
 * In the first run, a step takes a few tens of milliseconds.
 */
const SLICE = 250;

export interface TodaysReminders {
  readonly wines: readonly CellarWine[];
  /** The drinking window of a wine. It is cached for these wines, so repeated calls are cheap. */
  readonly windowOf: (wine: CellarWine) => DrinkingWindow | undefined;
  readonly reminders: Reminders<CellarWine>;
}

/**
 * Reminders of these wines, computed while the page is idle. `undefined` until the first result.
 * Later, the previous result stays until the next result is ready.
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
