import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import classes from "./Tooltips.module.css";

const TOOLTIP_DELAY_MS = 700;

const GAP_PX = 8;
/**
 * Minimum space above an element for a tooltip, px. With less space, the tooltip opens below the
 * element.
 */
const ROOM_PX = 40;

type Side = "above" | "below" | "right";

interface ShownTooltip {
  readonly label: string;
  readonly side: Side;
  readonly left: number;
  readonly top: number;
}

/**
 * The app's only tooltip. Shows the text in `data-tooltip` next to its element, only visually,
 * because the element's accessible name has the same text. The tooltip opens above the element, or
 * to its right with `data-tooltip-side="right"`. A key or a press closes the tooltip.
 */
export function Tooltips() {
  const [shown, setShown] = useState<ShownTooltip>();

  useEffect(() => followRest(setShown), []);

  if (!shown) return null;
  const { label, side, left, top } = shown;
  return createPortal(
    <span aria-hidden className={classes["tooltip"]} data-side={side} style={{ left, top }}>
      {label}
    </span>,
    document.body,
  );
}

/**
 * Calls `show` when the pointer rests on an element with a tooltip, or when the element gets the
 * keyboard focus. One listener on the document serves all tooltips.
 */
function followRest(show: (shown: ShownTooltip | undefined) => void): () => void {
  let target: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const turnTo = (next: HTMLElement | undefined) => {
    if (next === target) return;
    target = next;
    clearTimeout(timer);
    show(undefined);
    if (next) {
      timer = setTimeout(() => {
        show(tooltipOf(next));
      }, TOOLTIP_DELAY_MS);
    }
  };
  const leave = () => {
    turnTo(undefined);
  };
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  document.addEventListener(
    "pointerover",
    (event) => {
      if (event.pointerType !== "touch") turnTo(bearerOf(event.target));
    },
    options,
  );
  document.addEventListener(
    "focusin",
    ({ target: focused }) => {
      if (focused instanceof Element && focused.matches(":focus-visible")) {
        turnTo(bearerOf(focused));
      }
    },
    options,
  );
  document.documentElement.addEventListener("pointerleave", leave, {
    signal: listening.signal,
  });
  for (const end of ["focusout", "pointerdown", "keydown", "scroll"]) {
    document.addEventListener(end, leave, options);
  }
  return () => {
    leave();
    listening.abort();
  };
}

function bearerOf(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>("[data-tooltip]") ?? undefined;
}

function tooltipOf(bearer: HTMLElement): ShownTooltip | undefined {
  const label = bearer.dataset["tooltip"];
  if (label === undefined || !bearer.isConnected) return undefined;
  const box = bearer.getBoundingClientRect();
  const [middle, centre] = [box.left + box.width / 2, box.top + box.height / 2];
  if (bearer.dataset["tooltipSide"] === "right") {
    return { label, side: "right", left: box.right + GAP_PX, top: centre };
  }
  return box.top < ROOM_PX
    ? { label, side: "below", left: middle, top: box.bottom + GAP_PX }
    : { label, side: "above", left: middle, top: box.top - GAP_PX };
}
