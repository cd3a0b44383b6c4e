import { type Range, useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { rowsToRender, type ScrollDirection, type StableRange } from "./rowsToRender.ts";
import { whenIdle } from "./whenIdle.ts";

/** A larger change of the first visible row is a jump. */
const JUMP_ROWS = 12;

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
  const [direction, setDirection] = useState<ScrollDirection>(0);
  const rows = useWindowVirtualizer({
    count,
    estimateSize: (row) => (typeof heightPx === "number" ? heightPx : heightPx(row)),
    gap: gapPx,
    rangeExtractor: useCallback(
      (visible: Range) =>
        rowsToRender(visible, direction, settled?.count === count ? settled : undefined),
      [settled, direction, count],
    ),
    scrollMargin: offset,
  });
  const shown: readonly VirtualItem[] = rows.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];
  const { startIndex = 0, endIndex = -1 } = rows.range ?? {};

  const lastStart = useRef(startIndex);
  useEffect(() => {
    const moved = startIndex - lastStart.current;
    lastStart.current = startIndex;
    if (moved !== 0) setDirection(directionOf(moved));
    return whenIdle(() => {
      setSettled({ count, startIndex, endIndex });
    });
  }, [count, startIndex, endIndex]);

  return {
    from: first?.index ?? 0,
    to: (last?.index ?? -1) + 1,
    above: first ? first.start - offset : 0,
    below: last ? rows.getTotalSize() - (last.end - offset) : rows.getTotalSize(),
    measureRow: rows.measureElement,
  };
}

function directionOf(movedRows: number): ScrollDirection {
  if (Math.abs(movedRows) > JUMP_ROWS) return 0;
  return movedRows > 0 ? 1 : -1;
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
