import { foldText, type WineType } from "sync-protocol";
import { namesBlendYear } from "./readVintage.ts";
import type { TextLine } from "../rows/TextLine.ts";
import { saysNoVintage } from "../words/yearWords.ts";

/** "NV" in capitals as a separate word. */
const LETTERS = /(?<![\p{L}\d.])(NV|N\.V\.?)(?![\p{L}\d])/u;

const AGED = /\d[\do]\W{0,2}(years?\W?old|ans\W?d\W?age|jahre\W?alt|years\W?of\W?age)/;

/** A row with only "10 Anos". On a fortified wine, this is the age of a blend. */
const AGED_ALONE = /^\D{0,30}\b\d0\W{0,2}(anos|anni|ans|jahre|years)\W*$/;

const OF_VINES = /vine|vign|vin[ih]a|vina|vite|reben|rebstock|cepa|ceps/;

export function saysNonVintage(lines: readonly TextLine[], type: WineType | undefined): boolean {
  return (
    namesBlendYear(lines) ||
    lines.some(({ text }) => saysNonVintageInLine(text, foldText(text), type))
  );
}

function saysNonVintageInLine(text: string, folded: string, type: WineType | undefined): boolean {
  if (LETTERS.test(text) || saysNoVintage(text)) return true;
  if (OF_VINES.test(folded)) return false;
  return AGED.test(folded) || (type === "Fortified Wine" && AGED_ALONE.test(folded));
}
