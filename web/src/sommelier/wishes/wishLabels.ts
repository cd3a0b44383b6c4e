import { i18n } from "../../language/i18n.ts";
import { placeInWords } from "../wines/placeInWords.ts";
import { styleInWords } from "../wines/styleInWords.ts";
import type { Criterion, Phrase, Wish } from "./Wish.ts";

/** A wish as shown: "no red wine", "light red wine or Riesling". */
export function labelOf(wish: Wish): string {
  if (wish.kind === "rule out") return i18n._("no {wine}", { wine: phraseLabel(wish.phrase) });
  return wish.anyOf
    .map(phraseLabel)
    .reduce((one, other) => i18n._("{one} or {other}", { one, other }));
}

/** Examples: "light red wine under 20 EUR", "bottle for 6 people". */
export function wantedLabel(wanted: readonly Wish[]): string {
  const [first] = wanted;
  const isUnnamed = first?.kind === "want" && first.anyOf[0]?.every(isCondition);
  const labels = [...(isUnnamed ? [i18n._("bottle")] : []), ...wanted.map(labelOf)];
  return labels.reduce(withCondition);
}

/** Examples: "light red wine from Italy", "oaked Chardonnay". */
export function phraseLabel(phrase: Phrase): string {
  const conditions = phrase.flatMap((criterion) => conditionIn(criterion) ?? []);
  const wine = wineIn(phrase);
  return wine === undefined
    ? conditions.reduce(withCondition)
    : conditions.reduce(withCondition, wine);
}

const withCondition = (wine: string, condition: string): string =>
  i18n._("{wine} {condition}", { wine, condition });

/** The grape, style, colour and other traits of a phrase; `undefined` if it has only conditions. */
function wineIn(phrase: Phrase): string | undefined {
  const names = phrase.flatMap((criterion) => nameIn(criterion) ?? []);
  const traits = phrase.flatMap((criterion) =>
    criterion.kind === "trait" && nameIn(criterion) === undefined ? [criterion] : [],
  );
  const adjectives = [
    ...traits.filter(({ trait }) => trait !== "colour"),
    ...traits.filter(({ trait }) => trait === "colour"),
  ].map(({ value }) => value);
  if (names.length > 0) return described(adjectives, names.join(" "));
  const noun = NOUNS.get(adjectives.at(-1) ?? "");
  if (noun !== undefined) return described(adjectives.slice(0, -1), i18n._(noun));
  const isWine = adjectives.length > 0 || phrase.some(({ kind }) => kind === "origin");
  return isWine ? described(adjectives, i18n._("wine")) : undefined;
}

const described = (adjectives: readonly string[], noun: string): string =>
  adjectives.reduceRight((wine, trait) => {
    const text = TRAITS.get(trait);
    return text === undefined ? wine : i18n._(text, { wine });
  }, noun);

function nameIn(criterion: Criterion): string | undefined {
  if (criterion.kind === "grape" || criterion.kind === "style")
    return styleInWords(criterion.label);
  return criterion.kind === "trait" && criterion.value === "special bottle"
    ? i18n._("special bottle")
    : undefined;
}

const CONDITIONS: ReadonlySet<string> = new Set(["people", "price", "years", "percent", "vintage"]);

/**
 * Whether the criterion only limits the choice and names no wine: "under 20 EUR", "for 6 people".
 */
export const isCondition = ({ kind }: Criterion): boolean => CONDITIONS.has(kind);

function conditionIn(criterion: Criterion): string | undefined {
  switch (criterion.kind) {
    case "origin":
      return i18n._("from {place}", { place: placeInWords(criterion.label) });
    case "price": {
      const { amount, currency } = criterion;
      const price = currency === undefined ? String(amount) : `${String(amount)} ${currency}`;
      return criterion.bound === "at most"
        ? i18n._("under {price}", { price })
        : i18n._("over {price}", { price });
    }
    case "years": {
      const count = criterion.years;
      return criterion.bound === "at most"
        ? i18n._("{count, plural, one {at most # year} other {at most # years}} old", { count })
        : i18n._("{count, plural, one {at least # year} other {at least # years}} old", { count });
    }
    case "percent": {
      const percent = String(criterion.percent);
      return criterion.bound === "at most"
        ? i18n._("at most {percent} %", { percent })
        : i18n._("at least {percent} %", { percent });
    }
    case "vintage": {
      const year = String(criterion.vintage);
      if (criterion.bound === "exactly") return year;
      return criterion.bound === "at most"
        ? i18n._("up to {year}", { year })
        : i18n._("since {year}", { year });
    }
    case "people":
      return i18n._("for {people} people", { people: String(criterion.people) });
    case "grape":
    case "style":
    case "trait":
      return undefined;
  }
}

const NOUNS: ReadonlyMap<string, string> = new Map([
  ["red", /*i18n*/ "red wine"],
  ["white", /*i18n*/ "white wine"],
  ["rosé", /*i18n*/ "rosé wine"],
  ["sparkling", /*i18n*/ "sparkling wine"],
  ["sweet", /*i18n*/ "sweet wine"],
  ["fortified", /*i18n*/ "fortified wine"],
]);

const TRAITS: ReadonlyMap<string, string> = new Map([
  ["sparkling", /*i18n*/ "sparkling {wine}"],
  ["still", /*i18n*/ "still {wine}"],
  ["sweet", /*i18n*/ "sweet {wine}"],
  ["off-dry", /*i18n*/ "off-dry {wine}"],
  ["dry", /*i18n*/ "dry {wine}"],
  ["light", /*i18n*/ "light {wine}"],
  ["medium-bodied", /*i18n*/ "medium-bodied {wine}"],
  ["full-bodied", /*i18n*/ "full-bodied {wine}"],
  ["oaked", /*i18n*/ "oaked {wine}"],
  ["unoaked", /*i18n*/ "unoaked {wine}"],
  ["tannic", /*i18n*/ "tannic {wine}"],
  ["soft", /*i18n*/ "soft {wine}"],
  ["crisp", /*i18n*/ "crisp {wine}"],
  ["low-acid", /*i18n*/ "low-acid {wine}"],
  ["low-alcohol", /*i18n*/ "low-alcohol {wine}"],
  ["strong", /*i18n*/ "strong {wine}"],
  ["mature", /*i18n*/ "mature {wine}"],
  ["young", /*i18n*/ "young {wine}"],
  ["inexpensive", /*i18n*/ "inexpensive {wine}"],
  ["expensive", /*i18n*/ "expensive {wine}"],
  ["everyday", /*i18n*/ "everyday {wine}"],
  ["fortified", /*i18n*/ "fortified {wine}"],
  ["red", /*i18n*/ "red {wine}"],
  ["white", /*i18n*/ "white {wine}"],
  ["rosé", /*i18n*/ "rosé {wine}"],
]);
