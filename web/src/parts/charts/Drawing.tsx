import { useElementSize, useMergedRef } from "@mantine/hooks";
import { type ReactNode, useRef } from "react";
import { usePrinting } from "../../ui/page/usePrinting.ts";
import { useNearViewport } from "../../ui/useNearViewport.ts";
import classes from "./Charts.module.css";

/** Where a drawing was touched, in its own units. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface DrawingProps {
  /** What it shows, for who can't see it. */
  readonly label: string;
  readonly height: number | ((width: number) => number);
  /** By keyboard nothing is told of where; the table has a button for each part. */
  readonly onChoose: (touch: Touch | undefined) => void;
  readonly children: (width: number) => ReactNode;
}

/** How wide a drawing is until that is measured. */
const WIDTH = 640;

/**
 * A drawing at the width that it has, a unit a pixel, so that its words stay as large; it answers a touch. It is
 * drawn once it is in sight, or about to be; its room is there before.
 */
export function Drawing({ label, height, onChoose, children }: DrawingProps) {
  const { ref: sized, width: measured } = useElementSize<HTMLButtonElement>();
  const button = useRef<HTMLButtonElement>(null);
  const isNear = useNearViewport(button);
  const isPrinting = usePrinting();
  const width = measured || WIDTH;
  const tall = typeof height === "number" ? height : height(width);
  return (
    <button
      ref={useMergedRef(sized, button)}
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
        height={tall}
        viewBox={`0 0 ${String(width)} ${String(tall)}`}
        width="100%"
      >
        {(isNear || isPrinting) && children(width)}
      </svg>
    </button>
  );
}
