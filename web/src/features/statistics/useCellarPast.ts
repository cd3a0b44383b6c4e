import { useEffect, useState } from "react";
import { useEvents } from "../../live/events/useEvents.ts";
import { atLeisure } from "../../platform/atLeisure.ts";
import { type CellarPast, countPast } from "../../rules/cellarPast.ts";
import type { CellarWine } from "../../rules/cellarView.ts";
import { dayAt } from "../../rules/dayAt.ts";

/**
 * What became of these wines; `undefined` until it is counted. The page stays free meanwhile, and after a
 * change what was counted before stands until the next is ready.
 */
export function useCellarPast(wines: readonly CellarWine[] | undefined): CellarPast | undefined {
  const events = useEvents();
  const [past, setPast] = useState<CellarPast>();

  useEffect(() => {
    if (!wines || !events) return undefined;
    let isOff = false;
    const look = async () => {
      const counted = await atLeisure(countPast(wines, events, dayAt(Date.now())));
      if (!isOff) setPast(counted);
    };
    void look();
    return () => {
      isOff = true;
    };
  }, [wines, events]);

  return past;
}
