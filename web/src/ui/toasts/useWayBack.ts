import { type FocusEvent, type RefObject, useRef } from "react";

/** Remembers where the focus was before it came into a region, and takes it back there. */
export interface WayBack {
  /** For every part of the region. */
  readonly onFocus: (event: FocusEvent) => void;
  /** Takes the focus out of the region, if it is there: back, or where there is none, nowhere. */
  readonly goBack: () => void;
}

export function useWayBack(region: RefObject<HTMLElement | null>): WayBack {
  const whence = useRef<HTMLElement>(null);
  const isInside = (element: Element | null) => region.current?.contains(element) === true;

  return {
    onFocus: ({ relatedTarget }) => {
      if (!(relatedTarget instanceof HTMLElement) || isInside(relatedTarget)) return;
      whence.current = relatedTarget;
    },
    goBack: () => {
      if (!isInside(document.activeElement)) return;
      whence.current?.focus({ preventScroll: true });
      const { activeElement } = document;
      if (isInside(activeElement) && activeElement instanceof HTMLElement) activeElement.blur();
    },
  };
}
