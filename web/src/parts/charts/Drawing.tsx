import { useElementSize, useMergedRef } from "@mantine/hooks";
import { type ReactNode, useRef } from "react";
import { usePrinting } from "../../ui/page/usePrinting.ts";
import { useNearViewport } from "../../ui/useNearViewport.ts";
import classes from "./Charts.module.css";

/** Position of a touch and width of the drawing, in the drawing's units. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface DrawingProps {
  readonly label: string;
  readonly height: number | ((width: number) => number);
  /**
   * Called with the position of a touch or click. `undefined` for a key press, which has no
   * position.
   */
  readonly onChoose: (touch: Touch | undefined) => void;
  readonly children: (width: number) => ReactNode;
}

/** Width of the drawing until its real width is measured, in px. */
const WIDTH = 640;

/**
 * Clickable SVG drawing with one unit per pixel, so that its text keeps its size. Reserves its
 * space, and renders when near the viewport.
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
