import { useId } from "react";
import { i18n } from "../../language/i18n.ts";
import { dayInWords } from "../../rules/day.ts";
import { byArrival, type CountedLot, paidFor } from "../../rules/counting/statistics.ts";
import { vintageOf } from "../../rules/cellar/CellarWine.ts";
import { Link } from "../../ui/page/Link.tsx";
import { wineAddress } from "../../parts/addresses/wineAddress.ts";
import { PaidWords } from "./PaidWords.tsx";
import charts from "../../parts/charts/Charts.module.css";
import classes from "./Statistics.module.css";

interface OnOrderProps {
  readonly ordered: readonly CountedLot[];
}

export function OnOrder({ ordered }: OnOrderProps) {
  const titleId = useId();

  return (
    <section aria-labelledby={titleId} className={charts["chart"]}>
      <h2 id={titleId}>{i18n._("On Order")}</h2>
      <table aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{i18n._("Wine")}</th>
            <th scope="col">{i18n._("Price")}</th>
            <th scope="col">{i18n._("Bottles")}</th>
          </tr>
        </thead>
        <tbody>
          {byArrival(ordered).map(({ wine, lot }) => (
            <tr key={lot.id}>
              <th scope="row">
                <span id={`${titleId}-${lot.id}`}>
                  <bdi>{wine.name}</bdi> {vintageOf(wine)}
                </span>
                <Link
                  aria-labelledby={`${titleId}-${lot.id}`}
                  className={charts["answer"]}
                  to={wineAddress(wine.id)}
                />
                <small>
                  {lot.arrivesOn === null
                    ? i18n._("No date")
                    : i18n._("Due {day}", { day: dayInWords(lot.arrivesOn) })}
                </small>
              </th>
              <td>
                <PaidWords paid={paidFor([{ wine, lot }])} />
              </td>
              <td>{lot.bottles}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Link className={classes["elsewhere"]} to="/?ordered=1">
        {i18n._("Show in the collection")}
      </Link>
    </section>
  );
}
