import { useEffect, useState } from "react";
import { untilIdle } from "../../platform/untilIdle.ts";
import { type Origins, originsOf } from "../../rules/counting/origins.ts";
import type { WineCount } from "../../rules/counting/statistics.ts";
import { fetchPart } from "../../ui/loading/fetchPart.ts";

/** The origins of these wines. `undefined` until the table of origins is loaded. */
export function useOrigins(wines: readonly WineCount[]): Origins | undefined {
  const [origins, setOrigins] = useState<Origins>();

  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const { positionOf } = await fetchPart(() => import("../../gazetteer/positions.ts"));
      await untilIdle();
      if (!isLeft) setOrigins(originsOf(wines, positionOf));
    };
    look().catch(reportError);
    return () => {
      isLeft = true;
    };
  }, [wines]);

  return origins;
}
