import { foldText } from "./foldText.ts";

/** Digits of the longest number that is still put in its place. */
const DIGITS = 8;

/**
 * A text by which names sort as people read them: without case and accents, "Bin 9" before
 * "Bin 28". Compared by `<`, at a fraction of what a collator costs.
 */
export function readingKey(name: string): string {
  return foldText(name).replace(/\d+/g, (number) => number.padStart(DIGITS, "0"));
}
