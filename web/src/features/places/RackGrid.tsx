import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { spaceName, type Rack } from "../../rules/racks/rack.ts";
import type { RackContents } from "../../rules/placement/placeRack.ts";
import classes from "./Places.module.css";
import { RackRow, upTo, type WindowOf } from "./RackRow.tsx";
import type { HeldBottle } from "./rackCommands.ts";
import type { BottlesToPlace } from "./UnplacedList.tsx";

interface RackGridProps {
  readonly label: string;
  readonly rack: Rack;
  readonly layer: number;
  readonly contents: RackContents;
  readonly moving: HeldBottle | undefined;
  /** Unplaced bottles that are being dragged into the grid. */
  readonly incoming: RefObject<BottlesToPlace | undefined>;
  /** Whether the whole rack is visible, with positions too small to tap. A tap then zooms in. */
  readonly isSmall: boolean;
  /** Drinking windows of the wines. Given if the colours of the positions show drinking windows. */
  readonly windowOf: WindowOf | undefined;
  readonly onChoose: (space: string) => void;
  readonly onFill: (filling: BottlesToPlace, start: string) => void;
  readonly onZoom: () => void;
  readonly onMove: (held: HeldBottle, to: string) => void;
  readonly onStop: () => void;
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The positions of one layer of a rack as a grid. Arrow keys move the focus, and Enter selects. A
 * bottle can be dragged to an empty position. Only the grid has event listeners, because a large
 * rack has ten thousand positions.
 */
export function RackGrid(props: RackGridProps) {
  const { label, rack, layer, contents, moving, incoming, isSmall, windowOf } = props;
  const { onChoose, onFill, onMove, onStop, onZoom } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState({ row: 1, column: 1 });
  const dragged = useRef<HeldBottle>(undefined);

  const zoomedTo = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (isSmall || zoomedTo.current === undefined) return;
    const space = grid.current?.querySelector<HTMLElement>(`[data-space="${zoomedTo.current}"]`);
    zoomedTo.current = undefined;
    space?.focus({ preventScroll: true });
    space?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [isSmall]);

  const step = (event: KeyboardEvent) => {
    if (event.key === "Escape") onStop();
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    const row = Math.min(rack.rows, Math.max(1, focused.row + by[0]));
    const column = Math.min(rack.columns, Math.max(1, focused.column + by[1]));
    setFocused({ row, column });
    const name = spaceName({ row, column, layer });
    grid.current?.querySelector<HTMLElement>(`[data-space="${name}"]`)?.focus();
  };
  const firstIn = (name: string) => contents.inSpace.get(name)?.[0];

  return (
    <div
      ref={grid}
      role="grid"
      aria-colcount={rack.columns}
      aria-label={label}
      aria-rowcount={rack.rows}
      className={classes["rack"]}
      data-near={isSmall ? undefined : true}
      style={{ "--columns": rack.columns }}
      tabIndex={-1}
      onClick={({ target, detail }) => {
        const cell = cellAt(target);
        if (!cell) return;
        const isTap = detail > 0;
        if (isSmall && isTap) {
          zoomedTo.current = cell.name;
          onZoom();
        } else onChoose(cell.name);
      }}
      onDragEnd={() => {
        dragged.current = undefined;
      }}
      onDragOver={(event) => {
        const cell = cellAt(event.target);
        const isDragged = dragged.current ?? incoming.current;
        if (isDragged && cell && !firstIn(cell.name)) event.preventDefault();
      }}
      onDragStart={({ target }) => {
        const cell = cellAt(target);
        const first = cell && firstIn(cell.name);
        if (first) dragged.current = { ...first, space: cell.name };
      }}
      onDrop={(event) => {
        event.preventDefault();
        const cell = cellAt(event.target);
        if (dragged.current && cell) onMove(dragged.current, cell.name);
        else if (incoming.current && cell) onFill(incoming.current, cell.name);
      }}
      onFocus={({ target }) => {
        const cell = cellAt(target);
        if (cell) setFocused({ row: cell.row, column: cell.column });
      }}
      onKeyDown={step}
    >
      <div aria-hidden className={classes["spaces"]}>
        <span />
        {upTo(rack.columns).map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {upTo(rack.rows).map((row) => (
        <RackRow
          key={row}
          columns={rack.columns}
          contents={contents}
          isSmall={isSmall}
          windowOf={windowOf}
          focusedColumn={focused.row === row ? focused.column : undefined}
          layer={layer}
          movingFrom={moving?.space}
          row={row}
        />
      ))}
    </div>
  );
}

function cellAt(target: EventTarget) {
  const space = target instanceof Element && target.closest<HTMLElement>("[data-space]");
  if (!space) return undefined;
  const { space: name = "", row, column } = space.dataset;
  return { name, row: Number(row), column: Number(column) };
}
