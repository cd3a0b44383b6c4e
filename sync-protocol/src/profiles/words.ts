import { foldText } from "../foldText.ts";

const NOT_WORDS = /[^\p{Letter}\p{Number}]+/u;

/** The words of a text in order, without case and accents; what stands between them falls away. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(NOT_WORDS)
    .filter((word) => word !== "");
}
