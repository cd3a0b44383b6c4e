import { useRef } from "react";
import type { CellarWine } from "../../rules/cellarView.ts";
import { useRowsInSight } from "./useRowsInSight.ts";
import { WineCard } from "./WineCard.tsx";
import classes from "./WineGrid.module.css";

export interface GridProps {
  readonly wines: readonly CellarWine[];
  readonly onEdit: (wine: CellarWine) => void;
}

/** The grid of a large cellar: only the cards in sight stand in the page. */
export function LongGrid({ wines, onEdit }: GridProps) {
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
