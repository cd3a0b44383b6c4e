import { type RefObject, useLayoutEffect } from "react";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { useMarking } from "../view/marking.ts";
import {
  endSelecting,
  noteStanding,
  selectThrough,
  toggleSelected,
  useSelection,
} from "./selection.ts";
import { SelectionBar } from "./SelectionBar.tsx";
import { useSelecting } from "./useSelecting.ts";
import classes from "./Selection.module.css";

interface SelectingProps {
  /** Where the wines stand. */
  readonly area: RefObject<HTMLElement | null>;
  /** The wines that search and filters leave. */
  readonly wines: readonly CellarWine[];
}

/** Lets many wines be selected, and something be done with all of them. */
export function Selecting({ area, wines }: SelectingProps) {
  const isSelecting = useSelection(({ ids }) => ids !== undefined);
  useSelecting(area);
  useLayoutEffect(() => {
    noteStanding(wines);
  }, [wines]);
  useLayoutEffect(() => {
    if (!isSelecting) return undefined;
    useMarking.setState({ markOf: (wine) => <SelectMark wine={wine} /> });
    return () => {
      useMarking.setState({ markOf: undefined });
    };
  }, [isSelecting]);
  useLayoutEffect(() => endSelecting, []);

  return isSelecting && <SelectionBar area={area} wines={wines} />;
}

/** Says whether a wine is selected, and changes it; with Shift all between it and the last one. */
function SelectMark({ wine }: { readonly wine: CellarWine }) {
  const isSelected = useSelection(({ ids }) => ids?.has(wine.id) === true);

  return (
    <label className={classes["mark"]}>
      <input
        aria-label={`Select ${wine.name}`}
        checked={isSelected}
        className={classes["box"]}
        type="checkbox"
        onChange={({ nativeEvent }) => {
          const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
          if (isRange) selectThrough(wine.id);
          else toggleSelected(wine.id);
        }}
      />
    </label>
  );
}
