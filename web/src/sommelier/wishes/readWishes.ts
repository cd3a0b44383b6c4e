import { type Part, partsOf } from "./parts.ts";
import { joinWritten, questionTokens, stretchesOf } from "./tokens.ts";
import { type Criterion, dimensionOf, type Phrase, type Wish, type WishReading } from "./Wish.ts";

/**
 * Reads the wishes about the wine and the dish of a question, in any mix of five languages. A
 * negation covers the next thing, and things joined to it by "or", up to the end of the clause.
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
  return { wishes: joined(wishes), moods, moodWords, dish: joinWritten(dish) };
}

function clausesOf(parts: readonly Part[]): Part[][] {
  const clauses: Part[][] = [[]];
  for (const part of parts) {
    if (part.kind === "clause end") clauses.push([]);
    else clauses.at(-1)?.push(part);
  }
  return clauses;
}

function readClause(clause: readonly Part[]): { wishes: Wish[]; dish: string[] } {
  const phrases: { phrase: Criterion[]; isRuledOut: boolean; joinsLast: boolean }[] = [];
  const dish: string[] = [];
  let joints: string[] = [];
  let negation: "none" | "open" | "used" = "none";
  let phrase: Criterion[] | undefined;
  let afterOr = false;
  for (const part of clause) {
    switch (part.kind) {
      case "wish":
        if (!phrase || isCounted(part.criterion)) {
          const isRuledOut =
            negation !== "none" &&
            (negation === "open" || afterOr || isOfLast(phrases.at(-1)?.phrase, part.criterion));
          phrase = [];
          phrases.push({ phrase, isRuledOut, joinsLast: afterOr });
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
        for (const one of phrases) one.isRuledOut = true;
        break;
      case "joining":
        phrase = undefined;
        joints.push(writtenIn(part));
        break;
      case "dish":
        phrase = undefined;
        if (dish.length > 0) dish.push(...joints);
        if (negation === "open") dish.push("no");
        if (negation !== "none") negation = "none";
        dish.push(writtenIn(part));
        joints = [];
        break;
      case "mood":
      case "soft":
      case "clause end":
        break;
    }
  }
  const last = phrases.at(-1);
  if (negation === "open" && last && dish.length === 0)
    for (const one of phrases) one.isRuledOut = true;
  return { wishes: wishesOf(phrases), dish };
}

const writtenIn = ({ tokens }: Part): string => joinWritten(tokens.map(({ written }) => written));

/**
 * Whether the criterion is a wish on its own, wherever it is in a phrase: price and number of
 * people in "a red under €20 for six".
 */
const isCounted = ({ kind }: Criterion): boolean => kind === "people" || kind === "price";

/**
 * A negation of the last phrase also covers the next criterion if the phrase has a criterion of the
 * same dimension: "no Riesling and Gewürztraminer".
 */
function isOfLast(phrase: Phrase | undefined, criterion: Criterion): boolean {
  return phrase?.some((one) => dimensionOf(one) === dimensionOf(criterion)) ?? false;
}

function wishesOf(
  phrases: readonly { phrase: Phrase; isRuledOut: boolean; joinsLast: boolean }[],
): Wish[] {
  const wishes: Wish[] = [];
  for (const { phrase, isRuledOut, joinsLast } of phrases) {
    const last = wishes.at(-1);
    if (isRuledOut) wishes.push({ kind: "rule out", phrase });
    else if (joinsLast && last?.kind === "want") {
      wishes.splice(-1, 1, { kind: "want", anyOf: [...last.anyOf, phrase] });
    } else wishes.push({ kind: "want", anyOf: [phrase] });
  }
  return wishes;
}

/**
 * Joins wishes for different colours, grapes or styles as alternatives, because one wine cannot
 * meet both.
 */
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
