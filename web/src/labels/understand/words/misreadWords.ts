import { lettersApart, shapeOf } from "./letters.ts";
import { DESCRIPTIVE_WORDS, PRODUCER_WORDS } from "./labelVocabulary.ts";

/** Shorter words are too like others to be taken for a misread one. */
const MISREAD_LENGTH_MIN = 7;

/** The word of a house ("Domaine", "Vineyards") that these letters are, misread or not. */
export const houseWordOf = wordIn(PRODUCER_WORDS);

/** The word that describes a wine ("Reserva") that these letters are, misread or not. */
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
 * Finds letters in a vocabulary though one of them is misread, or though the first is lost, as
 * large initials are. Without its last s it is another word: a single vineyard is no house.
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
