import type { WineType } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import type { CellarYear } from "../../../rules/counting/cellarYear.ts";
import type { YearTotals } from "../../../rules/counting/yearTotals.ts";
import { vintageOf } from "../../../rules/cellar/CellarWine.ts";
import { ratingInWords } from "../../../rules/history/eventWords.ts";
import { meanInWords, meanScale } from "../../../rules/history/shownScale.ts";
import type { JournalEntry } from "../../../rules/history/journal.ts";
import { priceInWords } from "../../../rules/lots/price.ts";
import { countOf } from "../../../ui/countOf.ts";
import { nameableWine } from "../JournalRow.tsx";

export interface YearPoster {
  readonly year: number;
  readonly summary: string;
  readonly best: readonly PosterBottle[];
  readonly figures: readonly { readonly value: string; readonly name: string }[];
}

interface PosterBottle {
  readonly name: string;
  readonly vintage: string;
  readonly type: WineType;
  /** `undefined` without a rating. */
  readonly rating: string | undefined;
  /** Meal and occasion. Also the company if people are named. */
  readonly details: string;
  readonly entry: JournalEntry;
}

interface YearOnPoster {
  readonly year: number;
  readonly best: readonly JournalEntry[];
  readonly totals: YearTotals;
  readonly sums: CellarYear;
  readonly namesPeople: boolean;
}

export function yearPoster(yearOnPoster: YearOnPoster): YearPoster {
  const { year, best, totals, sums, namesPeople } = yearOnPoster;
  return {
    year,
    summary: summaryOf(totals),
    best: best.flatMap((entry) => {
      const wine = nameableWine(entry);
      if (!wine) return [];
      const { event } = entry;
      return {
        ...{ name: wine.name, vintage: vintageOf(wine), type: wine.type, entry },
        rating: event.rating ? ratingInWords(event.rating) : undefined,
        details: mealDetails(event, namesPeople),
      };
    }),
    figures: [
      { value: totals.opened.toLocaleString(), name: "opened" },
      { value: sums.came.toLocaleString(), name: "added" },
      ...(totals.dishes === 0
        ? []
        : [
            {
              value: totals.dishes.toLocaleString(),
              name: totals.dishes === 1 ? "dish" : "dishes",
            },
          ]),
      {
        value: totals.countries.toLocaleString(),
        name: totals.countries === 1 ? "country" : "countries",
      },
      ...(totals.mean === undefined
        ? []
        : [
            {
              value: meanInWords(totals.mean),
              name: i18n._("average of {meanScale}", { meanScale: String(meanScale()) }),
            },
          ]),
      ...(sums.spent.length === 0
        ? []
        : [{ value: sums.spent.map(priceInWords).join(" + "), name: "paid" }]),
    ],
  };
}

/** For example "34 bottles opened. 14 people at the table." */
export function summaryOf({ opened, people }: YearTotals): string {
  const table =
    people === 0
      ? ""
      : i18n._(" {text} at the table.", {
          text: people === 1 ? "1 person" : `${String(people)} people`,
        });
  return i18n._("{bottles} opened.{table}", { bottles: countOf(opened, "bottle"), table });
}

/** Meal and occasion. Also the company if `namesPeople`. */
export function mealDetails(
  { meal, occasion, company }: JournalEntry["event"],
  namesPeople: boolean,
): string {
  return [meal, occasion, namesPeople && company ? i18n._("with {company}", { company }) : null]
    .filter((part) => part !== null && part !== "")
    .join(" · ");
}
