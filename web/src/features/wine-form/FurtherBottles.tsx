import { Button } from "@mantine/core";
import type { LabelFields } from "../../labels/index.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import { countOf } from "../../ui/countOf.ts";
import classes from "./WineForm.module.css";

/** A bottle in a photo of several, what its label says, and what those to the right of it say. */
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

/** Says that the photo shows more bottles than the one in the form, and offers to go on to the next. */
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
