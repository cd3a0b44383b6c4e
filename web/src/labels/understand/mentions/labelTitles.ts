import { NAME_LETTERS_MAX, type TitleWord, type WordRole } from "./labelRoles.ts";
import type { LabelRow } from "../rows/labelRows.ts";
import { isInitials, hasShares } from "../rows/labelWords.ts";
import { isAside, isRemark } from "./smallPrint.ts";
import {
  BINDING_WORDS,
  CELLAR_TOWNS,
  COMPANY_WORDS,
  ENDING_HOUSE_WORDS,
  ESTATE_WORDS,
  GIVEN_NAMES,
  PRAISING_WORDS,
  PRODUCER_WORDS,
  isAddressWord,
} from "../words/labelVocabulary.ts";

/** Rows of a label that may contain one name. */
export interface Title {
  readonly rows: readonly LabelRow[];
  readonly words: readonly TitleWord[];
  readonly confidence: number;
  /** Whether the title contains words that are not in any table, such as an invented name. */
  readonly isOwn: boolean;
  /** Whether the title has a word for a producer ("Domaine", "& Fils"). */
  readonly namesHouse: boolean;
  /** Whether the word for the producer may also be part of a wine's name ("Villa", "Clos"). */
  readonly mayNameWine: boolean;
  readonly isKnownHouse: boolean;
  /** Whether the title has no grape, place, colour or style. */
  readonly isPure: boolean;
  readonly namesPerson: boolean;
  /** Whether the title contains only grapes or descriptions of the wine. */
  readonly describesWine: boolean;
  /** Whether the title gives percentages of grapes, and no name. */
  readonly isBlend: boolean;
}

/** The height of the title's tallest row, as a share of the photo's height. */
export function heightOf({ rows }: Title): number {
  return Math.max(...rows.map(({ height }) => height));
}

const CONFIDENCE_MIN = 0.76;

/**
 * Minimum height of a title, as a share of the tallest print's height. Smaller print contains no
 * title.
 */
const HEIGHT_SHARE_MIN = 0.28;

/**
 * Minimum height of a producer's or person's signature, as a share of the tallest print's height.
 */
const SIGNATURE_SHARE_MIN = 0.14;

/**
 * A row with only the name of a town is the producer's address if its height is at most this share
 * of the tallest print's height.
 */
const TOWN_SHARE_MAX = 0.5;

/**
 * Width of the strip at the photo's left and right edge in which text belongs to the next bottle,
 * as a share of the photo's width.
 */
const MARGIN = 0.12;

/**
 * A country is the wine's origin if the height of its row is below this share of the tallest row's
 * height. A country in larger print is part of a name.
 */
const COUNTRY_SHARE_MIN = 0.6;

const LETTERS_MIN = 3;
const WORDS_MAX = 8;

/** The titles of a label, from the top. Rows that together contain one name become one title. */
export function labelTitles(words: readonly TitleWord[], rows: readonly LabelRow[]): Title[] {
  const tallest = Math.max(...rows.map(({ height }) => height));
  const titles = rows.flatMap((row, at) => {
    const title = titleOf(
      [row],
      words.filter((word) => word.row === at && word.text !== ""),
    );
    const isRead = isTitle(title, row, tallest);
    const isAway =
      isAside(row, rows) ||
      (title.isOwn && isOfParagraph(row, rows, tallest)) ||
      ((title.isOwn || title.namesHouse) && isRemark(title.words, row, tallest));
    return isRead && !isAway ? [title] : [];
  });
  return joinedTitles(withoutAddress(withoutFragments(titles)));
}

/**
 * A row is part of a paragraph if its height is below `PARAGRAPH_SHARE_MAX` of the tallest row's
 * height, and at least `PARAGRAPH_ROWS_MIN` equally tall rows are at most `PARAGRAPH_HEIGHTS` times
 * its height away.
 */
const PARAGRAPH_SHARE_MAX = 0.5;
const PARAGRAPH_ROWS_MIN = 5;
const PARAGRAPH_HEIGHTS = 6;

function isOfParagraph(row: LabelRow, rows: readonly LabelRow[], tallest: number): boolean {
  const close = rows.filter(
    ({ height, y }) =>
      Math.max(height, row.height) <= SAME_HEIGHT_RATIO * Math.min(height, row.height) &&
      Math.abs(y - row.y) <= PARAGRAPH_HEIGHTS * row.height,
  );
  return row.height < PARAGRAPH_SHARE_MAX * tallest && close.length >= PARAGRAPH_ROWS_MIN;
}

/**
 * Removes visible parts of a producer's name that runs around the bottle's neck, such as "ONGEA" of
 * "Mongeard".
 */
function withoutFragments(titles: readonly Title[]): Title[] {
  const words = titles.flatMap((title) => title.words.map(({ letters }) => letters));
  const isCutOut = (letters: string) =>
    letters.length > LETTERS_MIN && words.some((word) => word.slice(1, -1).includes(letters));
  return titles.filter(
    ({ words: [only, ...others] }) =>
      !(only?.role === "own" && others.length === 0 && isCutOut(only.letters)),
  );
}

/**
 * Removes the bottler's address, which begins with the producer's name in smaller print. Below an
 * address, only titles that describe the wine stay.
 */
function withoutAddress(titles: readonly Title[]): Title[] {
  const again = titles.findIndex(
    (title, at) =>
      title.words.every(({ role }) => IN_ADDRESS.has(role)) &&
      titles
        .slice(0, at)
        .some(
          (above) =>
            above.words.every(({ role }) => IN_ADDRESS.has(role)) &&
            heightOf(above) > heightOf(title) &&
            ownName(above) === ownName(title),
        ),
  );
  return titles.filter((title, at) => again === -1 || at < again || title.describesWine);
}

const IN_ADDRESS: ReadonlySet<WordRole> = new Set([
  "own",
  "house",
  "particle",
  "legal",
  "number",
  "place",
]);

/**
 * The title's words that are in no table, joined, to compare the names of two titles. If they are
 * too short to be compared, returns the rows, which are never equal to another title's.
 */
function ownName({ words, rows }: Title): string | readonly LabelRow[] {
  const name = words.flatMap(({ role, letters }) => (role === "own" ? [letters] : [])).join("");
  return name.length >= LETTERS_MIN ? name : rows;
}

function titleOf(rows: readonly LabelRow[], words: readonly TitleWord[]): Title {
  const has = (role: WordRole) => words.some((word) => word.role === role);
  const own = words.filter(({ role }) => role === "own");
  const named = words.filter(({ role }) => role === "own" || role === "house");
  const plain = words.filter(({ role }) => !NEUTRAL_ROLES.has(role));
  const ownLetters = own.reduce((sum, { letters }) => sum + letters.length, 0);
  const isOwn = ownLetters >= LETTERS_MIN && named.length * 2 >= plain.length;
  const houses = words.filter(
    (word, at) => isHouse(word, at, words) && words.some(canNameProducer(word)),
  );
  const namesHouse = houses.length > 0;
  const mayNameWine =
    namesHouse &&
    (has("grape") || namesWine(words) || houses.every(({ letters }) => ESTATE_WORDS.has(letters)));
  const isBlend = !isOwn && has("grape") && rows.some(({ text }) => hasShares(text));
  const describes = has("grape") || has("descriptive") || (has("type") && !has("legal"));
  return {
    rows,
    words,
    confidence: Math.min(...rows.map(({ confidence }) => confidence)),
    isOwn,
    namesHouse,
    mayNameWine,
    isKnownHouse:
      own.length > 0 && own.every(({ isOfKnownHouse }) => isOfKnownHouse) && !has("descriptive"),
    isPure: isOwn && words.every(({ role }) => !OF_WINE.has(role)),
    namesPerson: own.length > 0 && plain.length > 1 && namesPerson(words),
    describesWine: !isOwn && (!namesHouse || mayNameWine) && describes && !isBlend,
    isBlend,
  };
}

const OF_WINE: ReadonlySet<WordRole> = new Set(["grape", "place", "type", "descriptive"]);

/** Roles that do not show whether the words beside them are a name. */
const NEUTRAL_ROLES: ReadonlySet<WordRole> = new Set(["particle", "number", "legal"]);

/**
 * Whether a word marks a producer. "Muster Estate" and "Champagne Muster" are producers, "Estate
 * Chardonnay" and "Brut Champagne" are not.
 */
function isHouse({ letters }: TitleWord, at: number, words: readonly TitleWord[]): boolean {
  if (letters === "champagne") return at === 0 && words[1]?.role !== "descriptive";
  const before = words[at - 1]?.role;
  const isEnding = at === words.length - 1 && (before === "own" || before === "place");
  return (
    PRODUCER_WORDS.has(letters) ||
    COMPANY_WORDS.has(letters) ||
    (isEnding && ENDING_HOUSE_WORDS.has(letters))
  );
}

/**
 * Whether a word can be a producer's name: an invented name, or the name of a village or castle, as
 * in "Château Margaux" and "Tenuta Rocca".
 */
const canNameProducer =
  (house: TitleWord) =>
  (word: TitleWord): boolean =>
    word !== house &&
    (word.role === "own" ||
      (ESTATE_WORDS.has(word.letters) && !ESTATE_WORDS.has(house.letters)) ||
      (word.role === "place" && (house.role === "house" || ENDING_HOUSE_WORDS.has(house.letters))));

/**
 * Whether a word for a producer is inside a wine's name, as in "Cabernet Casa Muster" and "Chablis
 * Cellier Muster".
 */
const namesWine = ([first]: readonly TitleWord[]): boolean =>
  (first?.role === "place" && first.letters !== "champagne") || first?.role === "descriptive";

function namesPerson(words: readonly TitleWord[]): boolean {
  const [first, second] = words;
  const givesName = first && (GIVEN_NAMES.has(first.letters) || isInitials(first.text));
  if (givesName && second?.role !== "descriptive") return true;
  return words.some(
    ({ text }, at) =>
      text === "&" && words[at - 1]?.role === "own" && words[at + 1]?.role === "own",
  );
}

function isTitle(
  { words, namesHouse, namesPerson: signs }: Title,
  row: LabelRow,
  tallest: number,
): boolean {
  const legal = words.filter(({ role }) => role === "legal").length;
  const plain = words.filter(({ role }) => role !== "particle" && role !== "number").length;
  const shareMin = namesHouse || signs ? SIGNATURE_SHARE_MIN : HEIGHT_SHARE_MIN;
  return (
    row.confidence >= CONFIDENCE_MIN &&
    row.height >= shareMin * tallest &&
    Math.abs(row.x - 0.5) < 0.5 - MARGIN &&
    words.length <= WORDS_MAX &&
    legal < plain &&
    !words.some(isSmallPrint) &&
    !(words.some(({ role }) => role === "country") && row.height < COUNTRY_SHARE_MIN * tallest) &&
    !(words.every(isTown) && row.height < TOWN_SHARE_MAX * tallest) &&
    !row.text.includes("(") &&
    !isRunningText(row, tallest) &&
    !isSentence(words, row, tallest) &&
    !isPraise(words, row, tallest) &&
    !namesFoundation(words)
  );
}

/**
 * Maximum height of running text, as a share of the tallest print's height. Names are larger or
 * begin with a capital.
 */
const RUNNING_TEXT_SHARE_MAX = 0.6;

const isRunningText = ({ text, height }: LabelRow, tallest: number): boolean =>
  height < RUNNING_TEXT_SHARE_MAX * tallest && /^\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text);

const SENTENCE_WORDS_MIN = 3;
const SENTENCE_LETTERS_MIN = 6;

/**
 * Whether a row is a sentence, such as "La moderna espressione di un vino". A name is in capitals,
 * or each word has a capital.
 */
const isSentence = (words: readonly TitleWord[], { text, height }: LabelRow, tallest: number) =>
  height < RUNNING_TEXT_SHARE_MAX * tallest &&
  words.length >= SENTENCE_WORDS_MIN &&
  !/\p{Lu}/u.test(text.slice(1)) &&
  words.filter(({ role, letters }) => role === "own" && letters.length >= SENTENCE_LETTERS_MIN)
    .length >= 2;

/**
 * A row is a sentence, not a name, if its height is below `PRAISE_SHARE_MAX` of the tallest row's
 * height, and it has at least `PRAISE_WORDS_MIN` words and a word of praise, as in "A family
 * tradition of excellence".
 */
const PRAISE_SHARE_MAX = 0.5;
const PRAISE_WORDS_MIN = 3;

const isPraise = (words: readonly TitleWord[], row: LabelRow, tallest: number): boolean =>
  row.height < PRAISE_SHARE_MAX * tallest &&
  words.length >= PRAISE_WORDS_MIN &&
  words.some(({ letters, role }) => role !== "place" && PRAISING_WORDS.has(letters));

/**
 * Maximum letters of a word that means "since" beside a founding year, even if misread, as in "LST.
 * 1896" for "EST. 1896".
 */
const SINCE_LETTERS_MAX = 4;

function namesFoundation(words: readonly TitleWord[]): boolean {
  const own = words.filter(({ role }) => role === "own");
  const others = words.filter(({ role }) => role !== "own" && role !== "legal");
  return (
    own.length === 1 &&
    own.every(({ letters }) => letters.length <= SINCE_LETTERS_MAX) &&
    others.length > 0 &&
    others.every(({ letters }) => FOUNDING_YEAR.test(letters))
  );
}

const FOUNDING_YEAR = /^(1[5-9]\d\d)$/;

const isTown = ({ role, letters }: TitleWord): boolean =>
  role === "own" && CELLAR_TOWNS.has(letters);

function isSmallPrint({ role, letters }: TitleWord): boolean {
  if (role === "descriptive") return false;
  const isGlued = role === "legal" && letters.length > NAME_LETTERS_MAX;
  return role === "noise" || isGlued || isAddressWord(letters);
}

/** Two rows one below the other are one name if their heights differ at most by this factor. */
const SAME_HEIGHT_RATIO = 1.3;
const LINE_SPACING_MAX = 1.6;

/** Maximum spacing of two rows that a particle joins, in row heights: "Les Forts", "de Latour". */
const BOUND_SPACING_MAX = 2.2;

/**
 * Words for a producer that follow the name. Alone in a row, such a word belongs to the name above.
 * Other words, such as "Château", belong to the name below.
 */
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
  const taller = Math.max(upper.height, lower.height);
  const spacing = (lower.y - upper.y) / taller;
  if (isBound(above, below) && spacing <= BOUND_SPACING_MAX) return true;
  if (spacing > LINE_SPACING_MAX) return false;
  if (above.isKnownHouse || below.isKnownHouse) return false;
  if (below.namesHouse || below.namesPerson) return false;
  return taller <= SAME_HEIGHT_RATIO * Math.min(upper.height, lower.height);
}

function isBound(above: Title, below: Title): boolean {
  return isBinding(above.words.at(-1)) || isBinding(below.words[0]);
}

/** Whether a word is a particle. "E." in "E. Muster" is an initial, not a particle. */
const isBinding = (word?: TitleWord): boolean =>
  word?.role === "particle" && BINDING_WORDS.has(word.letters);

/**
 * The word for a producer in a row without a name, as in "Château", "Wine Cellars", "Marqués de".
 */
function loneHouseWord({ words }: Title): string | undefined {
  if (!words.every(({ role }) => NAMELESS_ROLES.has(role))) return undefined;
  return words.findLast(({ role }) => role === "house")?.letters;
}

const NAMELESS_ROLES: ReadonlySet<WordRole> = new Set(["house", "legal", "particle"]);
