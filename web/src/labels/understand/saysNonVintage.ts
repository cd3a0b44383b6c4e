import { foldText } from "sync-protocol";
import type { TextLine } from "./TextLine.ts";

/** By itself, as no word of a name is; the rest stands in any line. */
const LETTERS = /(?<![\p{L}\d.])(NV|N\.V\.?)(?![\p{L}\d])/u;
const WORDS =
  /\b(non[ -]?vintage|multi[ -]?vintage|sans millesime|non[ -]millesime|ohne jahrgang|sin anada|senza annata)\b/;

/** Whether a label says that its wine is of no one year. */
export function saysNonVintage(lines: readonly TextLine[]): boolean {
  return lines.some(({ text }) => LETTERS.test(text) || WORDS.test(foldText(text)));
}
