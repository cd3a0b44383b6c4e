import * as z from "zod/mini";
import { create } from "zustand";
import type { Rates } from "../../rules/worth/rates.ts";

const KEY = "wine-cellar-rates";

const schema = z.object({
  day: z.iso.date(),
  currency: z.string(),
  per: z.record(z.string(), z.number().check(z.positive())),
  source: z.nullable(z.string()),
});

export const useRates = create<{ readonly rates: Rates | undefined }>(() => ({
  rates: readRates(),
}));

/**
 * Stores exchange rates in this browser. The rates stay after the user signs out. `undefined`
 * deletes the stored rates.
 */
export function keepRates(rates: Rates | undefined): void {
  useRates.setState({ rates });
  try {
    if (rates) localStorage.setItem(KEY, JSON.stringify(rates));
    else localStorage.removeItem(KEY);
  } catch {
    // If localStorage is full, the rates last until the page is closed.
  }
}

function readRates(): Rates | undefined {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(KEY) ?? ""));
  } catch {
    return undefined;
  }
}
