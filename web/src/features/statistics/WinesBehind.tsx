import { bottlesCounted, winesBehind } from "../../rules/statistics.ts";
import { vintageOf } from "../../rules/vintageOf.ts";
import { countOf } from "../../ui/countOf.ts";
import { Link } from "../../ui/Link.tsx";
import { TypeIcon } from "../../ui/TypeIcon.tsx";
import { wineAddress } from "../../ui/wineAddress.ts";
import type { Behind } from "./Behind.ts";
import classes from "./Statistics.module.css";

/** How many wines stand in the sheet. */
const MOST = 200;

/** The wines behind a part of a chart with how many bottles each has in it; each leads to its page. */
export function WinesBehind({ behind: { lots, elsewhere } }: { readonly behind: Behind }) {
  const wines = winesBehind(lots);
  return (
    <>
      <p className={classes["dim"]}>
        {countOf(bottlesCounted(lots), "bottle")} of {countOf(wines.length, "wine")}
      </p>
      {elsewhere && (
        <Link className={classes["elsewhere"]} to={elsewhere.address}>
          {elsewhere.words}
        </Link>
      )}
      <ul aria-label="Wines" className={classes["wines"]}>
        {wines.slice(0, MOST).map(({ wine, bottles }) => (
          <li key={wine.id}>
            <Link className={classes["wine"]} data-wine-type={wine.type} to={wineAddress(wine.id)}>
              <TypeIcon type={wine.type} />
              <span>
                <bdi>{wine.name}</bdi> {vintageOf(wine)}
                <small>
                  <bdi>{wine.producer}</bdi>
                </small>
              </span>
              <span className={classes["count"]}>{countOf(bottles, "bottle")}</span>
            </Link>
          </li>
        ))}
      </ul>
      {wines.length > MOST && (
        <p className={classes["dim"]}>and {String(wines.length - MOST)} more</p>
      )}
    </>
  );
}
