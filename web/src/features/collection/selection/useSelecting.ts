import { type RefObject, useEffect } from "react";
import { longPress } from "./longPress.ts";
import {
  endSelecting,
  select,
  selectAll,
  selectThrough,
  toggleSelected,
  useSelection,
} from "./selection.ts";

/**
 * Lets the user select wines by long press, Shift-click or Ctrl/Cmd+A. In selection mode, a click on a wine selects
 * or deselects it, and Escape ends the mode.
 */
export function useSelecting(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const within = area.current;
    if (!within) return undefined;
    const off = new AbortController();
    const { signal } = off;
    const stopPress = longPress(within, (target) => {
      const wineId = wineAt(target);
      if (wineId === undefined || isControl(target)) return false;
      if (!isSelecting()) select([wineId]);
      return true;
    });
    within.addEventListener("click", takeClick, { signal, capture: true });
    within.addEventListener("mousedown", takeShift, { signal });
    const onKey = (event: KeyboardEvent) => {
      takeKey(event, within);
    };
    document.addEventListener("keydown", onKey, { signal });
    return () => {
      stopPress();
      off.abort();
    };
  }, [area]);
}

function isSelecting(): boolean {
  return useSelection.getState().ids !== undefined;
}

/**
 * In selection mode, or with Shift, a click on a wine selects it. A click by keyboard still opens
 * the wine, because keyboard users have the checkboxes.
 */
function takeClick(event: MouseEvent): void {
  const wineId = wineAt(event.target);
  const isByKeyboard = event.detail === 0;
  if (wineId === undefined || isByKeyboard || isControl(event.target)) return;
  if (!isSelecting() && !event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.shiftKey) selectThrough(wineId);
  else toggleSelected(wineId);
}

/** Stops the browser from selecting text on Shift-click. */
function takeShift(event: MouseEvent): void {
  if (event.shiftKey && wineAt(event.target) !== undefined) event.preventDefault();
}

function takeKey(event: KeyboardEvent, within: HTMLElement): void {
  if (document.querySelector('[role="dialog"]')) return;
  const { activeElement, body } = document;
  const isHere = activeElement === body || within.contains(activeElement);
  if (event.key === "Escape" && isSelecting()) {
    endSelecting();
  } else if (event.key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey) && isHere) {
    if (!within.checkVisibility()) return;
    event.preventDefault();
    selectAll();
  }
}

function wineAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>("[data-wine-id]")?.dataset["wineId"];
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, label") !== null;
}
