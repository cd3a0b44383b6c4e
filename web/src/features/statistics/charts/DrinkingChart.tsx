import { memo, useMemo } from "react";
import { i18n } from "../../../language/i18n.ts";
import {
  drinkingOutlook,
  OUTLOOK_YEARS,
  type OutlookYear,
} from "../../../rules/counting/drinkingOutlook.ts";
import type { Maturity } from "../../../rules/counting/maturity.ts";
import { bottlesCounted, type CountedLot } from "../../../rules/counting/statistics.ts";
import { countOf } from "../../../ui/countOf.ts";
import { type PageLink, lotsBehind, type OnShow } from "../drillDown.ts";
import { ChartCard } from "../../../parts/charts/ChartCard.tsx";
import { MATURITY_HEIGHT, MaturityDrawing } from "./MaturityDrawing.tsx";
import { maturityFinding, stagesInWords, yearBehind } from "./maturityWords.ts";
import { RowName } from "../../../parts/charts/RowName.tsx";
import { useDrinking } from "../../../parts/drinking-window/useDrinking.ts";

interface DrinkingChartProps {
  readonly held: readonly CountedLot[];
  /** `undefined` until computed. */
  readonly maturity: Maturity | undefined;
  readonly onShow: OnShow;
}

const NONE: readonly CountedLot[] = [];

/**
 * Chart of when to drink the held bottles, by year. Reserves the chart's space until the maturity
 * is computed.
 */
export const DrinkingChart = memo(function DrinkingChart({
  held,
  maturity,
  onShow,
}: DrinkingChartProps) {
  return (
    <ChartCard
      drawing={
        maturity && maturity.known > 0 ? (
          <MaturityDrawing
            maturity={maturity}
            onChoose={(year) => {
              onShow(yearBehind(maturity, year));
            }}
          />
        ) : (
          !maturity && <div style={{ height: MATURITY_HEIGHT }} />
        )
      }
      finding={maturity && maturityFinding(maturity)}
      line={lineOf(bottlesCounted(held), maturity)}
      name={i18n._("When to Drink")}
    >
      <DrinkingTable held={held} maturity={maturity} onShow={onShow} />
    </ChartCard>
  );
});

function DrinkingTable({ held, maturity, onShow }: DrinkingChartProps) {
  const drinking = useDrinking("now");
  const outlook = useMemo(
    () => maturity && drinking && drinkingOutlook(held, drinking.windowOf, maturity.years[0].year),
    [held, maturity, drinking],
  );

  const stagesOf = (year: number) => {
    const one = maturity?.years.find((own) => own.year === year);
    return one && stagesInWords(one);
  };

  return (
    <table aria-busy={!outlook} aria-label={i18n._("When to Drink")}>
      <thead>
        <tr>
          <th scope="col">{i18n._("Year")}</th>
          <th scope="col">
            {i18n._(
              /*i18n*/ {
                id: "Last year for",
                comment:
                  "heading above counts of bottles that should be drunk in that year at the latest",
              },
            )}
          </th>
          <th scope="col">{i18n._("At their best")}</th>
        </tr>
      </thead>
      <tbody>
        {(outlook?.years ?? yearsToCome()).map(({ year, best, last }) => (
          <tr key={year}>
            <th scope="row">
              <Name
                lots={best}
                name={String(year)}
                onChoose={() => {
                  onShow(
                    lotsBehind(i18n._("At their best in {year}", { year: String(year) }), best),
                  );
                }}
              />
              <small>{stagesOf(year)}</small>
            </th>
            <td>{outlook && bottlesCounted(last)}</td>
            <td>{outlook && bottlesCounted(best)}</td>
          </tr>
        ))}
        <Rest
          lots={outlook?.later}
          name={i18n._(/*i18n*/ { id: "Later", comment: "the years after those shown" })}
          onShow={onShow}
        />
        <Rest
          elsewhere={{ address: "/?window=past", words: i18n._("Show in the collection") }}
          lots={outlook?.past}
          name={i18n._("Past their best")}
          onShow={onShow}
        />
        <Rest lots={outlook?.unknown} name={i18n._("Not known")} onShow={onShow} />
      </tbody>
    </table>
  );
}

function lineOf(all: number, maturity: Maturity | undefined): string {
  const line = i18n._(
    "If you opened nothing: how many of {bottles} would be young, ready, to drink soon or past, each year.",
    { bottles: countOf(all, "bottle") },
  );
  const unknown = maturity?.unknown ?? 0;
  return unknown > 0
    ? i18n._("{line} Of {bottles} that is not known.", {
        line,
        bottles: countOf(unknown, "bottle"),
      })
    : line;
}

function yearsToCome(): readonly OutlookYear[] {
  const thisYear = new Date().getFullYear();
  return Array.from({ length: OUTLOOK_YEARS }, (_, ahead) => ({
    year: thisYear + ahead,
    best: NONE,
    last: NONE,
  }));
}

interface RestProps {
  readonly name: string;
  /** The row's bottles; `undefined` until computed. */
  readonly lots: readonly CountedLot[] | undefined;
  readonly elsewhere?: PageLink;
  readonly onShow: OnShow;
}

/** Table row for bottles that are in none of the chart's years: past, later or unknown. */
function Rest({ name, lots, elsewhere, onShow }: RestProps) {
  return (
    <tr>
      <th scope="row">
        <Name
          lots={lots ?? NONE}
          name={name}
          onChoose={() => {
            onShow(lotsBehind(name, lots ?? NONE, elsewhere));
          }}
        />
      </th>
      <td />
      <td>{lots && bottlesCounted(lots)}</td>
    </tr>
  );
}

interface NameProps {
  readonly name: string;
  readonly lots: readonly CountedLot[];
  readonly onChoose: () => void;
}

function Name({ name, lots, onChoose }: NameProps) {
  return lots.length > 0 ? <RowName name={name} onChoose={onChoose} /> : name;
}
