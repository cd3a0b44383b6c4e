import { useEffect } from "react";
import { create } from "zustand";

/** How many mounted forms hold work that a reload would lose. */
export const useUnsavedWork = create<{ readonly forms: number }>(() => ({ forms: 0 }));

/** While `dirty` is true, holds back the update prompt and asks before the page is left. */
export function useHoldUpdates(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    useUnsavedWork.setState(({ forms }) => ({ forms: forms + 1 }));
    window.addEventListener("beforeunload", askFirst);
    return () => {
      window.removeEventListener("beforeunload", askFirst);
      useUnsavedWork.setState(({ forms }) => ({ forms: forms - 1 }));
    };
  }, [dirty]);
}

function askFirst(event: BeforeUnloadEvent) {
  event.preventDefault();
}
