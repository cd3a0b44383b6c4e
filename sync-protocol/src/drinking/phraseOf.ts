import { wordsOf } from "../profiles/index.ts";

/** A text as its words between blanks, so that what it includes is made of whole words. */
export function phraseOf(text: string): string {
  return ` ${wordsOf(text).join(" ")} `;
}
