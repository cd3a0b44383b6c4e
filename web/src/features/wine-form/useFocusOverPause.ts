import { type RefObject, useEffect, useRef } from "react";

/**
 * Restores a form's focus after a pause in which the focused control was disabled or removed. If
 * the control cannot be focused any more, focuses the open tab.
 */
export function useFocusOverPause(isPaused: boolean, form: RefObject<HTMLElement | null>): void {
  const last = useRef<HTMLElement>(null);

  useEffect(() => {
    const noted = form.current;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.current = target;
    };
    noted?.addEventListener("focusin", note);
    return () => {
      noted?.removeEventListener("focusin", note);
    };
  }, [form]);

  useEffect(() => {
    if (isPaused || !last.current || document.activeElement !== document.body) return;
    const openTab = form.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    if (canTakeFocus(last.current)) last.current.focus();
    else openTab?.focus();
  }, [isPaused, form]);
}

function canTakeFocus(control: HTMLElement): boolean {
  return !control.matches(":disabled") && control.getClientRects().length > 0;
}
