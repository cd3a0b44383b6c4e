import type { Source, UsualYears } from "./UsualYears.ts";

/** Where a wine stands in its window. */
export type Stage = "young" | "ready" | "soon" | "past";

/** When a wine is at its best, in years; one end at least is known. */
export interface DrinkingWindow {
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** The last year in which the wine is not past, open where it never is. */
  readonly soonUntil: number | undefined;
  readonly stage: Stage;
  /** It ends with this year. */
  readonly isLeaving: boolean;
  readonly basis: Basis;
}

/** What a window rests on. */
export type Basis =
  /** The person has set it. */
  | { readonly kind: "own" }
  /** Wines of its kind are at their best then; the reason says which, in a sentence. */
  | {
      readonly kind: "usual";
      readonly reason: string;
      readonly rests: UsualYears["basis"];
      readonly sources: readonly Source[];
    };

/** A window from this many years on is long: the year before its last is time to drink too. */
const LONG_YEARS = 4;

/** The years of a window that say where a wine stands in any year. */
export type WindowYears = Pick<DrinkingWindow, "from" | "to" | "soonUntil">;

/** Where a wine stands in `year`. The last year of a window is `soon`, of a long one also the year before. */
export function stageIn(year: number, { from, to, soonUntil }: WindowYears): Stage {
  if (soonUntil !== undefined && year > soonUntil) return "past";
  if (from !== undefined && year < from) return "young";
  if (to === undefined) return "ready";
  const isLong = from === undefined || to - from >= LONG_YEARS;
  return year >= to - (isLong ? 1 : 0) ? "soon" : "ready";
}

/** A guess ends well before a wine is past: by two years or a tenth of its years, whichever is more. */
const GRACE = { years: 2, share: 0.1 } as const;

/** The last year in which wine is not past that is usually at its best between two years. */
export function usuallySoonUntil(from: number, to: number): number {
  return to + Math.max(GRACE.years, Math.round((to - from) * GRACE.share));
}
