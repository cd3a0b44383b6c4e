import { Button } from "@mantine/core";
import { READER_MEGABYTES, type ReadingProgress } from "../../labels/index.ts";
import classes from "./WineForm.module.css";

const WORDS: Record<ReadingProgress["kind"], string> = {
  loading: "Getting ready to read labels on this device…",
  reading: "Reading the label on this device…",
};

interface ReadingHereProps {
  readonly progress: ReadingProgress;
  readonly onStop: () => void;
}

/** How far this device is with reading a label, and the way to stop it. */
export function ReadingHere({ progress, onStop }: ReadingHereProps) {
  const { kind, share } = progress;

  return (
    <div className={classes["reading"]}>
      <div className={classes["course"]}>
        <p role="status">{WORDS[kind]}</p>
        <progress className={classes["bar"]} aria-label={WORDS[kind]} value={share} />
        {kind === "loading" && share > 0 && share < 1 && (
          <p className={classes["amount"]}>{loadedWords(share)}</p>
        )}
      </div>
      <Button variant="default" onClick={onStop}>
        Stop reading
      </Button>
    </div>
  );
}

function loadedWords(share: number): string {
  const loaded = Math.round(share * READER_MEGABYTES);
  return `${String(loaded)} of ${String(READER_MEGABYTES)} MB, loaded once`;
}
