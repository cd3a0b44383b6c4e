import { use, useEffect, useMemo, useRef, useState } from "react";
import type { RxCollection, RxQuery } from "rxdb/plugins/core";
import type { Wine } from "sync-protocol";
import { useGrowing } from "../../../src/features/collection/cards/useGrowing.ts";
import {
  useGridPlace,
  useRowsInSight,
} from "../../../src/features/collection/cards/useRowsInSight.ts";
import classes from "../../../src/features/collection/cards/WineGrid.module.css";
import { countedSummary } from "../../../src/parts/wine-line/cellarSummary.ts";
import { countOf } from "../../../src/ui/countOf.ts";
import { ListHeading } from "./ListHeading.tsx";
import { WineCard } from "./WineCard.tsx";
import { queriesOf, type WineDocument } from "./wineCollection.ts";

const CARD_PX = 128;

interface CardsProps {
  readonly wines: readonly WineDocument[];
}

/** The first wines and the number of wines, then all wines, like the app's list. */
export function WineList({ opening }: { readonly opening: Promise<RxCollection<Wine>> }) {
  const wines = use(opening);
  const { first, count, all } = useMemo(() => queriesOf(wines), [wines]);
  const firstWines = useResult(first);
  const counted = useResult(count);
  const allWines = useResult(firstWines && all);
  const bottles = useMemo(
    () => allWines?.reduce((sum, { quantity }) => sum + quantity, 0),
    [allWines],
  );
  if (!firstWines || counted === undefined) return null;

  return (
    <>
      <ListHeading
        summary={
          bottles === undefined ? countOf(counted, "wine") : countedSummary(bottles, counted)
        }
      />
      <div className={classes["container"]}>
        {allWines ? <AllCards wines={allWines} /> : <FirstCards wines={firstWines} />}
      </div>
    </>
  );
}

/** The present result of a live query; `undefined` before the first result. */
function useResult<Result>(query: RxQuery<Result> | undefined): Result | undefined {
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    const subscription = query?.$.subscribe((present) => {
      setResult(() => present);
    });
    return () => {
      subscription?.unsubscribe();
    };
  }, [query]);
  return result;
}

function FirstCards({ wines }: CardsProps) {
  const shown = useGrowing(wines.length);
  return (
    <ul className={classes["grid"]}>
      {wines.slice(0, shown).map((wine) => (
        <li key={wine.id}>
          <WineCard wine={wine} />
        </li>
      ))}
    </ul>
  );
}

function AllCards({ wines }: CardsProps) {
  const grid = useRef<HTMLUListElement>(null);
  const { gapPx, offset } = useGridPlace(grid);
  const rows = { count: wines.length, heightPx: CARD_PX, gapPx, offset };
  const { from, to, above, below, measureRow } = useRowsInSight(rows);
  return (
    <ul
      ref={grid}
      className={classes["grid"]}
      style={{ paddingBlock: `${String(above)}px ${String(below)}px` }}
    >
      {wines.slice(from, to).map((wine, index) => (
        <li
          key={wine.id}
          ref={measureRow}
          data-index={from + index}
          aria-posinset={from + index + 1}
          aria-setsize={wines.length}
        >
          <WineCard wine={wine} />
        </li>
      ))}
    </ul>
  );
}
