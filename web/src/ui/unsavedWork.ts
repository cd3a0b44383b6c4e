import { useEffect } from "react";
import { create } from "zustand";

/** How many mounted forms hold work that a reload would lose. */
export const useUnsavedWork = create<{ readonly forms: number }>(() => ({ forms: 0 }));

/**
 * While `dirty` is true, holds back the update prompt and asks before the page is left; where a
 * draft has all of it (`isDrafted`), not before {@link reloadOverDrafts}.
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

/** Reloads the page once the drafts are kept; asks first only where a form holds more. */
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
