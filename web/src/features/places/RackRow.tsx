import { memo, useRef } from "react";
import type { Wine } from "sync-protocol";
import type { DrinkingWindow, Stage } from "sync-protocol/drinking";
import { useMayChange } from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { maturityInWords } from "../../parts/drinking-window/maturityInWords.ts";
import { type CellarWine, vintageOf } from "../../rules/cellar/CellarWine.ts";
import { spaceName } from "../../rules/racks/rack.ts";
import type { RackContents } from "../../rules/placement/placeRack.ts";
import { runsOf, shortName, shortVintage } from "../../rules/placement/rackRuns.ts";
import { useNearViewport } from "../../ui/useNearViewport.ts";
import classes from "./Places.module.css";

export type WindowOf = (wine: Wine) => DrinkingWindow | undefined;

const STAGE_COLOURS: Readonly<Record<Stage, string>> = {
  young: "var(--color-offline)",
  ready: "var(--color-ok)",
  soon: "var(--color-pending)",
  past: "var(--color-dim)",
};

/**
 * While the whole rack is visible, a wine's name is shown only if at least this many of its bottles
 * are side by side.
 */
const NAMED_FROM = 3;

export const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

interface RackRowProps {
  readonly row: number;
  readonly columns: number;
  readonly layer: number;
  readonly contents: RackContents;
  readonly isSmall: boolean;
  readonly windowOf: WindowOf | undefined;
  readonly focusedColumn: number | undefined;
  readonly movingFrom: string | undefined;
}

/**
 * One row of positions. Renders its positions when it is near the viewport, and again only if its
 * contents change or a bottle is being moved.
 */
export const RackRow = memo(function RackRow(props: RackRowProps) {
  const { row, columns, layer, contents, isSmall, windowOf } = props;
  const { focusedColumn, movingFrom } = props;
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const names = upTo(isNear ? columns : 0).map((column) => spaceName({ row, column, layer }));
  const wines = names.map((name) => contents.inSpace.get(name)?.[0]?.wine);
  const lookOf = (wine: CellarWine): Look => {
    if (!windowOf) return { type: wine.type, colour: undefined, words: undefined };
    const window = windowOf(wine);
    const colour = window ? STAGE_COLOURS[window.stage] : "var(--color-text)";
    return {
      type: undefined,
      colour,
      words: window ? maturityInWords(window) : i18n._("No window"),
    };
  };

  return (
    <div ref={place} role="row" aria-rowindex={row} className={classes["spaces"]}>
      <span aria-hidden>{names[0]?.replace(/\d.*/, "")}</span>
      {names.map((name, at) => {
        const lots = contents.inSpace.get(name) ?? [];
        const wine = wines[at];
        return (
          <SpaceCell
            key={name}
            {...{ name, row, column: at + 1 }}
            {...(wine && lookOf(wine))}
            isFocused={focusedColumn === at + 1}
            isMoving={movingFrom === name}
            vintage={wine && shortVintage(wine)}
            wines={lots.map(({ wine: one }) => `${one.name} ${vintageOf(one)}`).join(", ")}
          />
        );
      })}
      {runsOf(wines).map(({ wine, from, length }) => {
        const { type, colour, words } = lookOf(wine);
        return (
          <span
            key={from}
            aria-hidden
            className={classes["run"]}
            data-wine-type={type}
            style={{ "--wine": colour, gridColumn: `${String(from + 1)} / span ${String(length)}` }}
          >
            {(!isSmall || length >= NAMED_FROM) && (words ?? shortName(wine.name))}
          </span>
        );
      })}
    </div>
  );
});

/** How a wine looks in the grid. `words` describe its colour. */
interface Look {
  readonly type: CellarWine["type"] | undefined;
  readonly colour: string | undefined;
  readonly words: string | undefined;
}

interface SpaceCellProps extends Partial<Look> {
  readonly name: string;
  readonly row: number;
  readonly column: number;
  /** Names of the wines in the position. Empty for an empty position. */
  readonly wines: string;
  readonly vintage: string | undefined;
  readonly isFocused: boolean;
  readonly isMoving: boolean;
}

const SpaceCell = memo(function SpaceCell(props: SpaceCellProps) {
  const { name, row, column, wines, vintage, type, colour, words } = props;
  const { isFocused, isMoving } = props;
  const isFull = wines !== "";
  const mayChange = useMayChange();
  const said = [wines, words].filter(Boolean).join(", ");

  return (
    <div role="gridcell">
      <button
        type="button"
        aria-label={`${name}: ${isFull ? said : i18n._(/*i18n*/ { id: "empty", comment: "space in a rack" })}`}
        aria-pressed={isMoving}
        className={classes["space"]}
        data-column={column}
        data-full={isFull || undefined}
        data-space={name}
        data-row={row}
        data-tooltip={isFull ? said : undefined}
        data-wine-type={type}
        draggable={isFull && mayChange}
        style={colour === undefined ? undefined : { "--wine": colour }}
        tabIndex={isFocused ? 0 : -1}
      >
        {vintage}
      </button>
    </div>
  );
});
