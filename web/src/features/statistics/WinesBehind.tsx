import { Link } from "../../ui/page/Link.tsx";
import { WineLine } from "../../parts/wine-line/WineLine.tsx";
import type { Behind } from "./Behind.ts";
import classes from "./Statistics.module.css";

/** How many wines stand in the sheet. */
const MOST = 200;

/** The wines behind a part of a chart with what each has in it; each leads to its page. */
export function WinesBehind({ behind: { sum, wines, elsewhere } }: { readonly behind: Behind }) {
  return (
    <>
      <p className={classes["dim"]}>{sum}</p>
      {elsewhere && (
        <Link className={classes["elsewhere"]} to={elsewhere.address}>
          {elsewhere.words}
        </Link>
      )}
      <ul aria-label="Wines" className={classes["wines"]}>
        {wines.slice(0, MOST).map(({ wine, words }) => (
          <li key={wine.id}>
            <WineLine wine={wine}>{words}</WineLine>
          </li>
        ))}
      </ul>
      {wines.length > MOST && (
        <p className={classes["dim"]}>and {String(wines.length - MOST)} more</p>
      )}
    </>
  );
}
