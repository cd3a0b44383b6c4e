import { useMemo, useRef } from "react";
import { groupedRows } from "../../../rules/cellar/order/groupedRows.ts";
import type { WineGroup } from "../../../rules/cellar/order/wineGroups.ts";
import { groupSummary } from "../../../parts/wine-line/cellarSummary.ts";
import { useIsPhone } from "../../../ui/phone.ts";
import { CARD_ROW_PX, type GridProps } from "./LongGrid.tsx";
import { useGridPlace, useRowsInSight } from "./useRowsInSight.ts";
import { WineCard } from "./WineCard.tsx";
import classes from "./WineGrid.module.css";

/** Estimated height of a group heading before measuring, px. */
const HEADING_PX = 44;

interface GroupedGridProps extends Pick<GridProps, "onEdit"> {
  readonly groups: readonly WineGroup[];
}

/** Cards under group headings. Renders only visible rows. */
export function GroupedGrid({ groups, onEdit }: GroupedGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const { columns, gapPx, offset } = useGridPlace(grid);
  const rows = useMemo(() => groupedRows(groups, columns), [groups, columns]);
  const heightPx = useIsPhone() ? CARD_ROW_PX.phone : CARD_ROW_PX.desk;
  const { from, to, above, below, measureRow } = useRowsInSight({
    count: rows.count,
    heightPx: (row) => (rows.isHeading(row) ? HEADING_PX : heightPx),
    gapPx,
    offset,
  });

  return (
    <div className={classes["container"]}>
      <div
        ref={grid}
        className={classes["grid"]}
        style={{ paddingBlock: `${String(above)}px ${String(below)}px` }}
      >
        {rows.between(from, to).map(({ group, headingRow, row, ...part }) => (
          <section key={group.name ?? ""} aria-label={group.name} className={classes["group"]}>
            {headingRow !== undefined && (
              <h3 ref={measureRow} data-index={headingRow}>
                {group.name} <small>{groupSummary(group)}</small>
              </h3>
            )}
            <ul>
              {group.wines.slice(part.from, part.to).map((wine, index) => {
                const startsRow = index % columns === 0;
                return (
                  <li
                    key={wine.id}
                    ref={startsRow ? measureRow : undefined}
                    data-index={startsRow ? row + index / columns : undefined}
                    aria-posinset={part.from + index + 1}
                    aria-setsize={group.wines.length}
                  >
                    <WineCard wine={wine} onEdit={onEdit} />
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
