import type { Source, UsualYears, Years } from "./UsualYears.ts";

export type Stage = "young" | "ready" | "soon" | "past";

/** The years in which a wine is good to drink. At least the first or the last is known. */
export interface DrinkingWindow {
  readonly from: number | undefined;
  readonly to: number | undefined;
  /**
   * The last year in which the wine counts as drinkable; it is `past` after this year. `undefined`
   * if it is never `past`.
   */
  readonly soonUntil: number | undefined;
  readonly stage: Stage;
  /** Whether the current year is the window's last. */
  readonly isLeaving: boolean;
  readonly basis: Basis;
}

/** Where a drinking window comes from. */
export type Basis =
  /** The user or an import has set the window. */
  | { readonly kind: "own" }
  /** The window is the usual one for this kind of wine. */
  | {
      readonly kind: "usual";
      /** Name of the kind of wine, such as "Barolo Riserva". */
      readonly label: string;
      /** The first and last good year, counted from the harvest or the purchase. */
      readonly years: Years;
      readonly since: "harvest" | "purchase";
      /** Whether the window ends later because the vintage is great. */
      readonly isGreat: boolean;
      readonly evidence: UsualYears["basis"];
      readonly sources: readonly Source[];
    };

/**
 * A window counts as long if its last year is at least this many years after its first. The last
 * two years of a long window are `soon`.
 */
const LONG_YEARS = 4;

export type WindowYears = Pick<DrinkingWindow, "from" | "to" | "soonUntil">;

/**
 * The stage of a wine in `year`. The window's last year is `soon`; in a long window, or one without
 * a first year, also the year before.
 */
export function stageIn(year: number, { from, to, soonUntil }: WindowYears): Stage {
  if (soonUntil !== undefined && year > soonUntil) return "past";
  if (from !== undefined && year < from) return "young";
  if (to === undefined) return "ready";
  const isLong = from === undefined || to - from >= LONG_YEARS;
  return year >= to - (isLong ? 1 : 0) ? "soon" : "ready";
}

/**
 * An estimated window gets extra years before the wine is past: two years or a tenth of its length,
 * whichever is more.
 */
const GRACE = { years: 2, share: 0.1 } as const;

/** The last year in which a wine with an estimated window is not yet past. */
export function estimatedSoonUntil(from: number, to: number): number {
  return to + Math.max(GRACE.years, Math.round((to - from) * GRACE.share));
}
