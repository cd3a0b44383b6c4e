import { i18n, textLanguage } from "../../language/i18n.ts";
import { listInWords } from "../../language/locale.ts";
import type { OpenedYear } from "../../rules/counting/openedYear.ts";
import { bottlesOf, type Origins } from "../../rules/counting/origins.ts";
import { countOf } from "../../ui/countOf.ts";

/**
 * Minimum number of points in a chart whose title states a finding. With fewer points, the title
 * only says what the chart shows.
 */
export const POINTS_MIN = 5;

const MONTH = new Intl.DateTimeFormat(textLanguage(), { month: "long", timeZone: "UTC" });

export function calendarFinding({ year, months, bottles }: OpenedYear): string {
  const most = Math.max(...months.map(({ length }) => length));
  const busiest = months.findIndex(({ length }) => length === most);
  const isOne = months.filter(({ length }) => length === most).length === 1;
  if (bottles < POINTS_MIN || !isOne)
    return i18n._("{bottles} opened in {year}", {
      bottles: countOf(bottles, "bottle"),
      year: String(year),
    });
  const month = MONTH.format(new Date(Date.UTC(year, busiest)));
  return i18n._("{bottles} opened, most in {month}", {
    bottles: countOf(bottles, "bottle"),
    month,
  });
}

/**
 * "Mostly France, Italy" is shown only if these countries have at least this share of all bottles.
 */
const MOSTLY = 0.6;
const NAMED = 3;
const WHERE = i18n._("Where the bottles come from");

export function originFinding({ known, unknown, countries }: Origins): string {
  if (known.length < POINTS_MIN) return WHERE;
  const all = bottlesOf([...countries, ...unknown]);
  const [first] = countries;
  if (first && countries.length === 1 && unknown.length === 0)
    return i18n._("All from {country}", { country: inSentence(first.name) });
  for (let count = 1; count <= NAMED; count += 1) {
    const named = countries.slice(0, count);
    if (bottlesOf(named) < MOSTLY * all) continue;
    return i18n._("Mostly {countries}", {
      countries: listInWords(named.map(({ name }) => inSentence(name))),
    });
  }
  return countries.length > NAMED
    ? i18n._("From {count} countries", { count: countries.length })
    : WHERE;
}

function inSentence(country: string): string {
  return country.startsWith("United ") || country === "Czech Republic"
    ? i18n._(
        /*i18n*/ { id: "the {country}", comment: "in a sentence: All from the United States" },
        { country },
      )
    : country;
}
