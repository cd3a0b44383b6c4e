import { Button } from "@mantine/core";
import { type Wine, wineBodyOf } from "sync-protocol";
import { useCommands } from "../../engine/index.ts";
import { tellOutcome } from "../../parts/tellOutcome.ts";
import classes from "./WinePage.module.css";

/** The shop's barcodes that are tied to a wine; each can be untied, without signal too, with Undo. */
export function TiedBarcodes({ wine }: { readonly wine: Wine }) {
  const { editWine } = useCommands();

  const untie = (digits: string) => {
    const barcodes = wine.barcodes.filter((tied) => tied !== digits);
    void tellOutcome(editWine(wine, { ...wineBodyOf(wine), barcodes }), {
      kind: "edit",
      done: "Barcode untied from the wine",
      description: ({ name }) => name,
      undoable: true,
    });
  };

  return wine.barcodes.map((digits) => (
    <span key={digits} className={classes["marks"]}>
      {digits}
      {!wine.isArchived && (
        <Button
          aria-label={`Untie barcode ${digits}`}
          variant="subtle"
          onClick={() => {
            untie(digits);
          }}
        >
          Untie
        </Button>
      )}
    </span>
  ));
}
