import { useElementSize } from "@mantine/hooks";
import type { ReactNode } from "react";
import classes from "./Statistics.module.css";

/** Where a drawing was touched, in its own units. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface DrawingProps {
  /** What it shows, for who can't see it. */
  readonly label: string;
  readonly height: number;
  /** By keyboard nothing is told of where; the table has a button for each part. */
  readonly onChoose: (touch: Touch | undefined) => void;
  readonly children: (width: number) => ReactNode;
}

/** How wide a drawing is until that is measured. */
const WIDTH = 640;

/** A drawing at the width that it has, a unit a pixel, so that its words stay as large; it answers a touch. */
export function Drawing({ label, height, onChoose, children }: DrawingProps) {
  const { ref, width: measured } = useElementSize<HTMLButtonElement>();
  const width = measured || WIDTH;
  return (
    <button
      ref={ref}
      aria-label={label}
      data-printed
      className={classes["drawing"]}
      type="button"
      onClick={({ detail, clientX, clientY, currentTarget }) => {
        const box = currentTarget.getBoundingClientRect();
        onChoose(detail === 0 ? undefined : { x: clientX - box.left, y: clientY - box.top, width });
      }}
    >
      <svg
        aria-hidden
        fontSize={12}
        height={height}
        viewBox={`0 0 ${String(width)} ${String(height)}`}
        width="100%"
      >
        {children(width)}
      </svg>
    </button>
  );
}

/** How far apart the lines of labels are. */
const LINE = 15;

/** Moves labels that stand in one column apart, each as little as needed; the highest comes first. */
export function spread<Label extends { readonly y: number }>(
  labels: readonly Label[],
  bottom: number,
): readonly Label[] {
  let least = -Infinity;
  const down = labels.map((label) => {
    const y = Math.max(label.y, least);
    least = y + LINE;
    return { ...label, y };
  });
  let most = bottom;
  return down
    .toReversed()
    .map((label) => {
      const y = Math.min(label.y, most);
      most = y - LINE;
      return { ...label, y };
    })
    .toReversed();
}
