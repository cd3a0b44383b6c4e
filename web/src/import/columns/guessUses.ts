import { foldText, WINE_TABLE } from "sync-protocol";
import { FACTS, IMPORTED_FIELDS, PAST, STOCK, type Use } from "../formats/Format.ts";
import { cellText } from "../rows/rowCells.ts";
import { millilitresIn } from "../values/bottleSizes.ts";
import { currencyIn } from "../values/currencies.ts";
import { isDay } from "../values/days.ts";
import { bottleCountIn, numberIn } from "../values/numbers.ts";
import { ratingTextIn } from "../values/ratings.ts";
import { valueText } from "../values/valueText.ts";
import { windowIn } from "../values/windows.ts";
import { wineTypeIn } from "../values/wineTypes.ts";
import { isWord } from "../words/cellWords.ts";
import HEADINGS from "../words/headings.json" with { type: "json" };

/** A heading must contain one word of each group, in any order. */
interface HeadingPattern {
  readonly groups: readonly ReadonlySet<string>[];
  readonly without: readonly string[];
  /** Whether the heading must contain no other words. */
  readonly isWhole: boolean;
}

/** Gives a use to columns whose heading matches a pattern. Earlier rules have priority. */
interface HeadingRule {
  readonly use: Use;
  readonly patterns: readonly HeadingPattern[];
  /** The rule applies only if another column has this use. */
  readonly onlyBeside: Use | undefined;
}

const USES: readonly Use[] = [...FACTS, ...STOCK, ...PAST, "window", "later"];

const WORDED: readonly HeadingRule[] = HEADINGS.map(({ use, onlyBeside, not, ...languages }) => ({
  use: useNamed(use),
  onlyBeside: onlyBeside === undefined ? undefined : useNamed(onlyBeside),
  patterns: Object.values(languages)
    .flat()
    .map((text) => patternOf(text, not ?? [])),
}));

/**
 * The heading words in `headings.json` recognize a column's field. A field without such words is
 * recognized by its heading in our own export.
 */
const RULES: readonly HeadingRule[] = [
  ...WORDED,
  ...IMPORTED_FIELDS.filter((field) => !WORDED.some(({ use }) => use === field)).map((use) => ({
    use,
    onlyBeside: undefined,
    patterns: [patternOf(`=${foldText(WINE_TABLE[use].exportedAs)}`, [])],
  })),
];

function useNamed(name: string): Use {
  const use = USES.find((one) => one === name);
  if (!use) throw new Error(`headings.json names a use that is not there: ${name}`);
  return use;
}

/**
 * Parses a pattern. In "drink|drinking window !price", a heading must have one of the first two
 * words and "window", but not "price". "=" forbids other words.
 */
function patternOf(text: string, not: readonly string[]): HeadingPattern {
  const parts = text.replace(/^=/, "").split(" ");
  return {
    groups: parts.filter((part) => !part.startsWith("!")).map((part) => new Set(part.split("|"))),
    without: [...not, ...parts.filter((part) => part.startsWith("!")).map((part) => part.slice(1))],
    isWhole: text.startsWith("="),
  };
}

/** Uses that several columns may have. */
const SHARED: ReadonlySet<Use> = new Set(["place", "bin", "notes", "later"]);

const SAMPLE_ROWS = 200;

const HEADING_MAX = 200;

export function guessedUses(
  header: readonly string[],
  rows: readonly { readonly cells: readonly string[] }[] = [],
): readonly Use[] {
  const words = header.map(headingWords);
  const samples = header.map((_, at) => sampleOf(rows, at));
  const uses = new Map<number, Use>();
  for (const { use, patterns, onlyBeside } of RULES) {
    const taken = new Set(uses.values());
    if (onlyBeside !== undefined && !taken.has(onlyBeside)) continue;
    for (const [at, heading] of words.entries()) {
      const isFree = !uses.has(at) && (SHARED.has(use) || !new Set(uses.values()).has(use));
      if (isFree && patterns.some((one) => fits(one, heading)) && holds(use, samples[at] ?? []))
        uses.set(at, use);
    }
  }
  // These headings are unambiguous, so the heading alone decides the use. Each cell that does not
  // fit the use is reported later.
  for (const { use, patterns } of RULES.filter((rule) => CERTAIN.has(rule.use))) {
    for (const [at, heading] of words.entries()) {
      const isFree = !uses.has(at) && !new Set(uses.values()).has(use);
      if (isFree && patterns.some((one) => fits(one, heading))) uses.set(at, use);
    }
  }
  return header.map((_, at) => asPosition(uses, at, samples[at] ?? []));
}

const CERTAIN: ReadonlySet<Use> = new Set([
  ...(["vintage", "bottles", "millilitres", "price", "currency", "alcohol"] as const),
  ...(["window", "drinkFrom", "drinkTo", "boughtOn", "arrivesOn"] as const),
]);

/**
 * If a table has two place columns and the second has codes such as "A12", the codes are positions
 * in the first column's place.
 */
function asPosition(uses: ReadonlyMap<number, Use>, at: number, texts: readonly string[]): Use {
  const use = uses.get(at) ?? "later";
  const isFirst = [...uses].find(([, one]) => one === "place")?.[0] === at;
  const areCodes =
    share(texts, (text) => /^[\p{L}]{0,2}[-. ]?\d{1,4}(?:[-./ ][\p{L}\d]{1,4})*$/u.test(text)) >
    0.5;
  const hasPlaceBefore =
    use === "place" && [...uses].filter(([, one]) => one === "place").length > 1;
  return hasPlaceBefore && areCodes && !isFirst ? "bin" : use;
}

const FILLERS = new Set(
  "my own your personal the of in a an mein meine eigene der die das des mon ma mes le la les l de du d mio mia il lo i del della di el los las mi tu".split(
    " ",
  ),
);

function headingWords(heading: string): readonly string[] {
  if (heading.length > HEADING_MAX) return [];
  const parts = heading
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/n[°º]/gi, "n ")
    .replace(/[([][^)\]]*[)\]]/g, " ");
  return foldText(parts).match(/[a-z0-9]+/g) ?? [];
}

function fits({ groups, without, isWhole }: HeadingPattern, heading: readonly string[]): boolean {
  const words = isWhole ? withoutFillers(heading, groups) : heading;
  if (groups.length === 0 || (isWhole && words.length !== groups.length)) return false;
  return (
    groups.every((group) => words.some((word) => group.has(word))) &&
    !without.some((word) => words.includes(word))
  );
}

function withoutFillers(words: readonly string[], groups: HeadingPattern["groups"]) {
  return words.filter((word) => !FILLERS.has(word) || groups.some((group) => group.has(word)));
}

function sampleOf(rows: readonly { readonly cells: readonly string[] }[], at: number) {
  return rows.slice(0, SAMPLE_ROWS).flatMap(({ cells }) => {
    const text = cellText(cells[at] ?? "");
    return text === "" || isWord("nothing", text) ? [] : [text];
  });
}

function share(texts: readonly string[], isOne: (text: string) => boolean): number {
  return texts.length === 0 ? 0 : texts.filter(isOne).length / texts.length;
}

/**
 * Whether a column's cells fit this use. More than half of the cells must fit. For `ticked`, all
 * must fit, because a wrong guess would lose bottles.
 */
function holds(use: Use, texts: readonly string[]): boolean {
  if (texts.length === 0) return true;
  const isOne = TESTS[use];
  if (isOne === undefined) return true;
  const least = use === "ticked" ? 1 : 0.5;
  return share(texts, isOne) >= least;
}

const isText = (text: string) => /\p{L}/u.test(text);
const isYears = (text: string) => windowIn(text) !== undefined;
const isNumber = (text: string) => numberIn(text, ".") !== undefined;

const TESTS: Readonly<Partial<Record<Use, (text: string) => boolean>>> = {
  barcodes: (text) => /^['="\d\s,;|-]+$/.test(text),
  window: isYears,
  drinkFrom: isYears,
  drinkTo: isYears,
  goneOn: isDay,
  ticked: (text) => (isWord("yes", text) || isWord("no", text)) && !/\d/.test(text),
  tastedOn: isDay,
  boughtOn: isDay,
  arrivesOn: isDay,
  currency: (text) => currencyIn(text) !== undefined,
  rating: (text) => ratingTextIn(text) !== undefined,
  price: isNumber,
  bottles: (text) => bottleCountIn(text) !== undefined,
  ordered: (text) => bottleCountIn(text) !== undefined,
  usedBottles: (text) => bottleCountIn(text) !== undefined,
  millilitres: (text) => millilitresIn(text) !== undefined,
  alcohol: isNumber,
  vintage: (text) => /(?<!\d)\d{4}(?!\d)/.test(valueText(text)) || isWord("nonVintage", text),
  type: (text) => wineTypeIn(text) !== undefined || isText(text),
  place: (text) => !isDay(text) && !/^\D*(?:19|20)\d\d\D*$/.test(valueText(text)),
  producer: isText,
  varietal: isText,
  country: isText,
  region: isText,
  appellation: isText,
  notes: (text) => ratingTextIn(text) === undefined,
};
