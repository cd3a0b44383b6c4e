import { useEffect, useEffectEvent, useState } from "react";
import { pageHistory } from "../../platform/pageHistory.ts";
import { dismissUnlessFailure, useToastStore } from "../toasts/toast.ts";

/**
 * While `opened`, the browser's Back runs `onClose` instead of leaving the page. Used by every
 * dialog, sheet, drawer and menu sheet.
 */
export function useClosedByBack(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!opened) return undefined;
    return pageHistory().openDialog(() => {
      close();
    });
  }, [opened]);
}

/**
 * While `covered`, the toasts are hidden behind a dialog and do not close. Afterwards, the current
 * toast is shown for its full time.
 */
export function useCoveredToasts(covered: boolean): void {
  useEffect(() => {
    if (!covered) return undefined;
    useToastStore.setState({ isCovered: true });
    return () => {
      useToastStore.setState({ isCovered: false });
    };
  }, [covered]);
}

/**
 * Returns the focus to its previous element when a dialog closes or unmounts. If that element is
 * gone, the page gets the focus. Mantine returns the focus only for dialogs that are mounted before
 * they open, but our dialogs load when they open.
 */
export function useReturnedFocus(opened: boolean): void {
  const [opener] = useState(() => document.activeElement);

  useEffect(() => {
    if (!opened || !(opener instanceof HTMLElement)) return undefined;
    return () => {
      const closing = document.activeElement?.closest("[role=dialog]");
      if (opener.isConnected) opener.focus({ preventScroll: true });
      else if (closing) document.getElementById("page")?.focus({ preventScroll: true });
      // Mantine handles Tab in a date field in a timer, which may focus the closing dialog again.
      setTimeout(() => {
        const { activeElement, body } = document;
        if (activeElement === body || closing?.contains(activeElement)) {
          opener.focus({ preventScroll: true });
        }
      });
    };
  }, [opened, opener]);
}

/** When a dialog opens, closes the current toast unless the toast is a failure. */
export function useUncovered(opened: boolean): void {
  useEffect(() => {
    if (opened) dismissUnlessFailure();
  }, [opened]);
}
