import { useEffect, useEffectEvent, useState } from "react";
import * as z from "zod/mini";
import { dropDraft, keepDraftSoon, readDraft } from "../../../engine/index.ts";
import { type BottleCounts, NOTHING_COUNTED } from "../../../rules/stocktake/stocktake.ts";

const counts = z.record(z.string(), z.int().check(z.minimum(0)));
const countedSchema = z.object({ found: counts, others: counts });

export interface Stocktake {
  readonly counted: BottleCounts;
  readonly count: (counted: BottleCounts) => void;
  readonly end: () => void;
}

/** Bottle counts of a place, stored on this device until the stocktake ends. `undefined` until loaded. */
export function useStocktake(placeId: string): Stocktake | undefined {
  const [counted, setCounted] = useState<BottleCounts>();
  const key = `stocktake:${placeId}`;

  const restore = useEffectEvent((kept: unknown) => {
    const read = countedSchema.safeParse(kept);
    setCounted(read.success ? read.data : NOTHING_COUNTED);
  });
  useEffect(() => {
    let isLeft = false;
    readDraft(key)
      .catch(() => undefined)
      .then((kept) => {
        if (!isLeft) restore(kept);
      }, reportError);
    return () => {
      isLeft = true;
    };
  }, [key]);

  if (!counted) return undefined;
  return {
    counted,
    count: (next) => {
      setCounted(next);
      keepDraftSoon(key, next);
    },
    end: () => {
      setCounted(NOTHING_COUNTED);
      dropDraft(key).catch(reportError);
    },
  };
}
