import { i18n, textLanguage } from "../../../language/i18n.ts";
import { numberInWords } from "../../../language/locale.ts";
import type { CellarYear } from "../../../rules/counting/cellarYear.ts";
import type { YearTotals } from "../../../rules/counting/yearTotals.ts";
import type { EventKind } from "sync-protocol";
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
  /**
   * Totals of the previous year. For the current year (`isRunning`), these count only up to the
   * same day of the year.
   */
  readonly before: YearTotals;
  /** Adds the previous year to a figure, for example "12 in 2025". */
  readonly beforeIn: (figure: string) => string;
}

export function YearFigures(props: YearFiguresProps) {
  const { sums, beginning, end, isRunning, totals, before, beforeIn } = props;
  return (
    <Figures>
      <Figure name={i18n._("As it began")} value={countOf(beginning, "bottle")} />
      <Figure
        name={i18n._(
          /*i18n*/ { id: "Came", comment: "bottles that came into the cellar in a year" },
        )}
        value={countOf(sums.came, "bottle")}
      >
        {[
          ...(sums.spent.length > 0
            ? [
                i18n._("for {prices}", {
                  prices: new Intl.ListFormat(textLanguage()).format(sums.spent.map(priceInWords)),
                }),
              ]
            : []),
          ...(sums.dateUnknown > 0
            ? [
                unbroken(
                  i18n._("{bottles} date unknown", {
                    bottles: numberInWords(sums.dateUnknown),
                  }),
                ),
              ]
            : []),
          ...uncountedInWords(sums.uncounted.came, sums.came),
        ].join(", ")}
      </Figure>
      <Figure
        name={i18n._(/*i18n*/ { id: "Went", comment: "bottles that left the cellar in a year" })}
        value={countOf(sums.went, "bottle")}
      >
        {[
          ...sums.ways.map(({ kind, bottles }) =>
            unbroken(COUNTED_KINDS[kind](numberInWords(bottles))),
          ),
          ...uncountedInWords(sums.uncounted.went, sums.went),
        ].join(", ")}
      </Figure>
      <Figure
        name={isRunning ? i18n._("Today") : i18n._("At its end")}
        value={countOf(end, "bottle")}
      />
      <Figure
        name={i18n._(/*i18n*/ { id: "Opened", comment: "bottles opened in a year" })}
        value={countOf(totals.opened, "bottle")}
      >
        {before.opened > 0 && unbroken(beforeIn(numberInWords(before.opened)))}
      </Figure>
      {totals.mean !== undefined && (
        <Figure
          name={i18n._("Average rating")}
          value={`${meanInWords(totals.mean)}/${String(meanScale())}`}
        >
          {before.mean !== undefined && unbroken(beforeIn(meanInWords(before.mean)))}
        </Figure>
      )}
    </Figures>
  );
}

const COUNTED_KINDS: Readonly<Record<EventKind, (bottles: string) => string>> = {
  added: (bottles) => i18n._("{bottles} added", { bottles }),
  moved: (bottles) => i18n._("{bottles} moved", { bottles }),
  drank: (bottles) => i18n._("{bottles} drunk", { bottles }),
  gave: (bottles) => i18n._("{bottles} given away", { bottles }),
  sold: (bottles) => i18n._("{bottles} sold", { bottles }),
  broken: (bottles) => i18n._("{bottles} broken", { bottles }),
  lost: (bottles) => i18n._("{bottles} lost", { bottles }),
  tasted: (bottles) => i18n._("{bottles} tasted", { bottles }),
  corrected: (bottles) => i18n._("{bottles} corrected", { bottles }),
};

function uncountedInWords(bottles: number, all: number): readonly string[] {
  if (bottles === 0) return [];
  return [
    bottles === all
      ? i18n._("none counted in the cellar")
      : i18n._("{bottles} not counted in the cellar", { bottles: String(bottles) }),
  ];
}

/** Replaces the spaces by no-break spaces, so that the words stay on one line. */
function unbroken(words: string): string {
  return words.replaceAll(" ", "\u00a0");
}
