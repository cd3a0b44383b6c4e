import { Button } from "@mantine/core";
import type { LabelFields } from "../../labels/index.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { countOf } from "../../ui/countOf.ts";
import classes from "./WineForm.module.css";

/** A bottle in a photo of several: its label, and the labels of the bottles to its right. */
export interface FurtherBottle {
  readonly jpeg: ArrayBuffer;
  readonly fields: LabelFields;
  readonly others: readonly LabelFields[];
}

interface FurtherBottlesProps {
  readonly count: number;
  readonly disabled: boolean;
  readonly onAddAndGoOn: () => void;
}

/** Says how many more bottles the photo shows, and offers to add the next one. */
export function FurtherBottles({ count, disabled, onAddAndGoOn }: FurtherBottlesProps) {
  return (
    <Alert tone="note">
      {countOf(count, "more bottle")} in this photo, to the right of this one.
      <div className={classes["again"]}>
        <Button disabled={disabled} variant="default" onClick={onAddAndGoOn}>
          Add this one and go on
        </Button>
      </div>
    </Alert>
  );
}
