import { type Range, useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { whenIdle } from "./whenIdle.ts";

const ROWS_BEYOND = 2;

/** Rows that stand one below the other. */
export interface LongRows {
  readonly count: number;
  /** The height of a row before it is measured, and the gap between two, in pixels. */
  readonly heightPx: number | ((row: number) => number);
  readonly gapPx: number;
  /** How far down the page the first begins, in pixels. */
  readonly offset: number;
}

/** The rows that are in sight, and the space that stands for the rest. */
export interface RowsInSight {
  /** Indexes of the first row in sight and of the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Height of the rows above and below, in pixels. */
  readonly above: number;
  readonly below: number;
  /** Goes on the first element of each row, beside `data-index` with the row's number. */
  readonly measureRow: (element: Element | null) => void;
}

/** Follows which of these rows are in sight. */
export function useRowsInSight({ count, heightPx, gapPx, offset }: LongRows): RowsInSight {
  const [settled, setSettled] = useState<Settled>();
  const rows = useWindowVirtualizer({
    count,
    estimateSize: (row) => (typeof heightPx === "number" ? heightPx : heightPx(row)),
    gap: gapPx,
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
    from: first?.index ?? 0,
    to: (last?.index ?? -1) + 1,
    above: first ? first.start - offset : 0,
    below: last ? rows.getTotalSize() - (last.end - offset) : rows.getTotalSize(),
    measureRow: rows.measureElement,
  };
}

/** The rows that were in sight when the page last came to rest, and how many rows there were. */
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

/** What the style gives the grid: columns, and in pixels the gap of its rows and where on the page it begins. */
export function useGridPlace(grid: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ columns: 1, gapPx: 0, offset: 0 });

  useLayoutEffect(() => {
    const measured = grid.current;
    if (!measured) return undefined;
    const measure = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(measured);
      const columns = gridTemplateColumns.split(" ").length;
      const gapPx = Number.parseFloat(rowGap) || 0;
      const offset = measured.getBoundingClientRect().top + window.scrollY;
      setPlace((before) =>
        before.columns === columns && before.gapPx === gapPx && before.offset === offset
          ? before
          : { columns, gapPx, offset },
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
