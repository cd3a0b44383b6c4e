import type { CellarWine } from "../cellar/CellarWine.ts";
import type { CountedLot } from "./statistics.ts";

/**
 * The first and last year in which a wine is ready, and the last year in which it is still
 * drinkable. `undefined` means no limit.
 */
export interface YearsAtBest {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly soonUntil: number | undefined;
}

export interface OutlookYear {
  readonly year: number;
  readonly best: readonly CountedLot[];
  readonly last: readonly CountedLot[];
}

/**
 * When to drink the held bottles. Each bottle is past, ready in one of the years, later, or
 * unknown.
 */
export interface DrinkingOutlook {
  /** Consecutive years, starting with the current year. */
  readonly years: readonly OutlookYear[];
  readonly past: readonly CountedLot[];
  /** Bottles that are ready only after the last of `years`. */
  readonly later: readonly CountedLot[];
  readonly unknown: readonly CountedLot[];
}

/** Maximum number of years to show. Most bottles are ready within these years. */
export const OUTLOOK_YEARS = 15;

/**
 * When to drink these bottles, by year. Starts with `thisYear` and ends with the last year in which
 * a drinking window begins or ends, but shows at most `OUTLOOK_YEARS`. A bottle is past if
 * `soonUntil` is before `thisYear`. If only `to` is before `thisYear`, the bottle counts for
 * `thisYear`.
 */
export function drinkingOutlook(
  lots: readonly CountedLot[],
  windowOf: (wine: CellarWine) => YearsAtBest | undefined,
  thisYear: number,
): DrinkingOutlook {
  const years = Array.from({ length: OUTLOOK_YEARS }, (_, ahead) => ({
    year: thisYear + ahead,
    best: new Array<CountedLot>(),
    last: new Array<CountedLot>(),
  }));
  const horizon = thisYear + OUTLOOK_YEARS - 1;
  const [past, later, unknown]: [CountedLot[], CountedLot[], CountedLot[]] = [[], [], []];
  let end = thisYear;

  for (const counted of lots) {
    const window = windowOf(counted.wine);
    if (!window) {
      unknown.push(counted);
      continue;
    }
    const { from = thisYear, soonUntil = Infinity } = window;
    const to = Math.max(window.to ?? Infinity, Math.min(thisYear, soonUntil));
    if (soonUntil < thisYear) past.push(counted);
    else if (from > horizon) later.push(counted);
    else {
      end = Math.max(end, Number.isFinite(to) ? to : from);
      for (const { year, best, last } of years) {
        if (year < from || year > to) continue;
        best.push(counted);
        if (year === to) last.push(counted);
      }
    }
  }
  return { years: years.filter(({ year }) => year <= end), past, later, unknown };
}
