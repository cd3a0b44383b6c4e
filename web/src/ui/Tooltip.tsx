import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import classes from "./Tooltip.module.css";

/** How long the pointer or the focus rests on something before its tooltip shows, in ms. */
const TOOLTIP_DELAY_MS = 700;

const GAP_PX = 8;

interface TooltipProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly children: ReactNode;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

/**
 * A word to the right of what has none in sight, for the eye only: what it explains bears the same
 * word as its accessible name. Escape closes it.
 */
export function Tooltip({ label, disabled, children }: TooltipProps) {
  const target = useRef<HTMLSpanElement>(null);
  const [asked, setAsked] = useState(false);
  const [place, setPlace] = useState<Place>();
  const awaited = asked && !disabled;

  useEffect(() => {
    if (!awaited) return undefined;
    const timer = setTimeout(() => {
      const box = target.current?.firstElementChild?.getBoundingClientRect();
      if (box) setPlace({ left: box.right + GAP_PX, top: box.top + box.height / 2 });
    }, TOOLTIP_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setPlace(undefined);
    };
  }, [awaited]);

  const ask = () => {
    setAsked(true);
  };
  const leave = () => {
    setAsked(false);
  };
  return (
    <span
      ref={target}
      className={classes["target"]}
      onBlur={leave}
      onFocus={ask}
      onKeyDown={({ key }) => {
        if (key === "Escape") leave();
      }}
      onPointerEnter={ask}
      onPointerLeave={leave}
      role="presentation"
    >
      {children}
      {place &&
        createPortal(
          <span aria-hidden className={classes["tooltip"]} style={place}>
            {label}
          </span>,
          document.body,
        )}
    </span>
  );
}
