import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";

interface FocusAfterLeavingProps {
  readonly area: RefObject<HTMLElement | null>;
  /** Wines that match the search and filters. */
  readonly wines: readonly CellarWine[];
}

export function FocusAfterLeaving({ area, wines }: FocusAfterLeavingProps) {
  useFocusAfterLeaving(area, wines);
  return null;
}

interface FocusedControl {
  readonly element: Element;
  readonly index: number;
  readonly wineId: string;
  /** Last known index of the wine in the list, also after the wine has left the list. */
  place: number;
}

/**
 * When the card with the focus leaves the list, for example because its wine was archived, moves
 * the focus to the same control of the next card. Without this, keyboard users would start again at
 * the top of the page.
 */
function useFocusAfterLeaving(
  area: RefObject<HTMLElement | null>,
  wines: readonly CellarWine[],
): void {
  const shown = useRef(wines);
  const focused = useRef<FocusedControl>(undefined);

  useLayoutEffect(() => {
    shown.current = wines;
    const control = focused.current;
    const place = control ? wines.findIndex(({ id }) => id === control.wineId) : -1;
    if (control && place !== -1) control.place = place;
  }, [wines]);

  useEffect(() => {
    const note = () => {
      focused.current = controlIn(area.current, document.activeElement, shown.current);
    };
    const follow = () => {
      const control = focused.current;
      if (!control || control.element.isConnected || !area.current) return;
      // If the wine is still in the list, its card was only scrolled out of view. The focus then
      // does not move.
      const isShown = shown.current.some(({ id }) => id === control.wineId);
      if (isShown || document.activeElement !== document.body) {
        focused.current = undefined;
        return;
      }
      const next = successorOf(control, area.current, shown.current);
      // There may be no control yet, because the empty state is still loading. The next change of
      // the page tries again.
      if (!next) return;
      focused.current = undefined;
      next.focus();
    };
    const observer = new MutationObserver(follow);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", note);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", note);
    };
  }, [area]);
}

function controlIn(
  area: HTMLElement | null,
  element: Element | null,
  wines: readonly CellarWine[],
): FocusedControl | undefined {
  const card = element?.closest<HTMLElement>("[data-wine-id]");
  if (!card || !element || !area?.contains(card)) return undefined;
  const wineId = card.dataset["wineId"] ?? "";
  const place = wines.findIndex(({ id }) => id === wineId);
  return {
    element,
    index: buttonsOf(card).findIndex((button) => button === element),
    wineId,
    place,
  };
}

function successorOf(
  { index, place }: FocusedControl,
  area: HTMLElement,
  wines: readonly CellarWine[],
): HTMLElement | undefined {
  const next = wines[place] ?? wines.at(-1);
  const card = next && area.querySelector(`[data-wine-id="${next.id}"]`);
  const buttons = buttonsOf(card ?? area);
  return buttons[card ? index : 0] ?? buttons[0];
}

function buttonsOf(container: Element): readonly HTMLElement[] {
  return Array.from(container.querySelectorAll("button"));
}
