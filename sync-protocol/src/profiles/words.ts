import { foldText } from "../foldText.ts";

const WORDS = /[\p{Letter}\p{Number}]+/gu;

/** The words of a text in order, without case, accents and punctuation. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(WORDS) ?? [];
}
