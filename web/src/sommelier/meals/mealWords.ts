import { wordsOf } from "sync-protocol/profiles";

/** Words that only join other words. Ignored in meals and in listed phrases. */
const JOINING = new Set(
  [
    "a, an, and, at, by, for, from, in, my, of, on, our, served, some, style, the, to, too, very, with, s",
    "au, aux, avec, d, de, des, du, en, et, l, la, le, les, sa, ses, sur, un, une",
    "ad, agli, ai, al, all, alla, alle, allo, con, da, dei, del, della, delle, di, e, ed, gli, i, il, lo",
    "el, las, los, su, y",
    "am, auf, aus, das, dem, den, der, die, ein, eine, einem, einer, im, mit, nach, und, vom, von, zu, zum, zur",
  ].flatMap((words) => words.split(", ")),
);

/** Words of a recipe's title that say nothing about the plate. They are not reported as unknown. */
const FILLING = new Set(
  [
    "aged, best, bowl, breast, breasts, chuck, classic, crust, crusted, cutlet, cutlets, dinner, dish, dishes, dry, easy, extra, fillet, fillets, food, fresh, glaze, home, homemade, leftover, leg, legs, loaded, loin, lunch, marinated, made, meal, neck, one, pan, plate, pot, quick, rack, recipe, saddle, sauce, shank, shell, shin, shoulder, shoulders, side, simple, skewer, skewers, skin, skins, slow, sous, stuffed, supper, tail, tenderloin, thigh, thighs, tonight, traditional, twice, two, vide, wrapped, yolk, four, six",
    "cuisse, cuisses, dos, epaule, facile, farci, farcie, farcis, farcies, maison, plat, rapide, recette, selle, supreme",
    "casa, cena, coscia, facile, petto, piatto, pranzo, ricetta, ripiena, ripiene, ripieni, ripieno, spalla, veloce",
    "casero, casera, cena, comida, facil, muslo, pierna, plato, rapido, receta, rellena, rellenas, relleno, rellenos, salsa",
    "einfach, einfache, essen, gefullt, gefullte, gefullter, gericht, hausgemacht, mariniert, rezept, schnell, schnelle",
  ].flatMap((words) => words.split(", ")),
);

/** Words that negate the next term: "without cream", "sans piment", "nicht scharf". */
export const NEGATING: ReadonlySet<string> = new Set(
  "no, not, without, sans, pas, senza, non, sin, ohne, nicht, kein, keine, keinen".split(", "),
);

/** Words that continue a negation: "without cream or cheese". */
export const ALTERNATING: ReadonlySet<string> = new Set("or, nor, ou, ni, o, oder".split(", "));

/** Whether a word that no term covers is worth reporting as unknown. */
export function isContentWord(word: string): boolean {
  return !FILLING.has(word) && !/^\d+$/u.test(word);
}

export function contentWords(text: string): string[] {
  return wordsOf(text).filter((word) => !JOINING.has(word));
}

export interface WrittenWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Whether the word begins a clause, for example after a comma. */
  readonly beginsClause: boolean;
}

const WRITTEN = /[\p{Letter}\p{Mark}\p{Number}]+/gu;
const CLAUSE_END = /[,.;:!?()\n]/u;

/** The same words as {@link contentWords}, with their positions in the text. */
export function writtenWords(text: string): WrittenWord[] {
  const words: WrittenWord[] = [];
  let last = 0;
  for (const { 0: written, index } of text.matchAll(WRITTEN)) {
    const end = index + written.length;
    for (const word of wordsOf(written)) {
      if (JOINING.has(word)) continue;
      const beginsClause = CLAUSE_END.test(text.slice(last, index));
      words.push({ word, start: index, end, beginsClause });
      last = end;
    }
  }
  return words;
}

/** Whether `whole` contains the words of `part` in sequence. */
export function isWithin(part: string, whole: string): boolean {
  const spaced = (text: string) => ` ${wordsOf(text).join(" ")} `;
  return spaced(whole).includes(spaced(part));
}

export function isJoining(word: string): boolean {
  return JOINING.has(word);
}
