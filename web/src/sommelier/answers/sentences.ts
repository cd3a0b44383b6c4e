import type { Wine } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { listInWords } from "../../language/locale.ts";
import type { RankedWine } from "../ranking/rankCellar.ts";
import type { Meal } from "../meals/Meal.ts";
import { capitalized } from "../meals/capitalized.ts";
import { fulfilsAll } from "../wishes/fulfils.ts";
import type { Wish } from "../wishes/Wish.ts";
import { phraseLabel, wantedLabel } from "../wishes/wishLabels.ts";
import type { ReservedWine } from "../ranking/reserveWines.ts";
import { stageOf } from "../wines/stageOf.ts";

const MOST_OTHERS = 2;

const nameOf = ({ name, vintage, nonVintage }: Wine): string =>
  nonVintage || name.includes(String(vintage)) ? name : `${name} ${String(vintage)}`;

/**
 * A note that the requested kind of wine seldom suits the dish. The best wine of that kind is
 * recommended anyway.
 */
export function rarelySuits(wishes: readonly Wish[], meal: Meal): string {
  const wanted = wishes.filter(({ kind }) => kind === "want");
  return capitalized(
    i18n._("{wine} seldom suits {food}.", { wine: wantedLabel(wanted), food: meal.name }),
  );
}

export function alsoDo(others: readonly RankedWine[]): string {
  const names = others.slice(0, MOST_OTHERS).map(({ profile }) => nameOf(profile.wine));
  return names.length === 0 ? "" : i18n._("{wines} would also do.", { wines: listInWords(names) });
}

/**
 * Why a suitable wine is not recommended: "Léoville Barton 2016 fits too, but is too young until
 * 2028."
 */
export function reasonHeld({ ranked, why }: ReservedWine): string {
  const wine = nameOf(ranked.profile.wine);
  switch (why.kind) {
    case "young":
      return why.year === undefined
        ? i18n._("{wine} fits too, but is too young.", { wine })
        : i18n._("{wine} fits too, but is too young until {year}.", {
            wine,
            year: String(why.year),
          });
    case "past":
      return i18n._("{wine} fits too, but may be past its best.", { wine });
    case "grand":
      return why.food === ""
        ? i18n._("{wine} fits too, but deserves an occasion.", { wine })
        : i18n._("{wine} fits too, but is too grand for {food}.", { wine, food: why.food });
  }
}

/** A note on a recommended bottle that is not at its best; empty for other bottles. */
export function stageSentence(wine: Wine, now: { readonly year: number }): string {
  const { stage, year } = stageOf(wine, now);
  if (stage === "young") {
    return year === undefined
      ? i18n._("It is still young: open it early and give it air.")
      : i18n._("It is still young, better from {year}: open it early and give it air.", {
          year: String(year),
        });
  }
  return stage === "past"
    ? i18n._("It may be past its best: taste it first, and have another bottle at hand.")
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
  const ruled = wishes.filter(({ kind }) => kind === "rule out");
  const [nearest] =
    wanted.length > 0 ? ranked.filter(({ profile }) => fulfilsAll(profile, ruled, now)) : ranked;
  const answer = capitalized(
    nothingSuits({
      food: meal?.name,
      ruledOut: without.length > 0 ? listInWords(without, "or") : undefined,
      wine: wanted.length > 0 ? wantedLabel(wanted) : undefined,
    }),
  );
  return nearest
    ? i18n._("{answer}; the nearest is {wine}.", { answer, wine: nameOf(nearest.profile.wine) })
    : `${answer}.`;
}

interface UnmetWishes {
  readonly food: string | undefined;
  readonly ruledOut: string | undefined;
  readonly wine: string | undefined;
}

/**
 * Says that no wine of the cellar suits a meal, as a main clause: "no Barolo here suits Thai
 * curry".
 */
function nothingSuits({ food, ruledOut, wine }: UnmetWishes): string {
  if (food === undefined) {
    if (ruledOut === undefined) return i18n._("no {wine} here is there", { wine });
    return wine === undefined
      ? i18n._("without {ruledOut} nothing here is there", { ruledOut })
      : i18n._("without {ruledOut} no {wine} here is there", { ruledOut, wine });
  }
  if (ruledOut === undefined) return i18n._("no {wine} here suits {food}", { wine, food });
  return wine === undefined
    ? i18n._("without {ruledOut} nothing here suits {food}", { ruledOut, food })
    : i18n._("without {ruledOut} no {wine} here suits {food}", { ruledOut, wine, food });
}

export function worthATry({ profile }: RankedWine): string {
  return i18n._("Of the others, {wine} is worth a try.", { wine: nameOf(profile.wine) });
}
