import { useEffect } from "react";
import { create } from "zustand";

/** How many mounted forms hold work that a reload would lose. */
export const useUnsavedWork = create<{ readonly forms: number }>(() => ({ forms: 0 }));

/** Holds back the update prompt while `dirty` is true. */
export function useHoldUpdates(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    useUnsavedWork.setState(({ forms }) => ({ forms: forms + 1 }));
    return () => {
      useUnsavedWork.setState(({ forms }) => ({ forms: forms - 1 }));
    };
  }, [dirty]);
}
