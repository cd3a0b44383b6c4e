import { type KeepingMethod, type OpenedBottle, usuallyGoodUntil, type Wine } from "sync-protocol";
import { dayInWords } from "../day.ts";

export const KEEPING_WORDS: Readonly<Record<KeepingMethod, string>> = {
  stopper: "With a stopper",
  vacuum: "Under vacuum",
  gas: "Under gas",
  needle: "Drawn through the cork",
};

/**
 * Says until when an opened bottle is usually good: "Usually good until Nov 25, 2026, 3 days left".
 */
export function goodUntilInWords({ type }: Wine, bottle: OpenedBottle, today: string): string {
  const until = usuallyGoodUntil(type, bottle);
  if (until === undefined) return "How long it keeps is not known";
  const left = daysUntil(today, until);
  const words = `Usually good until ${dayInWords(until)}`;
  if (left < 0) return `${words}: taste it first`;
  if (left === 0) return `${words}, today`;
  return left === 1 ? `${words}, 1 day left` : `${words}, ${String(left)} days left`;
}

/** Remaining bottles, with each opened one as a half: "2½ bottles". */
export function leftInWords(quantity: number, open: number): string {
  const halves = quantity * 2 - open;
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return whole === 1 ? "1 bottle" : `${String(whole)} bottles`;
  return whole === 0 ? "½ bottle" : `${String(whole)}½ bottles`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from `day` to `other`; negative if `other` is earlier. */
function daysUntil(day: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(day)) / DAY_MS);
}
