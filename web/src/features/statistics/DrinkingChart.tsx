import { useId } from "react";
import { bottlesCounted, type CountedLot } from "../../rules/statistics.ts";
import { countOf } from "../../ui/countOf.ts";
import { Bar } from "./Bar.tsx";
import type { Elsewhere, OnShow } from "./Behind.ts";
import { RowName } from "./RowName.tsx";
import classes from "./Statistics.module.css";
import { useOutlook } from "./useOutlook.ts";

interface DrinkingChartProps {
  readonly held: readonly CountedLot[];
  readonly onShow: OnShow;
}

/** When to drink what is held, year by year: how much is at its best, and for how much it is the last. */
export function DrinkingChart({ held, onShow }: DrinkingChartProps) {
  const titleId = useId();
  const outlook = useOutlook(held);
  const all = bottlesCounted(held);

  return (
    <section aria-labelledby={titleId} className={classes["chart"]}>
      <h2 id={titleId}>When to Drink</h2>
      {!outlook && <p className={classes["dim"]}>Looking at the drinking windows...</p>}
      {outlook && (
        <>
          <p className={classes["dim"]}>
            Of {countOf(all, "bottle")}, how many are at their best in each year
          </p>
          <table aria-labelledby={titleId}>
            <thead>
              <tr>
                <th scope="col">Year</th>
                <th scope="col">Last year for</th>
                <th scope="col">At their best</th>
              </tr>
            </thead>
            <tbody>
              {outlook.years.map(({ year, best, last }) => (
                <tr key={year}>
                  <th scope="row">
                    <RowName
                      name={String(year)}
                      onChoose={() => {
                        onShow({ title: `At their best in ${String(year)}`, lots: best });
                      }}
                    />
                    <Bar bottles={bottlesCounted(best)} last={bottlesCounted(last)} of={all} />
                  </th>
                  <td>{bottlesCounted(last)}</td>
                  <td>{bottlesCounted(best)}</td>
                </tr>
              ))}
              <Rest lots={outlook.later} name="Later" onShow={onShow} />
              <Rest
                elsewhere={{ address: "/?window=past", words: "Show in the collection" }}
                lots={outlook.past}
                name="Past their best"
                onShow={onShow}
              />
              <Rest lots={outlook.unknown} name="Not known" onShow={onShow} />
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

interface RestProps {
  readonly name: string;
  readonly lots: readonly CountedLot[];
  readonly elsewhere?: Elsewhere;
  readonly onShow: OnShow;
}

/** Bottles that are at their best in none of the years; nothing where there are none. */
function Rest({ name, lots, elsewhere, onShow }: RestProps) {
  if (lots.length === 0) return null;
  return (
    <tr>
      <th scope="row">
        <RowName
          name={name}
          onChoose={() => {
            onShow({ title: name, lots, elsewhere });
          }}
        />
      </th>
      <td />
      <td>{bottlesCounted(lots)}</td>
    </tr>
  );
}
