import { memo, useMemo, useRef } from "react";
import { useMayChange } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { type CellarWine, vintageOf } from "../../../rules/cellar/CellarWine.ts";
import { groupedRows } from "../../../rules/cellar/order/groupedRows.ts";
import type { WineGroup } from "../../../rules/cellar/order/wineGroups.ts";
import { groupSummary } from "../../../parts/wine-line/cellarSummary.ts";
import { StageChip } from "../../../parts/drinking-window/StageChip.tsx";
import { useDrinking } from "../../../parts/drinking-window/useDrinking.ts";
import { Link } from "../../../ui/page/Link.tsx";
import { useIsPhone } from "../../../ui/phone.ts";
import { WineThumbnail } from "../../../parts/wine-photo/WineThumbnail.tsx";
import { useWineActions } from "../../../parts/wine-controls/useWineActions.ts";
import controlClasses from "../../../parts/wine-controls/wineControls.module.css";
import { focusIfLeft, FROM_COLLECTION, wineAddress } from "../../../parts/addresses/wineAddress.ts";
import { setSort, useCollectionView } from "../view/collectionView.ts";
import { type Column, COLUMNS } from "./columns.ts";
import type { GridProps } from "./LongGrid.tsx";
import { useKnownPlacement } from "../view/knownPlacement.ts";
import { useMarking } from "../view/marking.ts";
import { type SortedBy, sortToggled } from "../view/sorts.ts";
import { useGridPlace, useRowsInSight } from "./useRowsInSight.ts";
import { WineButtons } from "./WineButtons.tsx";
import classes from "./WineGrid.module.css";
import hidden from "../../../ui/hidden.module.css";

/** Estimated height of a row before measuring, px. */
const ROW_PX = { phone: 72, desk: 61 };

interface WineTableProps extends Pick<GridProps, "onEdit"> {
  readonly groups: readonly WineGroup[];
}

/** Table of wines by group; on a phone, a list with two lines per wine. Renders only visible rows. */
export function WineTable({ groups, onEdit }: WineTableProps) {
  const isPhone = useIsPhone();
  const mayChange = useMayChange();
  const chosen = useCollectionView((view) => view.columns);
  const columns = useMemo(
    () => (isPhone ? [] : COLUMNS.filter(({ name }) => chosen.includes(name))),
    [isPhone, chosen],
  );
  const table = useRef<HTMLTableElement>(null);
  const { offset } = useGridPlace(table);
  const rows = useMemo(() => groupedRows(groups, 1), [groups]);
  const { from, to, above, below, measureRow } = useRowsInSight({
    count: rows.count,
    heightPx: isPhone ? ROW_PX.phone : ROW_PX.desk,
    gapPx: 0,
    offset,
  });
  const width = columns.length + 2;

  return (
    <div className={classes["frame"]}>
      <table
        ref={table}
        className={classes["table"]}
        aria-rowcount={rows.count + 1}
        data-look-only={!mayChange || undefined}
      >
        <colgroup>
          <col data-column="name" />
          {columns.map(({ name }) => (
            <col key={name} data-column={name} />
          ))}
          <col data-column="bottles" />
        </colgroup>
        <thead className={isPhone ? hidden["visuallyHidden"] : undefined}>
          <tr aria-rowindex={1}>
            <Heading label={i18n._("Name")} name="name" sortedBy="name" />
            {columns.map(({ name, label, sortedBy }) => (
              <Heading key={name} label={label} name={name} sortedBy={sortedBy} />
            ))}
            <Heading label={i18n._("Bottles")} name="bottles" sortedBy={undefined} />
          </tr>
        </thead>
        <Space height={above} width={width} />
        {rows.between(from, to).map(({ group, headingRow, row, ...part }) => (
          <tbody key={group.name}>
            {headingRow !== undefined && (
              <tr ref={measureRow} aria-rowindex={headingRow + 2} data-index={headingRow}>
                <th className={classes["rowGroup"]} colSpan={width} scope="rowgroup">
                  {group.name} <small>{groupSummary(group)}</small>
                </th>
              </tr>
            )}
            {group.wines.slice(part.from, part.to).map((wine, index) => (
              <Row
                key={wine.id}
                ref={measureRow}
                columns={columns}
                isPhone={isPhone}
                row={row + index}
                wine={wine}
                onEdit={onEdit}
              />
            ))}
          </tbody>
        ))}
        <Space height={below} width={width} />
      </table>
    </div>
  );
}

interface HeadingProps {
  readonly label: string;
  readonly name: string;
  readonly sortedBy: SortedBy | undefined;
}

function Heading({ label, name, sortedBy }: HeadingProps) {
  const sort = useCollectionView((view) => view.sort);
  const direction = sort.isReversed ? "descending" : "ascending";

  return (
    <th scope="col" data-column={name} aria-sort={sortedBy === sort.by ? direction : undefined}>
      {sortedBy ? (
        <button
          type="button"
          className={classes["sort"]}
          onClick={() => {
            setSort(sortToggled(sort, sortedBy));
          }}
        >
          {label}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** The drinking window's stage and the place, shown before the producer on a phone. */
function WindowAndPlace({ wine }: { readonly wine: CellarWine }) {
  const placement = useKnownPlacement((known) => known.placement);
  const window = useDrinking()?.windowOf(wine);
  const place = placement?.whereOf(wine);

  return (
    <>
      {window && !wine.isArchived && <StageChip isMark stage={window.stage} />}
      {place !== undefined && <b dir="auto">{place}</b>}
      {place !== undefined && " · "}
    </>
  );
}

/** Empty space instead of the unrendered rows above or below the visible rows. */
function Space({ height, width }: { readonly height: number; readonly width: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden>
      <tr>
        <td colSpan={width} style={{ height, padding: 0 }} />
      </tr>
    </tbody>
  );
}

interface RowProps {
  readonly wine: CellarWine;
  readonly row: number;
  readonly columns: readonly Column[];
  readonly isPhone: boolean;
  readonly ref: (element: Element | null) => void;
  readonly onEdit: (wine: CellarWine) => void;
}

const Row = memo(function Row({ wine, row, columns, isPhone, ref, onEdit }: RowProps) {
  const { archiving, addBottle, removeBottle, toggleArchived } = useWineActions(wine);
  const windowOf = useDrinking()?.windowOf;
  const placement = useKnownPlacement((known) => known.placement);
  const markOf = useMarking((marking) => marking.markOf);
  const { name, isArchived, quantity } = wine;
  const isCounted = useMayChange() && !isArchived;

  return (
    <tr
      ref={ref}
      data-index={row}
      aria-rowindex={row + 2}
      data-wine-id={wine.id}
      data-archived={isArchived}
      data-archiving={archiving}
    >
      <th scope="row">
        {markOf?.(wine)}
        <WineThumbnail wine={wine} />
        <Link
          ref={(link) => {
            focusIfLeft(wine.id, link);
          }}
          className={classes["open"]}
          state={FROM_COLLECTION}
          to={wineAddress(wine.id)}
        >
          <bdi>{name}</bdi> <span>{vintageOf(wine)}</span>
        </Link>
        <p className={classes["second"]}>
          {isPhone && <WindowAndPlace wine={wine} />}
          <bdi>{wine.producer}</bdi>
        </p>
      </th>
      {columns.map((column) => (
        <td key={column.name} data-column={column.name} dir="auto">
          {column.text(wine, { windowOf, placement })}
        </td>
      ))}
      <td data-column="bottles">
        <div className={classes["controls"]}>
          {isArchived && <span className={classes["archived"]}>{i18n._("Archived")}</span>}
          {isCounted && (
            <button
              type="button"
              className={controlClasses["less"]}
              aria-label={i18n._("Remove a bottle of {name}", { name })}
              disabled={quantity <= 0}
              onClick={removeBottle}
            />
          )}
          <span className={classes["count"]}>{quantity}</span>
          {isCounted && (
            <button
              type="button"
              className={controlClasses["more"]}
              aria-label={i18n._("Add a bottle of {name}", { name })}
              onClick={addBottle}
            />
          )}
          {!isPhone && (
            <WineButtons
              archiving={archiving}
              wine={wine}
              onEdit={onEdit}
              onToggleArchived={toggleArchived}
            />
          )}
        </div>
      </td>
    </tr>
  );
});
