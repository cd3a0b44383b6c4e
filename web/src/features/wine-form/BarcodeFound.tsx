import { Button } from "@mantine/core";
import classes from "./WineForm.module.css";

interface BarcodeFoundProps {
  readonly digits: string;
  readonly onLeaveOut: (digits: string) => void;
}

/** A shop's barcode that a photo shows: it is saved with the wine unless the person leaves it out. */
export function BarcodeFound({ digits, onLeaveOut }: BarcodeFoundProps) {
  return (
    <div className={classes["found"]}>
      <p role="status">Barcode {digits} is kept with the wine.</p>
      <Button
        variant="subtle"
        onClick={() => {
          onLeaveOut(digits);
        }}
      >
        Leave it out
      </Button>
    </div>
  );
}
