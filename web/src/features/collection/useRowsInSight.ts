import { type Range, useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { whenIdle } from "./whenIdle.ts";

/** The height of a row before it is measured, and the gap between two, in pixels. */
const ROW_HEIGHT_PX = 330;
const ROW_GAP_PX = 12;
const ROWS_BEYOND = 2;

/** The part of a long grid that is in sight, and the space that stands for the rest. */
export interface RowsInSight {
  /** Indexes of the first wine in sight and of the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly columns: number;
  /** Height of the rows above and below, in pixels. */
  readonly above: number;
  readonly below: number;
  /** Goes on the first element of each row, beside `data-index` with the row's number. */
  readonly measureRow: (element: Element | null) => void;
}

/** Follows which rows of `grid` are in sight, in as many columns as its style gives it. */
export function useRowsInSight(grid: RefObject<HTMLElement | null>, count: number): RowsInSight {
  const { columns, offset } = useGridPlace(grid);
  const [settled, setSettled] = useState<Settled>();
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => ROW_HEIGHT_PX,
    gap: ROW_GAP_PX,
    rangeExtractor: useCallback(
      (inSight: Range) => rowsToShow(inSight, settled?.count === count ? settled : undefined),
      [settled, count],
    ),
    scrollMargin: offset,
  });
  const shown: readonly VirtualItem[] = rows.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];
  const { startIndex = 0, endIndex = -1 } = rows.range ?? {};

  useEffect(
    () =>
      whenIdle(() => {
        setSettled({ count, startIndex, endIndex });
      }),
    [count, startIndex, endIndex],
  );

  return {
    from: (first?.index ?? 0) * columns,
    to: Math.min(count, ((last?.index ?? -1) + 1) * columns),
    columns,
    above: first ? first.start - offset : 0,
    below: last ? rows.getTotalSize() - (last.end - offset) : rows.getTotalSize(),
    measureRow: rows.measureElement,
  };
}

/** The rows that were in sight when the page last came to rest, and how many wines there were. */
interface Settled extends Pick<Range, "startIndex" | "endIndex"> {
  readonly count: number;
}

/**
 * The rows in sight, and those beyond that came while the page was at rest. After a leap or another
 * search only what is in sight is drawn at once.
 */
function rowsToShow(inSight: Range, settled: Settled | undefined): number[] {
  let { startIndex: from, endIndex: to } = inSight;
  if (settled) {
    const [earliest, latest] = [settled.startIndex - ROWS_BEYOND, settled.endIndex + ROWS_BEYOND];
    if (earliest <= to && from <= latest) {
      from = Math.max(0, Math.min(from, Math.max(earliest, from - ROWS_BEYOND)));
      to = Math.min(inSight.count - 1, Math.max(to, Math.min(latest, to + ROWS_BEYOND)));
    }
  }
  return Array.from({ length: to - from + 1 }, (_, row) => from + row);
}

/** How many columns the style gives the grid, and how far down the page it begins, in pixels. */
function useGridPlace(grid: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ columns: 1, offset: 0 });

  useLayoutEffect(() => {
    const measured = grid.current;
    if (!measured) return undefined;
    const measure = () => {
      const columns = getComputedStyle(measured).gridTemplateColumns.split(" ").length;
      const offset = measured.getBoundingClientRect().top + window.scrollY;
      setPlace((before) =>
        before.columns === columns && before.offset === offset ? before : { columns, offset },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [grid]);

  return place;
}
