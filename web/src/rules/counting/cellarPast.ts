import { flowByMonth, type MonthFlow } from "./bottleFlow.ts";
import type { CellarWine } from "../cellar/CellarWine.ts";
import type { RemovedWine } from "../cellar/RemovedWine.ts";
import type { CellarEvent } from "../history/CellarEvent.ts";
import { type JournalEntry, journalOf } from "../history/journal.ts";
import { openedIn, type OpenedYear } from "./openedYear.ts";
import { ratedPrices, type RatedPrices } from "./ratedPrices.ts";
import { type RatedEntry, ratedIn } from "./ratingShares.ts";
import {
  type LookBack,
  lookBack,
  stockByType,
  stockOn,
  type StockPoint,
  type TypeStock,
} from "./stockHistory.ts";
import { type TimeInCellar, timesInCellar } from "./timesInCellar.ts";
import { pastsOf, type WinePast } from "./winePasts.ts";

export interface CellarPast {
  /** The cellar's journal, newest first. */
  readonly entries: readonly JournalEntry[];
  readonly pasts: readonly WinePast[];
  /** `points` and `byType` have the stock at the end of each month or year, newest first. */
  readonly by: LookBack["by"];
  readonly points: readonly StockPoint[];
  readonly byType: readonly TypeStock[];
  readonly months: readonly MonthFlow[];
  readonly times: readonly TimeInCellar[];
  /** Bottles opened this year and last year. */
  readonly opened: readonly [OpenedYear, OpenedYear];
  readonly rated: readonly RatedEntry[];
  readonly ratedPrices: RatedPrices;
}

interface CountedCellar {
  readonly wines: readonly CellarWine[];
  readonly removed: readonly RemovedWine[];
}

/**
 * Computes a cellar's history until `today` from its events, newest first. Yields between parts of
 * the work, so that the caller can pause. Returns the whole result at the end.
 */
export function* countPast(
  { wines, removed }: CountedCellar,
  events: readonly CellarEvent[],
  today: string,
): Generator<undefined, CellarPast> {
  const entries = journalOf(events, wines, removed);
  yield;
  const pasts = pastsOf(wines, entries);
  yield;
  const { by, days } = lookBack(pasts, today);
  const points = stockOn(days, pasts);
  yield;
  const byType = stockByType(days, pasts);
  yield;
  const months = flowByMonth(entries, pasts);
  yield;
  const times = timesInCellar(wines, entries, today);
  yield;
  const rated = ratedIn(entries);
  yield;
  const prices = ratedPrices(rated);
  yield;
  const thisYear = Number(today.slice(0, 4));
  const opened = [openedIn(thisYear, entries), openedIn(thisYear - 1, entries)] as const;
  return {
    entries,
    pasts,
    by,
    points,
    byType,
    months,
    times,
    opened,
    rated,
    ratedPrices: prices,
  };
}
