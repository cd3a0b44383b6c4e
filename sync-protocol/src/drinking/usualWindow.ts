import type { Wine } from "../records/wine.ts";
import { type Basis, usuallySoonUntil } from "./DrinkingWindow.ts";
import { isGreatVintage } from "./isGreatVintage.ts";
import { labelOf } from "./Label.ts";
import { rowOf } from "./rowOf.ts";
import type { UsualYears, Years } from "./UsualYears.ts";

/** What of a bottle says how fast its wine ages, and since when. */
export interface Bottle {
  /** The year of the harvest; `undefined` for a wine without a vintage. */
  readonly vintage: number | undefined;
  /** The year in which it was bought; `undefined` where nobody said. */
  readonly bought: number | undefined;
  readonly millilitres: number;
}

/** The years in which a wine is usually at its best, and why. */
export interface UsualWindow {
  readonly from: number;
  readonly to: number;
  /** The last year in which it is not past; open where words on the label may stand for a higher rank. */
  readonly soonUntil: number | undefined;
  readonly basis: Basis;
}

/** From how many millilitres on a bottle ages as fast as a common one, and from how many slower. */
const COMMON_FROM_ML = 500;
const LARGE_FROM_ML = 1_500;

/**
 * The window of a bottle from what is known of wines of its kind. One without a vintage counts from when it
 * was bought, and is `undefined` where that is not known.
 */
export function usualWindow(wine: Wine, bottle: Bottle): UsualWindow | undefined {
  const label = labelOf(wine);
  const known = rowOf(wine.type, label);
  const counted = known && countedFrom(known.row, bottle);
  if (!counted) return undefined;
  const { row, mayBeHigher } = known;
  const { start, years, since } = counted;
  const isGreat =
    years[1] >= KEEPS_YEARS &&
    bottle.vintage !== undefined &&
    isGreatVintage(wine.type, label, bottle.vintage);
  const [first, last] = slowed(isGreat ? lengthened(years) : years, bottle.millilitres);
  const [from, to] = [start + first, start + last];
  return {
    from,
    to,
    soonUntil: mayBeHigher ? undefined : usuallySoonUntil(from, to),
    basis: {
      kind: "usual",
      reason: `${row.label}: ${yearsInWords(first, last)} ${since}${isGreat ? ", in a great year" : ""}`,
      rests: row.basis,
      sources: row.sources,
    },
  };
}

/** A great year shows in wines that keep for so long at least, and lets them keep a little longer. */
const KEEPS_YEARS = 12;
const GREAT_YEAR = 1.15;

function lengthened([first, last]: Years): Years {
  return [first, Math.round(last * GREAT_YEAR)];
}

interface Counted {
  readonly start: number;
  readonly years: Years;
  readonly since: string;
}

function countedFrom(
  { fromHarvest, fromPurchase }: UsualYears,
  { vintage, bought }: Bottle,
): Counted | undefined {
  if (vintage !== undefined) {
    return { start: vintage, years: fromHarvest, since: "after the harvest" };
  }
  if (bought !== undefined && fromPurchase) {
    return { start: bought, years: fromPurchase, since: "after it was bought" };
  }
  return undefined;
}

/**
 * The years in a bottle of this size: the same neck lets in as much air to less wine or to more
 * (Wine Enthusiast, wineenthusiast.com/culture/wine/bigger-wine-bottle-better; La Sommelière,
 * lasommeliere.com/en/blog, "Bouteille vs magnum"). How much that makes is our own, cautious guess.
 */
function slowed([first, last]: Years, millilitres: number): Years {
  const pace = paceOf(millilitres);
  return [Math.round(first * pace), Math.round(last * pace)];
}

function paceOf(millilitres: number): number {
  if (millilitres < COMMON_FROM_ML) return 0.8;
  return millilitres < LARGE_FROM_ML ? 1 : 1.25;
}

function yearsInWords(first: number, last: number): string {
  if (first > 0) return `${String(first)} to ${String(last)} years`;
  return last === 1 ? "within a year" : `within ${String(last)} years`;
}
