import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { usePrinting } from "../../ui/page/usePrinting.ts";
import classes from "./Journal.module.css";

/** Estimated row height before measuring, px. */
const ROW_PX = 140;

interface LongListProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly children: (row: Row, index: number) => ReactNode;
}

/** A long list of rows. Renders only visible rows on screen, but all rows in print. */
export function LongList<Row>({ label, rows, keyOf, children }: LongListProps<Row>) {
  const list = useRef<HTMLOListElement>(null);
  const offset = useOffset(list);
  const isPrinting = usePrinting();
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes what it returns
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_PX,
    overscan: 5,
    scrollMargin: offset,
  });
  const items = virtual.getVirtualItems();
  const inSight = isPrinting ? rows.map((_, index) => index) : items.map(({ index }) => index);
  const [first, last] = [items[0], items.at(-1)];
  const above = first ? first.start - offset : 0;
  const below = last ? virtual.getTotalSize() - (last.end - offset) : 0;

  return (
    <ol
      ref={list}
      aria-label={label}
      className={classes["list"]}
      style={isPrinting ? {} : { paddingBlock: `${String(above)}px ${String(below)}px` }}
    >
      {inSight.map((index) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <li
            key={keyOf(row)}
            ref={virtual.measureElement}
            aria-posinset={index + 1}
            aria-setsize={rows.length}
            data-index={index}
          >
            {children(row, index)}
          </li>
        );
      })}
    </ol>
  );
}

/** Distance of the list from the top of the document, px. */
function useOffset(list: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measured = list.current;
    if (!measured) return undefined;
    const measure = () => {
      setOffset(measured.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  }, [list]);
  return offset;
}
