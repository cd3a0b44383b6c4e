import { Button } from "@mantine/core";
import type { LongList, Said } from "../../import/index.ts";
import classes from "./ImportPage.module.css";

/** How many lines more are shown at a time. */
const MORE = 200;

interface AndMoreProps {
  /** How many of the list are not told one by one. */
  readonly count: number;
  /** Asks for more of them. */
  readonly onMore?: (() => void) | undefined;
}

/** How many of a list are not told one by one, and the way to them. */
export function AndMore({ count, onMore }: AndMoreProps) {
  if (count <= 0) return null;
  return (
    <div className={classes["more"]}>
      <span className={classes["quiet"]}>and {count.toLocaleString()} more</span>
      {onMore && (
        <Button variant="default" onClick={onMore}>
          Show {Math.min(count, MORE).toLocaleString()} More
        </Button>
      )}
    </div>
  );
}

/** What was said, with more lines of a list that shows so many. */
export function withMore(said: Said, list: LongList, shown: number): Said {
  return { ...said, lines: { ...said.lines, [list]: shown + MORE } };
}
