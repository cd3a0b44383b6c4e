import { type RefObject, useLayoutEffect } from "react";
import { i18n } from "../../../language/i18n.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { RequireEditAccess } from "../../../parts/changing/RequireEditAccess.tsx";
import { useMarking } from "../view/marking.ts";
import {
  endSelecting,
  setShownWines,
  selectThrough,
  toggleSelected,
  useSelection,
} from "./selection.ts";
import { SelectionBar } from "./SelectionBar.tsx";
import { useSelecting } from "./useSelecting.ts";
import classes from "./Selection.module.css";

interface SelectingProps {
  readonly area: RefObject<HTMLElement | null>;
  /** Wines that match the search and filters. */
  readonly wines: readonly CellarWine[];
}

export function Selecting({ area, wines }: SelectingProps) {
  useLayoutEffect(() => {
    setShownWines(wines);
  }, [wines]);
  return (
    <RequireEditAccess>
      <SelectionMode area={area} wines={wines} />
    </RequireEditAccess>
  );
}

function SelectionMode({ area, wines }: SelectingProps) {
  const isSelecting = useSelection(({ ids }) => ids !== undefined);
  useSelecting(area);
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

/**
 * Checkbox that selects a wine. With Shift, it selects all wines from the last selected wine to
 * this one.
 */
function SelectMark({ wine }: { readonly wine: CellarWine }) {
  const isSelected = useSelection(({ ids }) => ids?.has(wine.id) === true);

  return (
    <label className={classes["mark"]}>
      <input
        aria-label={i18n._("Select {name}", { name: wine.name })}
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
