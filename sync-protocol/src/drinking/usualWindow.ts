import type { Wine } from "../records/wine.ts";
import { profileOf } from "../profiles/index.ts";
import type { Basis } from "./DrinkingWindow.ts";
import { phraseOf } from "./phraseOf.ts";
import { USUAL_YEARS, type UsualYears, type Years } from "./UsualYears.ts";

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
  readonly basis: Basis;
}

/** From this sweetness on the years of dry wines of a grape say nothing; see WineProfile. */
const SWEET = 1.5;

/** From how many millilitres on a bottle ages as fast as a common one, and from how many slower. */
const COMMON_FROM_ML = 500;
const LARGE_FROM_ML = 1_500;

/**
 * The window of a bottle from what is known of wines of its style, or else of its grape; `undefined`
 * where two sources don't tell of them. One without a vintage counts from when it was bought.
 */
export function usualWindow(
  wine: Wine,
  bottle: Bottle,
  today: { readonly year: number },
): UsualWindow | undefined {
  const row = rowOf(wine, today);
  const counted = row && countedFrom(row, bottle);
  if (!counted) return undefined;
  const { start, years, since } = counted;
  const [first, last] = slowed(years, bottle.millilitres);
  return {
    from: start + first,
    to: start + last,
    basis: {
      kind: "usual",
      reason: `${row.label}: ${yearsInWords(first, last)} ${since}`,
      sources: row.sources,
    },
  };
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
  if (vintage !== undefined && fromHarvest) {
    return { start: vintage, years: fromHarvest, since: "after the harvest" };
  }
  if (bought !== undefined && fromPurchase) {
    return { start: bought, years: fromPurchase, since: "after it was bought" };
  }
  return undefined;
}

/** The row that says most: of any kind, of the most telling style, of the type, or else of the first grape. */
function rowOf(wine: Wine, today: { readonly year: number }): UsualYears | undefined {
  const { kinds, sweetness } = profileOf(wine, today);
  const { name, varietal, region, appellation, designation } = wine;
  const label = phraseOf([name, varietal, region, appellation, designation].join(" "));
  const find = (rows: readonly UsualYears[], kind: string) =>
    rows.findLast((row) => row.kind === kind && standsOn(label, row));
  const ofAny = find(BY_LABEL, "");
  if (ofAny) return ofAny;
  for (const kind of [...kinds].toReversed()) {
    const row = find(BY_STYLE, kind);
    if (row) return row;
  }
  const ofType = find(BY_TYPE, wine.type);
  if (ofType || !GRAPE_TELLS.has(wine.type) || sweetness >= SWEET) return ofType;
  const [, firstGrape = ""] = kinds;
  return find(BY_GRAPE, firstGrape);
}

const rowsFor = (of: UsualYears["of"]) => USUAL_YEARS.filter((row) => row.of === of);
const BY_LABEL = rowsFor("any");
const BY_STYLE = rowsFor("style");
const BY_TYPE = rowsFor("type");
const BY_GRAPE = rowsFor("grape");

/** The types of which a grape alone tells how long they keep. */
const GRAPE_TELLS: ReadonlySet<Wine["type"]> = new Set(["Red Wine", "White Wine"]);

function standsOn(label: string, { phrases }: UsualYears): boolean {
  return phrases.length === 0 || phrases.some((phrase) => label.includes(phrase));
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
