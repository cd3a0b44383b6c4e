import { lettersApart, shapeOf } from "./letters.ts";
import { PRODUCER_WORDS } from "./labelVocabulary.ts";

/** Shorter words are too like others to be taken for a misread word of a house. */
const MISREAD_LENGTH_MIN = 7;

const misreadable = [...PRODUCER_WORDS]
  .filter((word) => word.length >= MISREAD_LENGTH_MIN)
  .map((word) => ({ word, shape: shapeOf(word) }));

/** The word of a house ("Domaine", "Vineyards") that these letters are, one of them misread. */
export function houseWordOf(letters: string): string | undefined {
  if (PRODUCER_WORDS.has(letters)) return letters;
  if (letters.length < MISREAD_LENGTH_MIN) return undefined;
  const shape = shapeOf(letters);
  return misreadable.find((known) => lettersApart(shape, known.shape, 1) <= 1)?.word;
}
