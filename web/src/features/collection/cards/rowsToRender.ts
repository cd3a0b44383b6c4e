import type { Range } from "@tanstack/react-virtual";

/**
 * The rows that were visible when the page was last idle. `count` was then the total number of
 * rows.
 */
export interface StableRange extends Pick<Range, "startIndex" | "endIndex"> {
  readonly count: number;
}

/** 1 after a scroll down, -1 after a scroll up, 0 at the start and after a jump. */
export type ScrollDirection = -1 | 0 | 1;

/** Extra rows above and below the visible rows of an idle page. */
const ROWS_BEYOND = 2;

/**
 * Extra rows in the direction of a scroll. In a fling the browser moves the list by several rows
 * before the page can render again.
 */
const ROWS_AHEAD = 4;

/**
 * Indexes of the rows to render: the visible rows, the rows that a further scroll shows next, and on
 * an idle page some rows above and below. A jump, or a search at the top of the list, first renders
 * only the visible rows.
 */
export function rowsToRender(
  { startIndex, endIndex, count }: Pick<Range, "startIndex" | "endIndex" | "count">,
  direction: ScrollDirection,
  settled: StableRange | undefined,
): number[] {
  let from = direction < 0 ? Math.max(0, startIndex - ROWS_AHEAD) : startIndex;
  let to = direction > 0 ? Math.min(count - 1, endIndex + ROWS_AHEAD) : endIndex;
  if (settled) {
    const [earliest, latest] = [settled.startIndex - ROWS_BEYOND, settled.endIndex + ROWS_BEYOND];
    if (earliest <= to && from <= latest) {
      from = Math.max(0, Math.min(from, Math.max(earliest, from - ROWS_BEYOND)));
      to = Math.min(count - 1, Math.max(to, Math.min(latest, to + ROWS_BEYOND)));
    }
  }
  return Array.from({ length: to - from + 1 }, (_, row) => from + row);
}
