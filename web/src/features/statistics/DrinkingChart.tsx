import { memo, useId } from "react";
import {
  type DrinkingOutlook,
  OUTLOOK_YEARS,
  type OutlookYear,
} from "../../rules/counting/drinkingOutlook.ts";
import { bottlesCounted, type CountedLot } from "../../rules/counting/statistics.ts";
import { countOf } from "../../ui/countOf.ts";
import { Bar } from "./Bar.tsx";
import { type Elsewhere, lotsBehind, type OnShow } from "./Behind.ts";
import { RowName } from "./RowName.tsx";
import classes from "./Statistics.module.css";

interface DrinkingChartProps {
  readonly held: readonly CountedLot[];
  /** `undefined` while that is not known. */
  readonly outlook: DrinkingOutlook | undefined;
  readonly onShow: OnShow;
}

/** How many rows the chart has: its years, and what is at its best in none of them. */
export function outlookRows(outlook: DrinkingOutlook | undefined): number {
  return (outlook?.years.length ?? OUTLOOK_YEARS) + 3;
}

const NONE: readonly CountedLot[] = [];

/**
 * When to drink what is held, year by year: how much is at its best, and for how much it is the last.
 * Until that is known its rows stand there without figures, so that nothing below has to move.
 */
export const DrinkingChart = memo(function DrinkingChart({
  held,
  outlook,
  onShow,
}: DrinkingChartProps) {
  const titleId = useId();
  const all = bottlesCounted(held);

  return (
    <section aria-labelledby={titleId} className={classes["chart"]}>
      <h2 id={titleId}>When to Drink</h2>
      <p className={classes["dim"]}>
        Of {countOf(all, "bottle")}, how many are at their best in each year
      </p>
      <table aria-busy={!outlook} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Last year for</th>
            <th scope="col">At their best</th>
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
                    onShow(lotsBehind(`At their best in ${String(year)}`, best));
                  }}
                />
                <Bar bottles={bottlesCounted(best)} last={bottlesCounted(last)} of={all} />
              </th>
              <td>{outlook && bottlesCounted(last)}</td>
              <td>{outlook && bottlesCounted(best)}</td>
            </tr>
          ))}
          <Rest lots={outlook?.later} name="Later" onShow={onShow} />
          <Rest
            elsewhere={{ address: "/?window=past", words: "Show in the collection" }}
            lots={outlook?.past}
            name="Past their best"
            onShow={onShow}
          />
          <Rest lots={outlook?.unknown} name="Not known" onShow={onShow} />
        </tbody>
      </table>
    </section>
  );
});

/** The years of an outlook that is not known yet. */
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
  /** `undefined` while that is not known. */
  readonly lots: readonly CountedLot[] | undefined;
  readonly elsewhere?: Elsewhere;
  readonly onShow: OnShow;
}

/** Bottles that are at their best in none of the years. */
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

/** The name of a row, which answers where there are bottles behind it. */
function Name({ name, lots, onChoose }: NameProps) {
  return lots.length > 0 ? <RowName name={name} onChoose={onChoose} /> : name;
}
