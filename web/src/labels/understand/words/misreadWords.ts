import { lettersApart, shapeOf } from "./letters.ts";
import { DESCRIPTIVE_WORDS, PRODUCER_WORDS } from "./labelVocabulary.ts";

/** Minimum length of a misread word; shorter ones resemble too many others. */
const MISREAD_LENGTH_MIN = 7;

/** The house's word ("Domaine", "Vineyards") for these letters, misread or not. */
export const houseWordOf = wordIn(PRODUCER_WORDS);

/** The descriptive word ("Reserva") for these letters, misread or not. */
export const descriptiveWordOf = wordIn(DESCRIPTIVE_WORDS);

const longLawWordOf = wordIn(
  new Set(["appellation", "denominazione", "denominacion", "denominacao"]),
);

/** Whether this is the law's word for an appellation, misread or not; its end often is. */
export function spellsOutTheLaw(letters: string): boolean {
  return (
    /^(appell?ation|denominaci|denominaca|denominazi)/.test(letters) ||
    longLawWordOf(letters) !== undefined
  );
}

/**
 * Finds a word in a vocabulary despite one misread letter or a lost initial. A lost final s gives
 * another word: "vineyard" is not a house's word.
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
