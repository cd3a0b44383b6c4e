import { type KeyboardEvent, memo, useRef, useState } from "react";
import type { WineType } from "sync-protocol";
import { holeName, type Rack } from "../../rules/lots/rack.ts";
import type { RackContents } from "../../rules/placement/placeRack.ts";
import { vintageOf } from "../../rules/cellar/CellarWine.ts";
import { useNearViewport } from "../../ui/useNearViewport.ts";
import classes from "./Places.module.css";
import type { Held } from "./rackCommands.ts";

interface RackGridProps {
  readonly label: string;
  readonly rack: Rack;
  readonly layer: number;
  readonly contents: RackContents;
  /** The bottle that waits for another hole. */
  readonly moving: Held | undefined;
  readonly onChoose: (hole: string) => void;
  readonly onMove: (held: Held, to: string) => void;
  readonly onStop: () => void;
}

/** How each key moves the focus, in rows and columns. */
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The holes of one layer as a grid. The arrows go from hole to hole, Enter chooses one; a bottle is
 * also dragged to an empty hole. The grid listens for all its holes: a large rack has ten thousand.
 */
export function RackGrid(props: RackGridProps) {
  const { label, rack, layer, contents, moving, onChoose, onMove, onStop } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState({ row: 1, column: 1 });
  const dragged = useRef<Held>(undefined);

  const step = (event: KeyboardEvent) => {
    if (event.key === "Escape" && moving) onStop();
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    const row = Math.min(rack.rows, Math.max(1, focused.row + by[0]));
    const column = Math.min(rack.columns, Math.max(1, focused.column + by[1]));
    setFocused({ row, column });
    const name = holeName({ row, column, layer });
    grid.current?.querySelector<HTMLElement>(`[data-hole="${name}"]`)?.focus();
  };
  const firstIn = (name: string) => contents.inHole.get(name)?.[0];

  return (
    <div
      ref={grid}
      role="grid"
      aria-colcount={rack.columns}
      aria-label={label}
      aria-rowcount={rack.rows}
      className={classes["rack"]}
      tabIndex={-1}
      onClick={({ target }) => {
        const cell = cellAt(target);
        if (cell) onChoose(cell.name);
      }}
      onDragEnd={() => {
        dragged.current = undefined;
      }}
      onDragOver={(event) => {
        const cell = cellAt(event.target);
        if (dragged.current && cell && !firstIn(cell.name)) event.preventDefault();
      }}
      onDragStart={({ target }) => {
        const cell = cellAt(target);
        const first = cell && firstIn(cell.name);
        if (first) dragged.current = { ...first, hole: cell.name };
      }}
      onDrop={(event) => {
        event.preventDefault();
        const cell = cellAt(event.target);
        if (dragged.current && cell) onMove(dragged.current, cell.name);
      }}
      onFocus={({ target }) => {
        const cell = cellAt(target);
        if (cell) setFocused({ row: cell.row, column: cell.column });
      }}
      onKeyDown={step}
    >
      {upTo(rack.rows).map((row) => (
        <RowOfHoles
          key={row}
          columns={rack.columns}
          contents={contents}
          focusedColumn={focused.row === row ? focused.column : undefined}
          layer={layer}
          movingFrom={moving?.hole}
          row={row}
        />
      ))}
    </div>
  );
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

/** The hole that an event is about. */
function cellAt(target: EventTarget) {
  const hole = target instanceof Element && target.closest<HTMLElement>("[data-hole]");
  if (!hole) return undefined;
  const { hole: name = "", row, column } = hole.dataset;
  return { name, row: Number(row), column: Number(column) };
}

interface RowOfHolesProps {
  readonly row: number;
  readonly columns: number;
  readonly layer: number;
  readonly contents: RackContents;
  readonly focusedColumn: number | undefined;
  /** The hole whose bottle waits for another one. */
  readonly movingFrom: string | undefined;
}

/**
 * One row of holes, which stand there once it is about to come in sight. Repaints only when something in
 * it changes, or a bottle begins to move.
 */
const RowOfHoles = memo(function RowOfHoles(props: RowOfHolesProps) {
  const { row, columns, layer, contents, focusedColumn, movingFrom } = props;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);

  return (
    <div ref={place} role="row" aria-rowindex={row} className={classes["holes"]}>
      {upTo(isNear ? columns : 0).map((column) => {
        const name = holeName({ row, column, layer });
        const lying = contents.inHole.get(name) ?? [];
        return (
          <HoleCell
            key={column}
            {...{ name, row, column }}
            initials={lying[0] && initialsOf(lying[0].wine.name)}
            isFocused={focusedColumn === column}
            isMoving={movingFrom === name}
            type={lying[0]?.wine.type}
            words={lying.map(({ wine }) => `${wine.name} ${vintageOf(wine)}`).join(", ")}
          />
        );
      })}
    </div>
  );
});

interface HoleCellProps {
  readonly name: string;
  readonly row: number;
  readonly column: number;
  /** What lies in it; empty where nothing does. */
  readonly words: string;
  readonly initials: string | undefined;
  readonly type: WineType | undefined;
  readonly isFocused: boolean;
  readonly isMoving: boolean;
}

const HoleCell = memo(function HoleCell(props: HoleCellProps) {
  const { name, row, column, words, initials, type, isFocused, isMoving } = props;
  const isFull = words !== "";

  return (
    <div role="gridcell">
      <button
        type="button"
        aria-label={`${name}: ${isFull ? words : "empty"}`}
        aria-pressed={isMoving}
        className={classes["hole"]}
        data-column={column}
        data-hole={name}
        data-row={row}
        data-tooltip={isFull ? words : undefined}
        data-wine-type={type}
        draggable={isFull}
        tabIndex={isFocused ? 0 : -1}
      >
        {initials ?? name}
      </button>
    </div>
  );
});

/** The first letters of a name's first two words: "BC" of Barolo Cannubi. */
function initialsOf(name: string): string {
  const firsts = name.matchAll(/(?<=^|\s)\S/gu);
  return Array.from(firsts, ([letter]) => letter.toUpperCase())
    .slice(0, 2)
    .join("");
}
