import { lettersApart, shapeOf } from "./letters.ts";
import { DESCRIPTIVE_WORDS, PRODUCER_WORDS } from "./labelVocabulary.ts";

/** Minimum length of a misread word. A shorter word resembles too many others. */
const MISREAD_LENGTH_MIN = 7;

/** The word for a producer ("Domaine", "Vineyards") with these letters, misread or not. */
export const houseWordOf = wordIn(PRODUCER_WORDS);

/** The descriptive word ("Reserva") with these letters, misread or not. */
export const descriptiveWordOf = wordIn(DESCRIPTIVE_WORDS);

const longLawWordOf = wordIn(
  new Set(["appellation", "denominazione", "denominacion", "denominacao"]),
);

/** Whether this is a long word of wine law for an appellation. The end may be misread. */
export function spellsOutTheLaw(letters: string): boolean {
  return (
    /^(appell?ation|denominaci|denominaca|denominazi)/.test(letters) ||
    longLawWordOf(letters) !== undefined
  );
}

/**
 * Returns a function that finds a word in a vocabulary despite one misread letter or a lost
 * initial. A lost final s gives another word: "vineyard" does not mark a producer.
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
          lettersApart(shape, known, 1) <= 1),
    )?.word;
  };
}
