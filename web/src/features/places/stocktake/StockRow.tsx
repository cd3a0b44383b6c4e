import { BOTTLE_SIZE } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { sizeInWords } from "../../../rules/lots/bottleSize.ts";
import {
  type BottleCounts,
  type StockLine,
  withFound,
} from "../../../rules/stocktake/stocktake.ts";
import classes from "../Places.module.css";
import { FoundStepper } from "./FoundStepper.tsx";
import { WineWords } from "../WineWords.tsx";

interface StockRowProps {
  readonly line: StockLine;
  readonly counted: BottleCounts;
  readonly onCount: (counted: BottleCounts) => void;
}

/**
 * A line of the stocktake. A tap marks all its bottles as found. A second tap marks all as not
 * found.
 */
export function StockRow({ line, counted, onCount }: StockRowProps) {
  const { wine, lot, space, key, bottles } = line;
  const found = counted.found[key] ?? 0;
  const isFound = found >= bottles;
  const facts = [
    space ?? lot.position,
    wine.producer,
    lot.millilitres === BOTTLE_SIZE.usual ? undefined : sizeInWords(lot.millilitres),
  ];
  const setFound = (next: number) => {
    onCount(withFound(counted, key, next));
  };

  return (
    <li className={classes["counted"]}>
      <button
        type="button"
        aria-pressed={isFound}
        className={classes["row"]}
        data-wine-type={wine.type}
        onClick={() => {
          setFound(isFound ? 0 : bottles);
        }}
      >
        <WineWords wine={wine}>{facts.filter(Boolean).join(" · ")}</WineWords>
        {space !== undefined && (
          <span className={classes["count"]}>
            {isFound ? i18n._("Found|bottle of a stocktake") : i18n._("Not found")}
          </span>
        )}
      </button>
      {space === undefined && (
        <FoundStepper found={found} name={wine.name} of={bottles} onChange={setFound} />
      )}
    </li>
  );
}
