import { Button } from "@mantine/core";
import type { LabelFields } from "../../labels/index.ts";
import { i18n } from "../../language/i18n.ts";
import { Alert } from "../../ui/page/Alert.tsx";
import classes from "./WineForm.module.css";

/**
 * The next bottle to add from a photo of several bottles. `others` are the labels to its right.
 */
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

export function FurtherBottles({ count, disabled, onAddAndGoOn }: FurtherBottlesProps) {
  return (
    <Alert tone="note">
      {i18n._(
        "{count, plural, one {# more bottle in this photo, to the right of this one.} other {# more bottles in this photo, to the right of this one.}}",
        { count },
      )}
      <div className={classes["again"]}>
        <Button disabled={disabled} variant="default" onClick={onAddAndGoOn}>
          {i18n._("Add this one and go on")}
        </Button>
      </div>
    </Alert>
  );
}
