import { i18n } from "../../../language/i18n.ts";
import type { CellarYear } from "../../../rules/counting/cellarYear.ts";
import type { YearTotals } from "../../../rules/counting/yearTotals.ts";
import { KIND_WORDS } from "../../../rules/history/eventWords.ts";
import { meanInWords, meanScale } from "../../../rules/history/shownScale.ts";
import { priceInWords } from "../../../rules/lots/price.ts";
import { countOf } from "../../../ui/countOf.ts";
import { Figure, Figures } from "../../../ui/page/Figures.tsx";

interface YearFiguresProps {
  readonly sums: CellarYear;
  readonly beginning: number;
  readonly end: number;
  readonly isRunning: boolean;
  readonly totals: YearTotals;
  /** Totals of the previous year. If `isRunning`, only up to this day of the year. */
  readonly before: YearTotals;
  readonly beforeIn: string;
}

export function YearFigures(props: YearFiguresProps) {
  const { sums, beginning, end, isRunning, totals, before, beforeIn } = props;
  return (
    <Figures>
      <Figure name={i18n._("As it began")} value={countOf(beginning, "bottle")} />
      <Figure name={i18n._("Came")} value={countOf(sums.came, "bottle")}>
        {[
          ...(sums.spent.length > 0
            ? [i18n._("for {join}", { join: sums.spent.map(priceInWords).join(" and ") })]
            : []),
          ...(sums.dateUnknown > 0
            ? [
                unbroken(
                  i18n._("{dateUnknown} date unknown", {
                    dateUnknown: sums.dateUnknown.toLocaleString(),
                  }),
                ),
              ]
            : []),
          ...uncountedInWords(sums.uncounted.came, sums.came),
        ].join(", ")}
      </Figure>
      <Figure name={i18n._("Went")} value={countOf(sums.went, "bottle")}>
        {[
          ...sums.ways.map(({ kind, bottles }) =>
            unbroken(`${bottles.toLocaleString()} ${KIND_WORDS[kind].toLowerCase()}`),
          ),
          ...uncountedInWords(sums.uncounted.went, sums.went),
        ].join(", ")}
      </Figure>
      <Figure name={isRunning ? "Today" : i18n._("At its end")} value={countOf(end, "bottle")} />
      <Figure name={i18n._("Opened")} value={countOf(totals.opened, "bottle")}>
        {before.opened > 0 && unbroken(`${before.opened.toLocaleString()} ${beforeIn}`)}
      </Figure>
      {totals.mean !== undefined && (
        <Figure
          name={i18n._("Average rating")}
          value={`${meanInWords(totals.mean)}/${String(meanScale())}`}
        >
          {before.mean !== undefined && unbroken(`${meanInWords(before.mean)} ${beforeIn}`)}
        </Figure>
      )}
    </Figures>
  );
}

/** Notes that some or all of these bottles are not counted in the cellar. */
function uncountedInWords(bottles: number, all: number): readonly string[] {
  if (bottles === 0) return [];
  return [
    i18n._("{text} counted in the cellar", {
      text: bottles === all ? "none" : `${String(bottles)} not`,
    }),
  ];
}

/** Uses no-break spaces, so that the words stay on one line. */
function unbroken(words: string): string {
  return words.replaceAll(" ", "\u00a0");
}
