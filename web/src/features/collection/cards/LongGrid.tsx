import { useRef } from "react";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { useIsPhone } from "../../../ui/phone.ts";
import { useGridPlace, useRowsInSight } from "./useRowsInSight.ts";
import { WineCard } from "./WineCard.tsx";
import classes from "./WineGrid.module.css";

/** Estimated height of a row of cards before measuring, px. */
export const CARD_ROW_PX = { phone: 128, desk: 277 };

export interface GridProps {
  readonly wines: readonly CellarWine[];
  readonly onEdit: (wine: CellarWine) => void;
}

/** Grid for a large cellar. Renders only visible rows. */
export function LongGrid({ wines, onEdit }: GridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const { columns, gapPx, offset } = useGridPlace(grid);
  const count = Math.ceil(wines.length / columns);
  const heightPx = useIsPhone() ? CARD_ROW_PX.phone : CARD_ROW_PX.desk;
  const { from, to, above, below, measureRow } = useRowsInSight({ count, heightPx, gapPx, offset });

  return (
    <ul
      ref={grid}
      className={classes["grid"]}
      style={{ paddingBlock: `${String(above)}px ${String(below)}px` }}
    >
      {wines.slice(from * columns, to * columns).map((wine, index) => {
        const position = from * columns + index;
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
