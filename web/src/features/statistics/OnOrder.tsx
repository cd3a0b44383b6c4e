import { useId } from "react";
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
      <h2 id={titleId}>On Order</h2>
      <table aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">Wine</th>
            <th scope="col">Price</th>
            <th scope="col">Bottles</th>
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
                  {lot.arrivesOn === null ? "No date" : `Due ${dayInWords(lot.arrivesOn)}`}
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
        Show in the collection
      </Link>
    </section>
  );
}
