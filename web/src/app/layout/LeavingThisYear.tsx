import { useEffect, useState } from "react";
import { Link } from "../../ui/Link.tsx";
import { useCellar } from "../../live/useCellar.ts";
import { untilIdle } from "../../platform/untilIdle.ts";
import type { CellarWine } from "../../rules/cellarView.ts";
import { filterWines, NO_FILTER, type WindowOf } from "../../rules/filterWines.ts";
import { useDrinking } from "../../ui/drinking-window/useDrinking.ts";
import classes from "./Sidebar.module.css";

/** How many wines are looked at in one go: some ten milliseconds the first time. */
const SLICE = 250;

const LEAVING = { ...NO_FILTER, window: "leaving" } as const;

interface LeavingThisYearProps {
  /** Runs when the line leads away from the sidebar. */
  readonly onLeave: (() => void) | undefined;
}

/** How many wines are at their best until this year and no longer; leads to them. Nothing where none is. */
export function LeavingThisYear({ onLeave }: LeavingThisYearProps) {
  const cellar = useCellar();
  const wines = cellar.kind === "ready" ? cellar.wines : undefined;
  const count = useCount(wines, useDrinking()?.windowOf);
  if (count === 0) return null;

  return (
    <Link className={classes["leaving"]} to="/?window=leaving" onClick={onLeave}>
      Leaving this year <b key={count}>{count}</b>
    </Link>
  );
}

/** Counts while the page is at rest; the count before stands meanwhile. */
function useCount(
  wines: readonly CellarWine[] | undefined,
  windowOf: WindowOf | undefined,
): number {
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (!wines || !windowOf) return undefined;
    let isOff = false;
    const countAll = async () => {
      let found = 0;
      for (let from = 0; from < wines.length; from += SLICE) {
        await untilIdle();
        if (isOff) return;
        found += filterWines(wines.slice(from, from + SLICE), "", LEAVING, { windowOf }).length;
      }
      setCount(found);
    };
    void countAll();
    return () => {
      isOff = true;
    };
  }, [wines, windowOf]);

  return count;
}
