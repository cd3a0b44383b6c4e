import { editDistance, shapeOf } from "./letters.ts";
import { DESCRIPTIVE_WORDS, PRODUCER_WORDS } from "./labelVocabulary.ts";

/** Minimum length of a misread word. A shorter word is similar to too many other words. */
const MISREAD_LENGTH_MIN = 7;

/** Finds the word for a producer ("Domaine", "Vineyards"), even if misread. */
export const houseWordOf = wordIn(PRODUCER_WORDS);

/** Finds the descriptive word ("Reserva"), even if misread. */
export const descriptiveWordOf = wordIn(DESCRIPTIVE_WORDS);

const longLawWordOf = wordIn(
  new Set(["appellation", "denominazione", "denominacion", "denominacao"]),
);

/** Whether a word is a long word of wine law for an appellation, even if its end is misread. */
export function spellsOutTheLaw(letters: string): boolean {
  return (
    /^(appell?ation|denominaci|denominaca|denominazi)/.test(letters) ||
    longLawWordOf(letters) !== undefined
  );
}

/**
 * Returns a function that finds a word of a vocabulary although one letter is misread or the first
 * letter is missing. A final s must be present, because "vineyards" marks a producer and "vineyard"
 * does not.
 */
function wordIn(vocabulary: ReadonlySet<string>): (letters: string) => string | undefined {
  const misreadable = [...vocabulary]
    .filter((word) => word.length >= MISREAD_LENGTH_MIN)
    .map((word) => ({ word, shape: shapeOf(word) }));
  return (letters) => {
    if (vocabulary.has(letters)) return letters;
    const shape = shapeOf(letters);
    return misreadable.find(
      ({ word, shape: known }) =>
        word.slice(1) === letters ||
        (letters.length >= MISREAD_LENGTH_MIN &&
          word !== `${letters}s` &&
          letters !== `${word}s` &&
          editDistance(shape, known, 1) <= 1),
    )?.word;
  };
}
