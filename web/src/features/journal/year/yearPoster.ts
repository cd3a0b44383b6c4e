import type { WineType } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { numberInWords } from "../../../language/locale.ts";
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
  readonly rating: string | undefined;
  /** Meal and occasion, and also the company if people are named. */
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
      {
        value: numberInWords(totals.opened),
        name: i18n._(/*i18n*/ { id: "opened", comment: "below a number of bottles" }),
      },
      {
        value: numberInWords(sums.came),
        name: i18n._(/*i18n*/ { id: "added", comment: "below a number of bottles" }),
      },
      ...(totals.dishes === 0
        ? []
        : [
            {
              value: numberInWords(totals.dishes),
              name: i18n._("{count, plural, one {dish} other {dishes}}", { count: totals.dishes }),
            },
          ]),
      {
        value: numberInWords(totals.countries),
        name: i18n._("{count, plural, one {country} other {countries}}", {
          count: totals.countries,
        }),
      },
      ...(totals.mean === undefined
        ? []
        : [
            {
              value: meanInWords(totals.mean),
              name: i18n._("average of {scale}", { scale: String(meanScale()) }),
            },
          ]),
      ...(sums.spent.length === 0
        ? []
        : [
            {
              value: sums.spent.map(priceInWords).join(" + "),
              name: i18n._(/*i18n*/ { id: "paid", comment: "below a price" }),
            },
          ]),
    ],
  };
}

export function summaryOf({ opened, people }: YearTotals): string {
  const sentences = [i18n._("{bottles} opened.", { bottles: countOf(opened, "bottle") })];
  if (people > 0) {
    sentences.push(
      i18n._("{count, plural, one {# person at the table.} other {# people at the table.}}", {
        count: people,
      }),
    );
  }
  return sentences.join(" ");
}

export function mealDetails(
  { meal, occasion, company }: JournalEntry["event"],
  namesPeople: boolean,
): string {
  return [meal, occasion, namesPeople && company ? i18n._("with {company}", { company }) : null]
    .filter((part) => part !== null && part !== "")
    .join(" · ");
}
