import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { selectThrough, toggleSelected, useSelection } from "./selection.ts";
import classes from "./Selection.module.css";

/** Says whether a wine is selected, and changes it; with Shift all between it and the last one. */
export function SelectMark({ wine }: { readonly wine: CellarWine }) {
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
