import type { Wine } from "sync-protocol";
import type { LabelFields, ReadValue } from "../fields/LabelFields.ts";
import type { LabelWord } from "../rows/labelWords.ts";
import { bitsApart, letterBits, editDistance, lettersOf, shapeOf } from "../words/letters.ts";

/** Confidence of a value that is on the label and in the user's wines. */
const OWN_SPELLING = 0.95;

/** Confidence of a value from the user's wine with the same name and producer. */
const SAME_WINE = 0.9;

/**
 * Minimum letters of a name that is looked up on labels. Shorter names are on too many labels by
 * chance.
 */
const LETTERS_MIN = 4;

/** One misread letter is accepted for each group of this many letters. */
const LETTERS_PER_SLIP = 6;

/**
 * Corrects the reading by the user's own wines. A known producer or name gets the user's spelling.
 * If both are known, the wine's other values fill empty fields, except the vintage.
 */
export function ownCellarReading(
  words: readonly LabelWord[],
  cellar: readonly Wine[],
  fields: LabelFields,
): LabelFields {
  const isOnLabel = searchLabel(words);
  const producers = cellar.filter(({ producer }) => isOnLabel(producer));
  const [known] = longestFirst(producers, ({ producer }) => producer);
  if (!known) return fields;

  const ofProducer = producers.filter(({ producer }) => producer === known.producer);
  const [wine] = longestFirst(
    ofProducer.filter(({ name }) => isOnLabel(name)),
    ({ name }) => name,
  );
  const own = <T>(value: T, confidence: number): ReadValue<T> => ({ value, confidence });
  const producer = own(known.producer, OWN_SPELLING);
  if (!wine) return { ...fields, producer };
  return {
    producer,
    name: own(wine.name, OWN_SPELLING),
    vintage: fields.vintage,
    type: fields.type ?? own(wine.type, SAME_WINE),
    varietal: fields.varietal ?? own(wine.varietal, SAME_WINE),
    country: fields.country ?? own(wine.country, SAME_WINE),
    region: fields.region ?? own(wine.region, SAME_WINE),
  };
}

function longestFirst(wines: readonly Wine[], text: (wine: Wine) => string): Wine[] {
  return [...wines].sort((a, b) => text(b).length - text(a).length);
}

/** Returns a function that checks whether a text is on the label, despite misread letters. */
function searchLabel(words: readonly LabelWord[]): (text: string) => boolean {
  const spans = spansOf(words).map((letters) => ({ letters, bits: letterBits(letters) }));
  const asked = new Map<string, boolean>();
  const look = (text: string) => {
    const shape = shapeOf(lettersOf(text));
    if (shape.length < LETTERS_MIN) return false;
    const slips = Math.floor(shape.length / LETTERS_PER_SLIP);
    const bits = letterBits(shape);
    return spans.some(
      (span) =>
        Math.abs(span.letters.length - shape.length) <= slips &&
        bitsApart(span.bits, bits) <= 2 * slips &&
        editDistance(span.letters, shape, slips) <= slips,
    );
  };
  return (text) => {
    const known = asked.get(text) ?? look(text);
    asked.set(text, known);
    return known;
  };
}

const SPAN_WORDS_MAX = 7;

function spansOf(words: readonly LabelWord[]): string[] {
  return words.flatMap((_, from) => {
    const run = words.slice(from, from + SPAN_WORDS_MAX);
    return run.map((_last, length) =>
      shapeOf(
        run
          .slice(0, length + 1)
          .map(({ letters }) => letters)
          .join(""),
      ),
    );
  });
}
