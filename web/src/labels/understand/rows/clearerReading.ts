import type { LabelRow } from "./labelRows.ts";
import { isLabelWord, labelWords } from "./labelWords.ts";
import type { TextLine } from "./TextLine.ts";

/**
 * Chooses between the two readings of a line. The reading with clearly more known words is right,
 * because misreadings rarely form words. If neither has clearly more, both are kept.
 */
export function clearerReading(line: TextLine, known: ReadonlySet<string>): TextLine {
  if (!line.closer) return line;
  const closer = { ...line, ...line.closer };
  if (hasLostInitial(line.text, closer.text)) return closer;
  const gained = knownShare(closer, known) - knownShare(line, known);
  if (gained >= CLEARLY) return withoutSecond(closer);
  return gained <= -CLEARLY ? withoutSecond(line) : line;
}

/**
 * A reading is clearly better if the share of its letters that are in known words is larger by at
 * least this much.
 */
const CLEARLY = 0.3;

/** Minimum length of a word that counts as known. Shorter words match known words by chance. */
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
 * Whether only the closer reading has the line's large initial. Then the readings are, for example,
 * "esPetites" and "LesPetites".
 */
const hasLostInitial = (text: string, closer: string): boolean =>
  /^\p{Ll}/u.test(text) && /^\p{Lu}/u.test(closer) && closer.slice(1) === text;

function withoutSecond({ text, confidence, x, y, width, height }: TextLine): TextLine {
  return { text, confidence, x, y, width, height };
}
