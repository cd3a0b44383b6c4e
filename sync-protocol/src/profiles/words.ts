import { foldText } from "../foldText.ts";

const WORDS = /[\p{Letter}\p{Number}]+/gu;

/** The words of a text in order, without case and accents; what stands between them falls away. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(WORDS) ?? [];
}
