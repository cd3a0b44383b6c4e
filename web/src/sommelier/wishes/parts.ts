import { readNumber } from "./readNumber.ts";
import type { Stretch, Token } from "./tokens.ts";
import type { Criterion } from "./Wish.ts";
import { type GrammarKind, nearestWish } from "./wishWords.ts";

/** A part of a question, classified by its neighbours. */
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

/** Splits a question into parts. The words beside a part decide whether it is a wish or a dish. */
export function partsOf(stretches: readonly Stretch[], now: { readonly year: number }): Part[] {
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

/** Whether words that can describe both wine and food describe a wine in this question. */
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

/**
 * Whether a wine word after "in" is a wish, as in "interested in red". It is not a wish after a
 * dish, as in "chicken in red wine".
 */
function isAsked(stretches: readonly Stretch[], at: number): boolean {
  return !stretches.slice(0, at - 1).some(({ meaning }) => meaning.kind === "dish");
}

const isAName = ({ kind }: Criterion): boolean => kind === "grape" || kind === "style";

/**
 * Whether a country describes a wine: "an Italian red", "a red from Italy". Also true for a country
 * that is ruled out without a dish: "not French".
 */
function isOriginOfWine(stretches: readonly Stretch[], at: number): boolean {
  const isWine = (stretch: Stretch | undefined) =>
    stretch?.meaning.kind === "noun" || stretch?.meaning.kind === "wish";
  if (isWine(stretches[at + 1]) || isWine(stretches[at - 1])) return true;
  const [before, after] = [stretches[at - 1]?.meaning.kind, stretches[at + 1]?.meaning.kind];
  const endsThere =
    after === undefined || after === "clause end" || after === "filler" || after === "time";
  return before === "from" || (before === "not" && endsThere);
}
