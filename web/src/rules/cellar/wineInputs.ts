import { QUANTITY, VINTAGE_MIN } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { asciiDigits } from "../typedNumber.ts";

/**
 * Parses the input for a number of bottles. Text without a number gives 0. The result is limited to
 * 0 to 999.
 */
export function quantityFromInput(input: string | number): number {
  const quantity = leadingNumber(input);
  if (Number.isNaN(quantity)) return QUANTITY.min;
  return Math.min(QUANTITY.max, Math.max(QUANTITY.min, Math.trunc(quantity)));
}

export function vintageBoundFromInput(input: string | number): number | null {
  const year = leadingNumber(input);
  return Number.isNaN(year) ? null : Math.trunc(year);
}

function leadingNumber(input: string | number): number {
  return typeof input === "number" ? input : Number.parseInt(asciiDigits(input), 10);
}

/** The form's error message for a vintage; `undefined` if the vintage is valid. */
export function vintageProblem(vintage: number, currentYear: number): string | undefined {
  if (!Number.isInteger(vintage)) return i18n._("Vintage must be a year");
  if (vintage < VINTAGE_MIN)
    return i18n._("Vintage must be {vintageMin} or later", { vintageMin: String(VINTAGE_MIN) });
  if (vintage > currentYear)
    return i18n._("Vintage must be {currentYear} or earlier", { currentYear: String(currentYear) });
  return undefined;
}
