import { useEffect, useRef, useState } from "react";
import { dismissToast, displayMs, useToastStore } from "./toast.ts";

export interface PauseHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Closes the toast after its display time. The time pauses while the toast is touched, hovered or
 * focused, and while the window is not in use. A toast that was covered by a dialog is shown for
 * its full time again.
 */
export function useToastClock(): PauseHandlers {
  const shown = useToastStore((store) => store.shown);
  const isCovered = useToastStore((store) => store.isCovered);
  // Id of the hovered toast. A toast that closes under the pointer gets no leave event, so a later
  // toast needs another id.
  const [pointedAt, setPointedAt] = useState<number>();
  const [focused, setFocused] = useState<number>();
  const [isAway, setAway] = useState(false);
  const remaining = useRef({ id: 0, ms: 0 });
  const isHeld = isAway || isCovered || (shown && [pointedAt, focused].includes(shown.id));

  useEffect(() => {
    const leave = () => {
      setAway(true);
    };
    const comeBack = () => {
      setAway(false);
    };
    window.addEventListener("blur", leave);
    window.addEventListener("focus", comeBack);
    return () => {
      window.removeEventListener("blur", leave);
      window.removeEventListener("focus", comeBack);
    };
  }, []);

  useEffect(() => {
    if (!shown?.open) return undefined;
    if (remaining.current.id !== shown.id || isCovered) {
      remaining.current = { id: shown.id, ms: displayMs(shown) };
    }
    if (isHeld) return undefined;
    const began = Date.now();
    const timer = setTimeout(() => {
      dismissToast(shown.id);
    }, remaining.current.ms);
    return () => {
      clearTimeout(timer);
      remaining.current.ms -= Date.now() - began;
    };
  }, [shown, isHeld, isCovered]);

  return {
    onPointerEnter: () => {
      setPointedAt(shown?.id);
    },
    onPointerLeave: () => {
      setPointedAt(undefined);
    },
    onFocus: () => {
      setFocused(shown?.id);
    },
    onBlur: () => {
      setFocused(undefined);
    },
  };
}
