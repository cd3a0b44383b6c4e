import { useRef } from "react";
import type { CellarWine } from "../../rules/cellarView.ts";
import { useRowsInSight } from "./useRowsInSight.ts";
import { WineCard } from "./WineCard.tsx";
import classes from "./WineGrid.module.css";

/** Up to so many wines all stand in the page, so that it can be searched and printed whole. */
const WHOLE_UP_TO = 60;

interface WineGridProps {
  readonly wines: readonly CellarWine[];
  readonly onEdit: (wine: CellarWine) => void;
}

/** The wines as cards, in one, two or three columns; of a large cellar only what is in sight. */
export function WineGrid(props: WineGridProps) {
  return (
    <div className={classes["container"]}>
      {props.wines.length > WHOLE_UP_TO ? <LongGrid {...props} /> : <WholeGrid {...props} />}
    </div>
  );
}

function WholeGrid({ wines, onEdit }: WineGridProps) {
  return (
    <ul className={classes["grid"]}>
      {wines.map((wine) => (
        <li key={wine.id}>
          <WineCard wine={wine} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  );
}

function LongGrid({ wines, onEdit }: WineGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const { from, to, columns, above, below, measureRow } = useRowsInSight(grid, wines.length);

  return (
    <ul
      ref={grid}
      className={classes["grid"]}
      style={{ paddingBlock: `${String(above)}px ${String(below)}px` }}
    >
      {wines.slice(from, to).map((wine, index) => {
        const position = from + index;
        const startsRow = position % columns === 0;
        return (
          <li
            key={wine.id}
            ref={startsRow ? measureRow : undefined}
            data-index={startsRow ? position / columns : undefined}
            aria-posinset={position + 1}
            aria-setsize={wines.length}
          >
            <WineCard wine={wine} onEdit={onEdit} />
          </li>
        );
      })}
    </ul>
  );
}
