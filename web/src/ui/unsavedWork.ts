import { useEffect } from "react";
import { create } from "zustand";

/** Number of open forms with input that a reload would lose. */
export const useUnsavedWork = create<{ readonly forms: number }>(() => ({ forms: 0 }));

/**
 * While `dirty`, the update prompt is delayed, and the browser asks before the page is left.
 * `isDrafted` means that a stored draft has all input, so that {@link reloadOverDrafts} does not
 * ask.
 */
export function useHoldUpdates(dirty: boolean, isDrafted = false): void {
  useEffect(() => {
    if (!dirty) return undefined;
    useUnsavedWork.setState(({ forms }) => ({ forms: forms + 1 }));
    return () => {
      useUnsavedWork.setState(({ forms }) => ({ forms: forms - 1 }));
    };
  }, [dirty]);
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = isDrafted ? askUnlessKept : askFirst;
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
    };
  }, [dirty, isDrafted]);
}

/**
 * Reloads the page. Call it when the forms' drafts are stored. The browser then asks the user only
 * if a form has input that its draft lacks.
 */
export function reloadOverDrafts(): void {
  window.removeEventListener("beforeunload", askUnlessKept);
  window.location.reload();
}

function askFirst(event: BeforeUnloadEvent) {
  event.preventDefault();
}

function askUnlessKept(event: BeforeUnloadEvent) {
  askFirst(event);
}
