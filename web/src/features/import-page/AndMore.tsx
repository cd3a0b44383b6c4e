import { Button } from "@mantine/core";
import type { LongList, ImportAnswers } from "../../import/index.ts";
import { i18n } from "../../language/i18n.ts";
import { numberInWords } from "../../language/locale.ts";
import classes from "./ImportPage.module.css";

const MORE = 200;

interface AndMoreProps {
  readonly count: number;
  readonly onMore?: (() => void) | undefined;
}

export function AndMore({ count, onMore }: AndMoreProps) {
  if (count <= 0) return null;
  return (
    <div className={classes["more"]}>
      <span className={classes["quiet"]}>
        {i18n._("and {count} more", { count: numberInWords(count) })}
      </span>
      {onMore && (
        <Button variant="default" onClick={onMore}>
          {i18n._("Show {count} More", { count: numberInWords(Math.min(count, MORE)) })}
        </Button>
      )}
    </div>
  );
}

export function withMore(
  importAnswers: ImportAnswers,
  list: LongList,
  shown: number,
): ImportAnswers {
  return { ...importAnswers, lines: { ...importAnswers.lines, [list]: shown + MORE } };
}
