import { BOTTLE_SIZE } from "sync-protocol";
import { i18n, textLanguage } from "../../language/i18n.ts";
import { numberInWords } from "../../language/locale.ts";
import { asciiDigits } from "../typedNumber.ts";

/** Named bottle sizes in millilitres, ascending. */
export const NAMED_SIZES: ReadonlyMap<number, string> = new Map([
  [187, i18n._(/*i18n*/ { id: "Piccolo", comment: "bottle size" })],
  [375, i18n._(/*i18n*/ { id: "Half", comment: "bottle size" })],
  [BOTTLE_SIZE.usual, i18n._(/*i18n*/ { id: "Standard", comment: "bottle size" })],
  [1_500, i18n._(/*i18n*/ { id: "Magnum", comment: "bottle size" })],
  [3_000, i18n._("Double magnum")],
  [4_500, i18n._(/*i18n*/ { id: "Rehoboam", comment: "bottle size" })],
  [6_000, i18n._(/*i18n*/ { id: "Imperial", comment: "bottle size" })],
  [9_000, i18n._(/*i18n*/ { id: "Salmanazar", comment: "bottle size" })],
  [12_000, i18n._(/*i18n*/ { id: "Balthazar", comment: "bottle size" })],
  [15_000, i18n._(/*i18n*/ { id: "Nebuchadnezzar", comment: "bottle size" })],
]);

const ML_IN_LITRE = 1_000;

/** A bottle size in words: "Magnum (1.5 l)", "500 ml". */
export function sizeInWords(millilitres: number): string {
  const volume =
    millilitres < ML_IN_LITRE
      ? i18n._("{millilitres} ml", { millilitres: String(millilitres) })
      : i18n._("{litres} l", { litres: litresInWords(millilitres / ML_IN_LITRE) });
  const name = NAMED_SIZES.get(millilitres);
  return name === undefined ? volume : `${name} (${volume})`;
}

/** English texts use a decimal point, independent of the device's number format. */
function litresInWords(litres: number): string {
  return textLanguage() === "en" ? String(litres) : numberInWords(litres);
}

const VOLUME = /^(\d+(?:[.,]\d+)?)\s*(ml|cl|l)?$/i;
const ML_IN: Readonly<Record<string, number>> = { ml: 1, cl: 10, l: ML_IN_LITRE };

/**
 * Parses a typed bottle size to millilitres: "1500", "1.5 l", "75 cl", a name, "magnum", or text
 * from {@link sizeInWords}. `undefined` if the size is not possible.
 */
export function sizeFromInput(text: string): number | undefined {
  const plain = (words: string) => asciiDigits(words).trim().toLowerCase();
  const typed = plain(text);
  const isSaid = (words: string) => plain(words) === typed;
  const [named] =
    [...NAMED_SIZES].find(([size, name]) => isSaid(name) || isSaid(sizeInWords(size))) ?? [];
  const millilitres = named ?? millilitresIn(typed);
  const { min, max } = BOTTLE_SIZE;
  return millilitres >= min && millilitres <= max ? millilitres : undefined;
}

/** `NaN` if the text is no volume. */
function millilitresIn(volume: string): number {
  const [, amount = "", unit = "ml"] = VOLUME.exec(volume) ?? [];
  const count = amount === "" ? NaN : Number(amount.replace(",", "."));
  return Math.round(count * (ML_IN[unit] ?? 1));
}
