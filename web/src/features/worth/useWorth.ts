import { useMemo } from "react";
import { useCellar } from "../../engine/index.ts";
import { countStock } from "../../rules/counting/cellarStock.ts";
import type { CountedLot } from "../../rules/counting/statistics.ts";
import { type BookEntry, bookEntries } from "../../rules/worth/bookEntries.ts";
import { countWorth, type Worth } from "../../rules/worth/worth.ts";

interface CountedWorth {
  readonly held: readonly CountedLot[];
  readonly worth: Worth;
  readonly entries: readonly BookEntry[];
}

/** The bottles in the cellar and their worth. `undefined` until the cellar is loaded. */
export function useWorth(): CountedWorth | undefined {
  const cellar = useCellar();
  const wines = cellar.kind === "ready" ? cellar.wines : undefined;
  return useMemo(() => {
    if (!wines) return undefined;
    const { held } = countStock(wines);
    return { held, worth: countWorth(held), entries: bookEntries(held) };
  }, [wines]);
}
