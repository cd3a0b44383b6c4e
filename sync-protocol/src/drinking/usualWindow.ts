import type { Wine } from "../records/wine.ts";
import { type Basis, estimatedSoonUntil } from "./DrinkingWindow.ts";
import { greatVintages } from "./greatVintages.ts";
import { labelOf } from "./Label.ts";
import { type RowMatch, rowOf } from "./rowOf.ts";
import type { UsualYears, Years } from "./UsualYears.ts";

/** The facts that decide how fast a bottle ages, and from which year. */
export interface Bottle {
  readonly vintage: number | undefined;
  /** The year of the purchase; `undefined` if unknown. */
  readonly bought: number | undefined;
  readonly millilitres: number;
}

export interface UsualWindow {
  readonly from: number;
  readonly to: number;
  /**
   * The last year in which the wine is not yet "Past". `undefined` if a word on the label may mean a better
   * wine, whose window would end later.
   */
  readonly soonUntil: number | undefined;
  readonly basis: Basis;
}

/**
 * Bottles of at least `COMMON_FROM_ML` age at the standard rate, smaller bottles faster, and
 * bottles of at least `LARGE_FROM_ML` more slowly.
 */
const COMMON_FROM_ML = 500;
const LARGE_FROM_ML = 1_500;

/**
 * The usual drinking window of a bottle, by its kind of wine. Without a vintage the years count
 * from the purchase. `undefined` if vintage and purchase are unknown.
 */
export function usualWindow(kind: WineKind, bottle: Bottle): UsualWindow | undefined {
  const { row, hasUnclearRank, great } = kind;
  const counted = countedFrom(row, bottle);
  if (!counted) return undefined;
  const { start, years, since } = counted;
  const isGreat =
    years[1] >= KEEPS_YEARS && bottle.vintage !== undefined && great.includes(bottle.vintage);
  const [first, last] = slowed(isGreat ? lengthened(years) : years, bottle.millilitres);
  const [from, to] = [start + first, start + last];
  return {
    from,
    to,
    soonUntil: hasUnclearRank ? undefined : estimatedSoonUntil(from, to),
    basis: {
      kind: "usual",
      label: row.label,
      years: [first, last],
      since,
      isGreat,
      evidence: row.basis,
      sources: row.sources,
    },
  };
}

export interface WineKind extends RowMatch {
  readonly great: readonly number[];
}

/**
 * Maximum number of cached kinds of wine. Finding the kind takes most of the time when a drinking
 * window is computed.
 */
const KEPT_LABELS = 5_000;
const kinds = new Map<string, WineKind | undefined>();

export function kindOf(wine: Wine): WineKind | undefined {
  const { type, name, designation, region, appellation, country, varietal, producer } = wine;
  const key = [type, name, designation, region, appellation, country, varietal, producer].join(
    "\n",
  );
  if (kinds.has(key)) return kinds.get(key);
  if (kinds.size >= KEPT_LABELS) kinds.clear();
  const label = labelOf(wine);
  const known = rowOf(type, label);
  const kind = known && { ...known, great: greatVintages(type, label) };
  kinds.set(key, kind);
  return kind;
}

/** A great vintage extends only a window that ends at least this many years after the harvest. */
const KEEPS_YEARS = 12;
const GREAT_YEAR = 1.15;

function lengthened([first, last]: Years): Years {
  return [first, Math.round(last * GREAT_YEAR)];
}

interface WeightedRow {
  readonly start: number;
  readonly years: Years;
  readonly since: "harvest" | "purchase";
}

function countedFrom(
  { fromHarvest, fromPurchase }: UsualYears,
  { vintage, bought }: Bottle,
): WeightedRow | undefined {
  if (vintage !== undefined) {
    return { start: vintage, years: fromHarvest, since: "harvest" };
  }
  if (bought !== undefined && fromPurchase) {
    return { start: bought, years: fromPurchase, since: "purchase" };
  }
  return undefined;
}

/**
 * The years adjusted to the bottle's size. A large bottle ages more slowly, because the air that
 * its neck lets in meets more wine (Wine Enthusiast,
 * wineenthusiast.com/culture/wine/bigger-wine-bottle-better; La Sommelière,
 * lasommeliere.com/en/blog, "Bouteille vs magnum"). The factors are our own cautious estimate.
 */
function slowed([first, last]: Years, millilitres: number): Years {
  const pace = paceOf(millilitres);
  return [Math.round(first * pace), Math.round(last * pace)];
}

function paceOf(millilitres: number): number {
  if (millilitres < COMMON_FROM_ML) return 0.8;
  return millilitres < LARGE_FROM_ML ? 1 : 1.25;
}
