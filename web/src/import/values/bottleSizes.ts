import { BOTTLE_SIZE } from "sync-protocol";
import BOTTLE_NAMES from "../words/bottleNames.json" with { type: "json" };
import { wordsOf } from "../words/phraseBook.ts";
import { valueText } from "./valueText.ts";

const POSSIBLE = { min: 50, max: BOTTLE_SIZE.max } as const;

const NAMES: ReadonlyMap<string, number> = new Map(
  Object.entries(BOTTLE_NAMES).flatMap(([size, names]) =>
    names.map((name) => [wordsOf(name).join(" "), Number(size)] as const),
  ),
);

/**
 * Common bottle sizes in millilitres. A number without a unit gets the unit that makes it a common
 * size.
 */
const USUAL = new Set([
  187, 200, 250, 300, 330, 375, 500, 620, 700, 720, 750, 1000, 1500, 2000, 2250, 3000, 4500, 5000,
  6000, 9000, 10_000, 12_000, 15_000, 18_000, 27_000, 30_000,
]);

const UNITS: ReadonlyMap<string, number> = new Map([
  ["ml", 1],
  ["cc", 1],
  ["cl", 10],
  ["dl", 100],
]);

const AMOUNT =
  /(\d+\/\d+|\d+(?:[.,]\d+)*)\s*(ml|cc|cl|dl|milli?lit\w*|centilit\w*|lt?r?|lit(?:er|re|ro)s?|litri)(?![a-z])/;
const BARE = /^(?:\d+\s*[x×*]\s*)?(\d+(?:[.,]\d+)*|\d+\/\d+)$/;
const PART = /^(\d)\/(\d)(?:\s*(?:flasche|bottle|bouteille|bottiglia|botella|fl|btl)\w*\.?)?$/;

/**
 * The bottle size in millilitres, from an amount with a unit, a size name, or a number alone. A
 * number alone has the unit that gives a common size. Ignores the number of bottles in a case, as
 * in "6 x 75cl". Returns `undefined` outside the possible sizes.
 */
export function millilitresIn(text: string): number | undefined {
  const plain = valueText(text).toLowerCase();
  const millilitres = sizeWithUnit(plain) ?? partOfBottle(plain) ?? sizeNamed(plain) ?? bare(plain);
  const isPossible =
    millilitres !== undefined && millilitres >= POSSIBLE.min && millilitres <= POSSIBLE.max;
  return isPossible ? Math.round(millilitres) : undefined;
}

function sizeWithUnit(text: string): number | undefined {
  const [, amount = "", unit = ""] = AMOUNT.exec(text) ?? [];
  if (amount === "") return undefined;
  const short = unit.replace(/^milli?lit\w*/, "ml").replace(/^centilit\w*/, "cl");
  const factor = UNITS.get(short) ?? 1000;
  // "1,500 ml" has a thousands separator; "1,500 l" has a decimal comma.
  const isGrouped = factor === 1 && /^\d{1,2}[.,]\d{3}$/.test(amount);
  return factor * (isGrouped ? Number(amount.replace(/\D/g, "")) : amountOf(amount));
}

/** "1/2 bottle" is half of a standard bottle. */
function partOfBottle(text: string): number | undefined {
  const [, part, whole] = PART.exec(text) ?? [];
  if (part === undefined || Number(whole) < 1) return undefined;
  return Math.floor((BOTTLE_SIZE.usual * Number(part)) / Number(whole));
}

function sizeNamed(text: string): number | undefined {
  const words = wordsOf(text).filter((word) => /\p{L}/u.test(word));
  return NAMES.get(words.filter((word) => word !== "x").join(" "));
}

function bare(text: string): number | undefined {
  const amount = amountOf(BARE.exec(text)?.[1] ?? "");
  if (!(amount > 0)) return undefined;
  const usual = [1, 10, 1000].find((factor) => USUAL.has(Math.floor(amount * factor)));
  return amount * (usual ?? (amount < 30 ? 1000 : amount < 100 ? 10 : 1));
}

function amountOf(text: string): number {
  const [part, whole] = text.split("/");
  if (whole !== undefined) return Number(part) / Number(whole);
  return Number(text.replace(",", "."));
}
