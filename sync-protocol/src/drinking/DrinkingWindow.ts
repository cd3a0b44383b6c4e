import type { Source } from "./UsualYears.ts";

/** Where a wine stands in its window. */
export type Stage = "young" | "ready" | "soon" | "past";

/** When a wine is at its best, in years; one end at least is known. */
export interface DrinkingWindow {
  readonly from: number | undefined;
  readonly to: number | undefined;
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
  | { readonly kind: "usual"; readonly reason: string; readonly sources: readonly Source[] };

/** A window from this many years on is long: the year before its last is time to drink too. */
const LONG_YEARS = 4;

/** Where `year` stands between two years. One in the last year is `soon`, in a long window also the year before. */
export function stageAt(year: number, { from, to }: Pick<DrinkingWindow, "from" | "to">): Stage {
  if (to !== undefined && year > to) return "past";
  if (from !== undefined && year < from) return "young";
  if (to === undefined) return "ready";
  const isLong = from === undefined || to - from >= LONG_YEARS;
  return year >= to - (isLong ? 1 : 0) ? "soon" : "ready";
}
