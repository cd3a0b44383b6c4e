import type { Stretch } from "./tokens.ts";
import type { Criterion } from "./Wish.ts";
import type { GrammarKind } from "./wishWords.ts";

/**
 * The criterion of a number, and the position where the number ends. The criterion is missing if
 * the number belongs to the dish.
 */
interface NumberReading {
  readonly criterion: Criterion | undefined;
  readonly end: number;
}

const OLDEST_VINTAGE = 1900;
const MOST_PEOPLE = 60;

/** Reads a number at `start`: "under €30", "at least ten years old", "for six people", "2015". */
export function readNumber(
  stretches: readonly Stretch[],
  start: number,
  now: { readonly year: number },
): NumberReading | undefined {
  const kindAt = (at: number) => stretches[at]?.meaning.kind;
  const first = kindAt(start);
  const bound =
    first === "at most" || first === "before"
      ? "at most"
      : first === "at least" || first === "after"
        ? "at least"
        : undefined;
  let at = bound ? start + 1 : start;
  while (bound && isSoft(kindAt(at))) at += 1;
  if (first === "people before") return readPeople(stretches, start);
  let currency = currencyAt(stretches, at);
  if (currency !== undefined) at += 1;
  const number = numberAt(stretches, at);
  if (number === undefined) return undefined;
  at += 1;
  const unit = kindAt(at);
  if (currency === undefined && unit === "currency") {
    currency = currencyAt(stretches, at);
    at += 1;
  }
  if (currency !== undefined) {
    return {
      criterion: { kind: "price", bound: bound ?? "at most", amount: number, currency },
      end: at,
    };
  }
  if (unit === "years") {
    const end =
      kindAt(at + 1) === "wish" && stretches[at + 1]?.tokens[0]?.word === "old" ? at + 2 : at + 1;
    return { criterion: { kind: "years", bound: bound ?? "at least", years: number }, end };
  }
  if (unit === "percent") {
    return {
      criterion: { kind: "percent", bound: bound ?? "at most", percent: number },
      end: at + 1,
    };
  }
  if (unit === "people") return { criterion: peopleOf(number), end: at + 1 };
  if (unit === "time") return { criterion: undefined, end: at + 1 };
  if (number >= OLDEST_VINTAGE && number <= now.year && Number.isInteger(number)) {
    return readVintage(stretches, { start, end: at, year: number, bound });
  }
  return bound && number >= 3
    ? { criterion: { kind: "price", bound, amount: number }, end: at }
    : undefined;
}

const OLDER = new Set(["older", "earlier", "alter", "fruher"]);
const YOUNGER = new Set(["younger", "newer", "later", "junger", "spater"]);

/** Reads "before 2015" and "2015 or older". "Older than 2015" means the years before 2015. */
function readVintage(
  stretches: readonly Stretch[],
  found: { start: number; end: number; year: number; bound: "at most" | "at least" | undefined },
): NumberReading {
  const { start, end, year, bound } = found;
  const wordAt = (at: number) => stretches[at]?.tokens[0]?.word ?? "";
  const vintage = (bound: "at most" | "at least" | "exactly", vintage: number, end: number) => ({
    criterion: { kind: "vintage" as const, bound, vintage },
    end,
  });
  if (stretches[start]?.meaning.kind === "before" || (bound && OLDER.has(wordAt(start))))
    return vintage("at most", year - 1, end);
  if (bound && YOUNGER.has(wordAt(start))) return vintage("at least", year + 1, end);
  if (stretches[end]?.meaning.kind === "or" && OLDER.has(wordAt(end + 1)))
    return vintage("at most", year, end + 2);
  if (stretches[end]?.meaning.kind === "or" && YOUNGER.has(wordAt(end + 1)))
    return vintage("at least", year, end + 2);
  return vintage(bound ?? "exactly", year, end);
}

/**
 * Reads a number of people: "for six", "we are eight guests". Ignores numbers of dishes or hours.
 */
function readPeople(stretches: readonly Stretch[], start: number): NumberReading | undefined {
  const number = numberAt(stretches, start + 1);
  if (number === undefined || number > MOST_PEOPLE) return undefined;
  const unit = stretches[start + 2]?.meaning.kind;
  if (unit === "people") return { criterion: peopleOf(number), end: start + 3 };
  const isCounted = isSoft(unit) || ENDS_COUNT.has(unit);
  return isCounted ? { criterion: peopleOf(number), end: start + 2 } : undefined;
}

const SOFT: ReadonlySet<Stretch["meaning"]["kind"] | undefined> = new Set<
  Stretch["meaning"]["kind"] | undefined
>(["article", "filler", "from", "joining"]);

const isSoft = (kind: Stretch["meaning"]["kind"] | undefined): boolean => SOFT.has(kind);

/** What can follow a number of people without a noun, as in "for six" or "for six, no red". */
const ENDS_COUNT: ReadonlySet<Stretch["meaning"]["kind"] | undefined> = new Set<
  Stretch["meaning"]["kind"] | undefined
>([undefined, "clause end", "not", "break", "people before"]);

const peopleOf = (people: number): Criterion => ({ kind: "people", people });

function currencyAt(stretches: readonly Stretch[], at: number): string | undefined {
  return valueAt(stretches, at, "currency");
}

function numberAt(stretches: readonly Stretch[], at: number): number | undefined {
  const word = stretches[at]?.tokens[0]?.word ?? "";
  if (/^\d+$/u.test(word)) return Number(word);
  const value = valueAt(stretches, at, "number");
  return value === undefined ? undefined : Number(value);
}

function valueAt(stretches: readonly Stretch[], at: number, kind: GrammarKind): string | undefined {
  const meaning = stretches[at]?.meaning;
  return meaning?.kind === kind && "value" in meaning ? meaning.value : undefined;
}
