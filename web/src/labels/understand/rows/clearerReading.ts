import type { LabelRow } from "./labelRows.ts";
import { isLabelWord, labelWords } from "./labelWords.ts";
import type { TextLine } from "./TextLine.ts";

/**
 * Chooses the reading of a line that has clearly more known words, because misreadings rarely form
 * words. If neither reading has clearly more, keeps both.
 */
export function clearerReading(line: TextLine, known: ReadonlySet<string>): TextLine {
  if (!line.closer) return line;
  const closer = { ...line, ...line.closer };
  if (hasLostInitial(line.text, closer.text)) return closer;
  const gained = knownShare(closer, known) - knownShare(line, known);
  if (gained >= CLEARLY) return withoutSecond(closer);
  return gained <= -CLEARLY ? withoutSecond(line) : line;
}

/** Minimum difference between two readings' shares of letters in known words. */
const CLEARLY = 0.3;

/** Minimum length of a word. Shorter words match known words by chance. */
const TELLING_LENGTH_MIN = 4;

function knownShare(line: LabelRow, known: ReadonlySet<string>): number {
  const words = labelWords([line], known).map(({ letters }) => letters);
  const all = words.reduce((sum, { length }) => sum + length, 0);
  const knownLetters = words
    .filter((word) => word.length >= TELLING_LENGTH_MIN && (known.has(word) || isLabelWord(word)))
    .reduce((sum, { length }) => sum + length, 0);
  return all === 0 ? 0 : knownLetters / all;
}

/**
 * Whether only the closer reading has the large initial. For example, the readings are "esPetites"
 * and "LesPetites".
 */
const hasLostInitial = (text: string, closer: string): boolean =>
  /^\p{Ll}/u.test(text) && /^\p{Lu}/u.test(closer) && closer.slice(1) === text;

function withoutSecond({ text, confidence, x, y, width, height }: TextLine): TextLine {
  return { text, confidence, x, y, width, height };
}
