import { GRAPE_PROFILES, PhraseIndex, wordsOf } from "../profiles/index.ts";
import type { Wine } from "../records/wine.ts";

/** The texts of a wine as they are compared. */
export interface Label {
  /** Where it is from, by whatever names a place. A varietal does not: "Red Bordeaux Blend" is a grape. */
  readonly places: Text;
  readonly words: Text;
  readonly varietal: Text;
  /** The first grape, as it is written and as the tables name it. */
  readonly grapes: readonly string[];
}

/** A text by its words, and each word apart, which most phrases are missed by. */
export interface Text {
  readonly phrase: string;
  readonly words: ReadonlySet<string>;
}

export function labelOf({
  name,
  designation,
  region,
  appellation,
  country,
  varietal,
  producer,
}: Wine): Label {
  const onLabel = [name, designation, region, appellation].join(" · ");
  const [grape] = [varietal, name].flatMap((text) => GRAPES.findAll(wordsOf(text)));
  return {
    places: textOf(`${onLabel} · ${country}`),
    words: textOf(`${onLabel} · ${producer}`),
    varietal: textOf(varietal),
    grapes: grape ? [grape.meaning.written, grape.meaning.name] : [],
  };
}

function textOf(text: string): Text {
  return { phrase: phraseOf(text), words: new Set(phraseWords(text)) };
}

export interface Phrase {
  readonly first: string;
  readonly phrase: string;
}

export function isOn(text: Text, phrases: readonly Phrase[]): boolean {
  return phrases.some(({ first, phrase }) => text.words.has(first) && text.phrase.includes(phrase));
}

interface NamedGrape {
  readonly name: string;
  readonly written: string;
}

const GRAPES = new PhraseIndex<NamedGrape>();
export const GRAPE_NAMES = new Set<string>();
for (const { name, synonyms } of GRAPE_PROFILES) {
  for (const written of [name, ...synonyms]) {
    GRAPES.add(
      wordsOf(written).map((word) => new Set([word])),
      { name, written },
    );
    GRAPE_NAMES.add(written);
  }
}

/** A phrase, and its words written as one: "Granreserva" is "Gran Reserva". */
export function phrasesOf(text: string): Phrase[] {
  const words = phraseWords(text);
  const asOne = words.join("");
  const [first = ""] = words;
  const asWritten = { first, phrase: ` ${words.join(" ")} ` };
  return words.length < 2 ? [asWritten] : [asWritten, { first: asOne, phrase: ` ${asOne} ` }];
}

/** Words that labels shorten. */
const IN_FULL: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", sta: "santa" };

/** A text as its words between blanks, so that what it includes is made of whole words. */
function phraseOf(text: string): string {
  return ` ${phraseWords(text).join(" ")} `;
}

/** Its words in their order, those that labels shorten in full. */
function phraseWords(text: string): string[] {
  return wordsOf(text).map((word) => IN_FULL[word] ?? word);
}
