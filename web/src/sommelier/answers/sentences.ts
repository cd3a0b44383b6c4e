import type { Wine } from "sync-protocol";
import type { RankedWine } from "../ranking/rankCellar.ts";
import type { Meal } from "../meals/Meal.ts";
import { inARow } from "../rules/traitWords.ts";
import { fulfilsAll } from "../wishes/fulfils.ts";
import { labelOf, phraseLabel, type Wish } from "../wishes/Wish.ts";
import type { ReservedWine } from "../ranking/holdBack.ts";
import { standingOf } from "../wines/standingOf.ts";

/** Maximum number of other suitable wines in one sentence. */
const MOST_OTHERS = 2;

const nameOf = ({ name, vintage, nonVintage }: Wine): string =>
  nonVintage || name.includes(String(vintage)) ? name : `${name} ${String(vintage)}`;

/**
 * A note that the requested kind of wine seldom suits the dish. The best wine of that kind is
 * recommended anyway.
 */
export function rarelySuits(wishes: readonly Wish[], meal: Meal): string {
  const wanted = wishes.filter(({ kind }) => kind === "want");
  return `${wantedLabel(wanted)} seldom suits ${meal.name}.`.replace(/^./u, (letter) =>
    letter.toUpperCase(),
  );
}

/** Example: "Barolo 2017 and Cornas 2017 would also do." */
export function alsoDo(others: readonly RankedWine[]): string {
  const names = others.slice(0, MOST_OTHERS).map(({ profile }) => nameOf(profile.wine));
  return names.length === 0 ? "" : `${inARow(names)} would also do.`;
}

/** Example: "Léoville Barton 2016 fits too, but is too young until 2028." */
export function reasonHeld({ ranked, why }: ReservedWine): string {
  const fits = `${nameOf(ranked.profile.wine)} fits too, but`;
  switch (why.kind) {
    case "young":
      return why.year === undefined
        ? `${fits} is too young.`
        : `${fits} is too young until ${String(why.year)}.`;
    case "past":
      return `${fits} may be past its best.`;
    case "grand":
      return why.food === ""
        ? `${fits} deserves an occasion.`
        : `${fits} is too grand for ${why.food}.`;
  }
}

/** A note on a recommended bottle that is not at its best; empty for other bottles. */
export function standingSentence(wine: Wine, now: { readonly year: number }): string {
  const { stage, year } = standingOf(wine, now);
  if (stage === "young") {
    return `It is still young${year === undefined ? "" : `, better from ${String(year)}`}: open it early and give it air.`;
  }
  return stage === "past"
    ? "It may be past its best: taste it first, and have another bottle at hand."
    : "";
}

/**
 * Example: "Without Riesling nothing here suits Thai curry; the nearest is Riesling Kabinett 2021."
 */
export function nothingMeetsWishes({
  wishes,
  meal,
  ranked,
  now,
}: {
  readonly wishes: readonly Wish[];
  readonly meal: Meal | undefined;
  readonly ranked: readonly RankedWine[];
  readonly now: { readonly year: number };
}): string {
  const without = wishes.flatMap((wish) =>
    wish.kind === "rule out" ? phraseLabel(wish.phrase) : [],
  );
  const wanted = wishes.flatMap((wish) => (wish.kind === "want" ? [wish] : []));
  const suits = meal ? `suits ${meal.name}` : "is there";
  const ruled = wishes.filter(({ kind }) => kind === "rule out");
  const [nearest] =
    wanted.length > 0 ? ranked.filter(({ profile }) => fulfilsAll(profile, ruled, now)) : ranked;
  const rest = without.length > 0 ? `Without ${inARow(without, "or")} ` : "";
  const what = wanted.length === 0 ? "nothing" : `no ${wantedLabel(wanted)}`;
  const sentence = `${rest}${what} here ${suits}`;
  const capitalised = `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}`;
  return nearest
    ? `${capitalised}; the nearest is ${nameOf(nearest.profile.wine)}.`
    : `${capitalised}.`;
}

/** Example: "Of the others, Côtes de Provence 2023 is worth a try." */
export function worthATry({ profile }: RankedWine): string {
  return `Of the others, ${nameOf(profile.wine)} is worth a try.`;
}

/** Examples: "light red wine under 20 EUR", "bottle for 6 people". */
function wantedLabel(wanted: readonly Wish[]): string {
  const labels = wanted.map(labelOf);
  const [first = ""] = labels;
  return /^(?:under|over|for|at|up|since|\d)/u.test(first)
    ? ["bottle", ...labels].join(" ")
    : labels.join(" ");
}
