import { Button } from "@mantine/core";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { countOf } from "../../ui/countOf.ts";
import classes from "./WineForm.module.css";

interface SameWineProps {
  /** The wine of the cellar that is typed anew; none while there is no such wine. */
  readonly wine: CellarWine | undefined;
  readonly disabled: boolean;
  readonly onAddLot: (wine: CellarWine) => void;
}

/** Says that the cellar has the wine already, and offers to add the bottles to it. */
export function SameWine({ wine, disabled, onAddLot }: SameWineProps) {
  return (
    <div className={classes["same"]} role="status">
      {wine && (
        <>
          <p dir="auto">
            {wine.name} is in your cellar already
            {wine.isArchived && ", archived"}: {countOf(wine.quantity, "bottle")}.
          </p>
          <Button
            disabled={disabled}
            variant="light"
            onClick={() => {
              onAddLot(wine);
            }}
          >
            Add another lot of it
          </Button>
        </>
      )}
    </div>
  );
}
