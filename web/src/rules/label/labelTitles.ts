import type { Mention } from "./findMentions.ts";
import type { LabelRow } from "./labelRows.ts";
import {
  DESCRIPTIVE_WORDS,
  GIVEN_NAMES,
  LEGAL_WORDS,
  PARTICLES,
  PRODUCER_WORDS,
} from "./labelVocabulary.ts";
import type { LabelWord } from "./labelWords.ts";
import { lettersApart } from "./letters.ts";

/** What a word of a label is there for. */
export type WordRole =
  | "grape"
  | "place"
  | "country"
  | "type"
  | "legal"
  | "descriptive"
  | "particle"
  | "number"
  | "noise"
  | "own";

/** A word of a label that knows what it is there for. */
export interface TitleWord extends LabelWord {
  readonly role: WordRole;
}

/** A row of a label, or some that belong together, which may hold a name. */
export interface Title {
  readonly rows: readonly LabelRow[];
  readonly words: readonly TitleWord[];
  /** The least of its rows. */
  readonly confidence: number;
  /** It holds words that nothing explains: a name somebody gave. */
  readonly isOwn: boolean;
  /** It names a house ("Domaine", "& Fils"). */
  readonly namesHouse: boolean;
  /** It begins with the name of a person. */
  readonly namesPerson: boolean;
  /** It names grapes, or describes the wine, and nothing more. */
  readonly describesWine: boolean;
}

/** A reading less sure than this is no name to be shown to anyone. */
const CONFIDENCE_MIN = 0.76;

/** Smaller print than this share of the tallest is not a title. */
const HEIGHT_SHARE_MIN = 0.28;

/** A house or a person may sign in smaller print. */
const SIGNATURE_SHARE_MIN = 0.14;

/** Nearer to the edge of the photo than this stands the next bottle. */
const MARGIN = 0.12;

const LETTERS_MIN = 3;
const WORDS_MAX = 8;

/** Tells of every row what its words are there for, and keeps those that may hold a name. */
export function labelTitles(
  words: readonly LabelWord[],
  rows: readonly LabelRow[],
  mentions: readonly Mention[],
): Title[] {
  const roles = words.map((word, at): TitleWord => ({
    ...spelled(word, at, mentions),
    role: roleOf(word, at, mentions),
  }));
  const tallest = Math.max(...rows.map(({ height }) => height));
  const titles = rows.flatMap((row, at) => {
    const title = titleOf(
      [row],
      roles.filter((word) => word.row === at && word.text !== ""),
    );
    return isTitle(title, row, tallest) ? [title] : [];
  });
  return joinedTitles(titles);
}

/** A word of a known name as that is rightly written; its first word stands for the whole. */
function spelled(word: LabelWord, at: number, mentions: readonly Mention[]): LabelWord {
  const mention = mentions.find(
    ({ from, to, meaning, certainty }) =>
      from <= at &&
      at < to &&
      certainty > 0 &&
      (meaning.kind === "grape" || meaning.kind === "place"),
  );
  if (!mention) return word;
  return { ...word, text: at === mention.from ? mention.meaning.spelling : "" };
}

function titleOf(rows: readonly LabelRow[], words: readonly TitleWord[]): Title {
  const has = (role: WordRole) => words.some((word) => word.role === role);
  const own = words.filter(({ role }) => role === "own");
  const plain = words.filter(({ role }) => !["particle", "number", "legal"].includes(role));
  const ownLetters = own.reduce((sum, { letters }) => sum + letters.length, 0);
  const isOwn = ownLetters >= LETTERS_MIN && own.length * 2 >= plain.length;
  return {
    rows,
    words,
    confidence: Math.min(...rows.map(({ confidence }) => confidence)),
    isOwn,
    namesHouse: own.length > 0 && words.some(({ letters }) => PRODUCER_WORDS.has(letters)),
    namesPerson: own.length > 0 && plain.length > 1 && GIVEN_NAMES.has(plain[0]?.letters ?? ""),
    describesWine: !isOwn && (has("grape") || has("descriptive")),
  };
}

function isTitle(
  { words, namesHouse, namesPerson }: Title,
  row: LabelRow,
  tallest: number,
): boolean {
  const legal = words.filter(({ role }) => role === "legal").length;
  const plain = words.filter(({ role }) => role !== "particle" && role !== "number").length;
  const shareMin = namesHouse || namesPerson ? SIGNATURE_SHARE_MIN : HEIGHT_SHARE_MIN;
  return (
    row.confidence >= CONFIDENCE_MIN &&
    row.height >= shareMin * tallest &&
    Math.abs(row.x - 0.5) < 0.5 - MARGIN &&
    words.length <= WORDS_MAX &&
    legal < plain &&
    !words.some(({ role }) => role === "country" || role === "noise")
  );
}

/** Rows of one height, one below the other, are one name broken in two. */
const SAME_HEIGHT_RATIO = 1.3;
const LINE_SPACING_MAX = 1.6;

/** A house's word alone in its row belongs to the name above it or, as "Château" does, below. */
const AFTER_ITS_NAME = new Set([
  "winery",
  "wineries",
  "vineyards",
  "estates",
  "cellars",
  "wines",
  "family",
  "vintners",
]);

function joinedTitles(titles: readonly Title[]): Title[] {
  const joined: Title[] = [];
  for (const title of titles) {
    const before = joined.at(-1);
    if (before && belongTogether(before, title)) {
      const rows = [...before.rows, ...title.rows];
      joined[joined.length - 1] = titleOf(rows, [...before.words, ...title.words]);
    } else joined.push(title);
  }
  return joined;
}

function belongTogether(above: Title, below: Title): boolean {
  const [upper, lower] = [above.rows.at(-1), below.rows[0]];
  if (!upper || !lower) return false;
  const [aboveWord, belowWord] = [loneHouseWord(above), loneHouseWord(below)];
  if (belowWord !== undefined) return above.isOwn && AFTER_ITS_NAME.has(belowWord);
  if (aboveWord !== undefined) return !AFTER_ITS_NAME.has(aboveWord);
  if (!above.isOwn || !below.isOwn) return false;
  if (below.namesHouse || below.namesPerson) return false;
  const taller = Math.max(upper.height, lower.height);
  return (
    taller <= SAME_HEIGHT_RATIO * Math.min(upper.height, lower.height) &&
    lower.y - upper.y <= LINE_SPACING_MAX * taller
  );
}

function loneHouseWord({ words }: Title): string | undefined {
  const letters = words[0]?.letters ?? "";
  return words.length === 1 && PRODUCER_WORDS.has(letters) ? letters : undefined;
}

/** No word of a name is as long; it is small print run together. */
const NAME_LETTERS_MAX = 15;

function roleOf({ letters }: LabelWord, at: number, mentions: readonly Mention[]): WordRole {
  const around = mentions.filter(({ from, to }) => from <= at && at < to);
  const kinds = new Set(around.map(({ meaning }) => meaning.kind));
  if (letters === "") return "particle";
  if (/^\d+$/.test(letters)) return "number";
  if (kinds.has("grape")) return "grape";
  if (kinds.has("place")) return "place";
  if (kinds.has("country")) return "country";
  if (kinds.has("law") || isLegal(letters)) return "legal";
  if (DESCRIPTIVE_WORDS.has(letters)) return "descriptive";
  if (kinds.has("type")) return "type";
  if (PARTICLES.has(letters)) return "particle";
  return /\d/.test(letters) || letters.length > NAME_LETTERS_MAX ? "noise" : "own";
}

/** The law's words stand in small print, so one letter may be misread, or two in a long one. */
const isLegal = (letters: string): boolean => {
  if (LEGAL_WORDS.has(letters)) return true;
  const slips = letters.length >= 10 ? 2 : 1;
  if (letters.length < 7) return false;
  return [...LEGAL_WORDS].some(
    (word) => word.length >= 7 && lettersApart(letters, word, slips) <= slips,
  );
};
