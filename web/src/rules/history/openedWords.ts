import { type KeepingMethod, type OpenedBottle, usuallyGoodUntil, type Wine } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { dayInWords } from "../day.ts";

export const KEEPING_WORDS: Readonly<Record<KeepingMethod, string>> = {
  stopper: i18n._("With a stopper"),
  vacuum: i18n._("Under vacuum"),
  gas: i18n._("Under gas"),
  needle: i18n._("Drawn through the cork"),
};

/** Example: "Usually good until Nov 25, 2026, 3 days left". */
export function goodUntilInWords({ type }: Wine, bottle: OpenedBottle, today: string): string {
  const until = usuallyGoodUntil(type, bottle);
  if (until === undefined) return i18n._("How long it keeps is not known");
  const left = daysUntil(today, until);
  const day = dayInWords(until);
  if (left < 0) return i18n._("Usually good until {day}: taste it first", { day });
  if (left === 0) return i18n._("Usually good until {day}, today", { day });
  return i18n._("Usually good until {day}, {left, plural, one {# day left} other {# days left}}", {
    day,
    left,
  });
}

/** Remaining bottles, with each opened bottle as a half: "2½ bottles". */
export function leftInWords(quantity: number, open: number): string {
  const halves = quantity * 2 - open;
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0)
    return i18n._("{whole, plural, one {{whole} bottle} other {{whole} bottles}}", { whole });
  return whole === 0 ? i18n._("½ bottle") : i18n._("{whole}½ bottles", { whole });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from `day` to `other`; negative if `other` is earlier. */
function daysUntil(day: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(day)) / DAY_MS);
}
