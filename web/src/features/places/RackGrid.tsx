import { type KeyboardEvent, useRef, useState } from "react";
import { type Hole, holeName, type Rack, type RackContents } from "../../rules/placeRack.ts";
import { vintageOf } from "../../rules/vintageOf.ts";
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
 * also dragged to an empty hole.
 */
export function RackGrid(props: RackGridProps) {
  const { label, rack, layer, moving, onStop } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState({ row: 1, column: 1 });
  const [dragged, setDragged] = useState<Held>();

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

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      className={classes["rack"]}
      tabIndex={-1}
      onKeyDown={step}
    >
      {upTo(rack.rows).map((row) => (
        <div key={row} role="row" className={classes["holes"]}>
          {upTo(rack.columns).map((column) => (
            <HoleCell
              key={column}
              {...props}
              dragged={dragged}
              hole={{ row, column, layer }}
              isFocused={focused.row === row && focused.column === column}
              onDrag={setDragged}
              onFocus={() => {
                setFocused({ row, column });
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

interface HoleCellProps extends RackGridProps {
  readonly hole: Hole;
  readonly isFocused: boolean;
  readonly dragged: Held | undefined;
  readonly onDrag: (held: Held | undefined) => void;
  readonly onFocus: () => void;
}

function HoleCell({
  hole,
  isFocused,
  contents,
  moving,
  dragged,
  onChoose,
  onDrag,
  onMove,
  onFocus,
}: HoleCellProps) {
  const name = holeName(hole);
  const lying = contents.inHole.get(name) ?? [];
  const [first] = lying;
  const isMoving = moving?.hole === name;
  const words = lying.map(({ wine }) => `${wine.name} ${vintageOf(wine)}`).join(", ");

  return (
    <div role="gridcell">
      <button
        type="button"
        aria-label={`${name}: ${first ? words : "empty"}`}
        aria-pressed={isMoving}
        className={classes["hole"]}
        data-hole={name}
        data-tooltip={first ? words : undefined}
        data-wine-type={first?.wine.type}
        draggable={first !== undefined}
        tabIndex={isFocused ? 0 : -1}
        onClick={() => {
          onChoose(name);
        }}
        onDragEnd={() => {
          onDrag(undefined);
        }}
        onDragOver={(event) => {
          if (dragged && !first) event.preventDefault();
        }}
        onDragStart={() => {
          if (first) onDrag({ ...first, hole: name });
        }}
        onDrop={(event) => {
          event.preventDefault();
          if (dragged) onMove(dragged, name);
        }}
        onFocus={onFocus}
      >
        {first ? initialsOf(first.wine.name) : name}
      </button>
    </div>
  );
}

/** The first letters of a name's first two words: "BC" of Barolo Cannubi. */
function initialsOf(name: string): string {
  const firsts = name.matchAll(/(?<=^|\s)\S/gu);
  return Array.from(firsts, ([letter]) => letter.toUpperCase())
    .slice(0, 2)
    .join("");
}
