import type { Source, UsualYears, Years } from "./UsualYears.ts";

export type Stage = "young" | "ready" | "soon" | "past";

/** The drinking window of a wine, in years. At least one end is known. */
export interface DrinkingWindow {
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** The last year before the wine is past; `undefined` if the wine is never past. */
  readonly soonUntil: number | undefined;
  readonly stage: Stage;
  /** Whether this year is the last of the window. */
  readonly isLeaving: boolean;
  readonly basis: Basis;
}

/** The source of a window. */
export type Basis =
  /** Set by the user. */
  | { readonly kind: "own" }
  /** The usual window of this kind of wine. */
  | {
      readonly kind: "usual";
      /** The kind of wine: "Barolo Riserva". */
      readonly label: string;
      /** The first and last good year, counted from the harvest or the purchase. */
      readonly years: Years;
      readonly since: "harvest" | "purchase";
      /** Whether the window ends later because the vintage is great. */
      readonly isGreat: boolean;
      readonly rests: UsualYears["basis"];
      readonly sources: readonly Source[];
    };

/** A window of at least this many years is long: its last two years are `soon`. */
const LONG_YEARS = 4;

export type WindowYears = Pick<DrinkingWindow, "from" | "to" | "soonUntil">;

/**
 * The stage of a wine in `year`. The last year is `soon`; in a long window also the year before.
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

/** The last year before a wine with an estimated window is past. */
export function estimatedSoonUntil(from: number, to: number): number {
  return to + Math.max(GRACE.years, Math.round((to - from) * GRACE.share));
}
