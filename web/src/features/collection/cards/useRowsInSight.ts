import { type Range, useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { whenIdle } from "./whenIdle.ts";

const ROWS_BEYOND = 2;

export interface LongRows {
  readonly count: number;
  /** Estimated height of a row before measuring, px. */
  readonly heightPx: number | ((row: number) => number);
  readonly gapPx: number;
  /** Distance of the first row from the top of the document, px. */
  readonly offset: number;
}

export interface VisibleRows {
  /** Index of the first visible row, and the index after the last visible row. */
  readonly from: number;
  readonly to: number;
  /** Total height of the unrendered rows above the visible rows, and of those below, px. */
  readonly above: number;
  readonly below: number;
  /**
   * Ref for the first element of each row. The element also needs the attribute `data-index` with
   * the row's index.
   */
  readonly measureRow: (element: Element | null) => void;
}

export function useRowsInSight({ count, heightPx, gapPx, offset }: LongRows): VisibleRows {
  const [settled, setSettled] = useState<StableRange>();
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

/**
 * The rows that were visible when the page was last idle. `count` was then the total number of
 * rows.
 */
interface StableRange extends Pick<Range, "startIndex" | "endIndex"> {
  readonly count: number;
}

/**
 * Indexes of the rows to render: the visible rows, and some rows near them. After a jump or a new
 * search, only the visible rows are rendered until the page is idle.
 */
function rowsToShow(inSight: Range, settled: StableRange | undefined): number[] {
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

/** Number of columns, row gap and distance from the top of the document (px), measured from the grid's CSS. */
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
