import { readNumber } from "./readNumber.ts";
import { questionTokens, type Stretch, stretchesOf, type Token } from "./tokens.ts";
import { type Criterion, dimensionOf, type Phrase, type Wish, type WishReading } from "./Wish.ts";
import { type GrammarKind, nearestWish } from "./wishWords.ts";

/** What a stretch is once its neighbours have been looked at. */
export type Part =
  | { readonly kind: "wish"; readonly criterion: Criterion; readonly tokens: readonly Token[] }
  | { readonly kind: "mood"; readonly value: string; readonly tokens: readonly Token[] }
  | {
      readonly kind:
        | "not"
        | "not after"
        | "or"
        | "noun"
        | "diet"
        | "joining"
        | "soft"
        | "clause end"
        | "dish";
      readonly tokens: readonly Token[];
    };

/**
 * Understands what a question says of the wine, apart from the dish, in any of five languages mixed.
 * A negation covers the next thing, and what "or" joins to it; it ends with its clause.
 */
export function readWishes(text: string, now: { readonly year: number }): WishReading {
  const parts = partsOf(stretchesOf(questionTokens(text)), now);
  const wishes: Wish[] = [];
  const dish: string[] = [];
  const moods: string[] = [];
  const moodWords: string[] = [];
  for (const clause of clausesOf(parts)) {
    const read = readClause(clause);
    wishes.push(...read.wishes);
    dish.push(...read.dish, ",");
    for (const part of clause) {
      if (part.kind !== "mood") continue;
      moods.push(part.value);
      moodWords.push(writtenIn(part));
    }
  }
  return { wishes: joined(wishes), moods, moodWords, dish: dish.join(" ") };
}

function clausesOf(parts: readonly Part[]): Part[][] {
  const clauses: Part[][] = [[]];
  for (const part of parts) {
    if (part.kind === "clause end") clauses.push([]);
    else clauses.at(-1)?.push(part);
  }
  return clauses;
}

/** Tells wishes from dishes by what stands beside them. */
function partsOf(stretches: readonly Stretch[], now: { readonly year: number }): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < stretches.length;) {
    const number = readNumber(stretches, at, now);
    if (number) {
      const tokens = stretches.slice(at, number.end).flatMap((stretch) => stretch.tokens);
      parts.push(
        number.criterion
          ? { kind: "wish", criterion: number.criterion, tokens }
          : { kind: "dish", tokens },
      );
      at = number.end;
      continue;
    }
    parts.push(partAt(stretches, at));
    at += 1;
  }
  return parts;
}

function partAt(stretches: readonly Stretch[], at: number): Part {
  const { tokens, meaning } = stretches[at] ?? { tokens: [], meaning: { kind: "clause end" } };
  if (meaning.kind === "wish") {
    return isOfWine(stretches, at)
      ? { kind: "wish", criterion: meaning.criterion, tokens }
      : { kind: "dish", tokens };
  }
  if (meaning.kind === "mood") return { kind: "mood", value: meaning.value, tokens };
  if (meaning.kind !== "unknown") return { kind: PART_KINDS[meaning.kind], tokens };
  const near = nearestWish(tokens[0]?.word ?? "");
  return near?.kind === "wish" && !near.isLoose
    ? { kind: "wish", criterion: near.criterion, tokens }
    : { kind: "dish", tokens };
}

type PlainPart = Exclude<Part["kind"], "wish" | "mood">;

/** What kinds of words do in a clause. */
const PART_KINDS: Readonly<
  Record<Exclude<GrammarKind, "mood"> | "dish" | "clause end", PlainPart>
> = {
  not: "not",
  "not after": "not after",
  or: "or",
  noun: "noun",
  diet: "diet",
  joining: "joining",
  "people before": "joining",
  "clause end": "clause end",
  break: "clause end",
  dish: "dish",
  cooking: "dish",
  time: "dish",
  from: "soft",
  article: "soft",
  filler: "soft",
  meal: "soft",
  people: "soft",
  number: "soft",
  "at most": "soft",
  "at least": "soft",
  before: "soft",
  after: "soft",
  currency: "soft",
  years: "soft",
  percent: "soft",
  "cooked in": "soft",
};

/** Whether words that may say something of a wine do, and not of a dish beside them. */
function isOfWine(stretches: readonly Stretch[], at: number): boolean {
  const { meaning } = stretches[at] ?? {};
  if (meaning?.kind !== "wish") return false;
  const before = stretches[at - 1]?.meaning;
  const after = stretches[at + 1]?.meaning;
  if (before?.kind === "cooked in" && !isAsked(stretches, at)) return false;
  if (after?.kind === "cooking") return false;
  if (meaning.criterion.kind === "origin") return isOriginOfWine(stretches, at);
  const touchesDish = after?.kind === "dish" || after?.kind === "unknown" || after?.kind === "meal";
  if (!meaning.isLoose)
    return !(touchesDish && isAName(meaning.criterion) && after.kind === "dish");
  if (touchesDish) return false;
  if (meaning.follows && before?.kind === "dish") return false;
  return !(after?.kind === "wish" && after.isLoose && !isOfWine(stretches, at + 1));
}

/** "in red", where it is asked for: "interested in red". */
function isAsked(stretches: readonly Stretch[], at: number): boolean {
  return !stretches.slice(0, at - 1).some(({ meaning }) => meaning.kind === "dish");
}

const isAName = ({ kind }: Criterion): boolean => kind === "grape" || kind === "style";

/** A country is one of wine beside wine: "an Italian red", "a red from Italy". */
function isOriginOfWine(stretches: readonly Stretch[], at: number): boolean {
  const isWine = (stretch: Stretch | undefined) =>
    stretch?.meaning.kind === "noun" || stretch?.meaning.kind === "wish";
  if (isWine(stretches[at + 1]) || isWine(stretches[at - 1])) return true;
  return stretches[at - 1]?.meaning.kind === "from";
}

/** The wishes of a clause, and what it says of the dish. */
function readClause(clause: readonly Part[]): { wishes: Wish[]; dish: string[] } {
  const said: { phrase: Criterion[]; isRuledOut: boolean; joinsLast: boolean }[] = [];
  const dish: string[] = [];
  let negation: "none" | "open" | "used" = "none";
  let phrase: Criterion[] | undefined;
  let afterOr = false;
  for (const part of clause) {
    switch (part.kind) {
      case "wish":
        if (!phrase || isCounted(part.criterion)) {
          const isRuledOut =
            negation !== "none" &&
            (negation === "open" || afterOr || isOfLast(said.at(-1)?.phrase, part.criterion));
          phrase = [];
          said.push({ phrase, isRuledOut, joinsLast: afterOr });
          if (negation === "open") negation = "used";
        }
        phrase.push(part.criterion);
        if (isCounted(part.criterion)) phrase = undefined;
        afterOr = false;
        break;
      case "noun":
        break;
      case "diet":
        negation = "none";
        break;
      case "or":
        phrase = undefined;
        afterOr = true;
        dish.push("or");
        break;
      case "not":
        phrase = undefined;
        if (negation === "open") dish.push("no");
        negation = "open";
        afterOr = false;
        break;
      case "not after":
        for (const one of said) one.isRuledOut = true;
        break;
      case "joining":
        phrase = undefined;
        break;
      case "dish":
        phrase = undefined;
        if (negation === "open") dish.push("no");
        if (negation !== "none") negation = "none";
        dish.push(writtenIn(part));
        break;
      case "mood":
      case "soft":
      case "clause end":
        break;
    }
  }
  const last = said.at(-1);
  if (negation === "open" && last && dish.length === 0)
    for (const one of said) one.isRuledOut = true;
  return { wishes: wishesOf(said), dish };
}

const writtenIn = ({ tokens }: Part): string => tokens.map(({ written }) => written).join(" ");

/** What is a wish of its own wherever it stands: "a red under €20 for six". */
const isCounted = ({ kind }: Criterion): boolean => kind === "people" || kind === "price";

/** "no Riesling and Gewürztraminer": what is joined is ruled out with what it is like. */
function isOfLast(phrase: Phrase | undefined, criterion: Criterion): boolean {
  return phrase?.some((one) => dimensionOf(one) === dimensionOf(criterion)) ?? false;
}

function wishesOf(
  said: readonly { phrase: Phrase; isRuledOut: boolean; joinsLast: boolean }[],
): Wish[] {
  const wishes: Wish[] = [];
  for (const { phrase, isRuledOut, joinsLast } of said) {
    const last = wishes.at(-1);
    if (isRuledOut) wishes.push({ kind: "rule out", phrase });
    else if (joinsLast && last?.kind === "want") {
      wishes.splice(-1, 1, { kind: "want", anyOf: [...last.anyOf, phrase] });
    } else wishes.push({ kind: "want", anyOf: [phrase] });
  }
  return wishes;
}

/** Two colours that are asked for one after the other are a choice: nothing is both. */
function joined(wishes: readonly Wish[]): Wish[] {
  const result: Wish[] = [];
  for (const wish of wishes) {
    const rival =
      wish.kind === "want"
        ? result.findIndex((one) => one.kind === "want" && excludesOther(one.anyOf, wish.anyOf))
        : -1;
    const other = result[rival];
    if (wish.kind === "want" && other?.kind === "want") {
      result[rival] = { kind: "want", anyOf: [...other.anyOf, ...wish.anyOf] };
    } else result.push(wish);
  }
  return result;
}

const EXCLUSIVE: ReadonlySet<string> = new Set(["colour", "grape", "style"]);

function excludesOther(one: readonly Phrase[], other: readonly Phrase[]): boolean {
  const taken = new Set(one.flat().map(dimensionOf));
  return other.flat().some((criterion) => {
    const dimension = dimensionOf(criterion);
    return EXCLUSIVE.has(dimension) && taken.has(dimension);
  });
}
