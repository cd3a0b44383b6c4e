import { useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from "react";

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
  const isSettled = useSettled(count);
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => ROW_HEIGHT_PX,
    gap: ROW_GAP_PX,
    overscan: isSettled ? ROWS_BEYOND : 0,
    scrollMargin: offset,
  });
  const shown: readonly VirtualItem[] = rows.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];

  return {
    from: (first?.index ?? 0) * columns,
    to: Math.min(count, ((last?.index ?? -1) + 1) * columns),
    columns,
    above: first ? first.start - offset : 0,
    below: last ? rows.getTotalSize() - (last.end - offset) : rows.getTotalSize(),
    measureRow: rows.measureElement,
  };
}

/** Whether a list of this many has been painted; what is out of sight can wait until then. */
function useSettled(count: number): boolean {
  const [painted, setPainted] = useState<number>();

  useEffect(() => {
    startTransition(() => {
      setPainted(count);
    });
  }, [count]);

  return painted === count;
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
