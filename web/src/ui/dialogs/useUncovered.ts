import { useEffect } from "react";
import { dismissUnlessFailure } from "../toasts/toast.ts";

/** As a dialog opens, closes the toast that would cover it, unless it tells of a failure. */
export function useUncovered(opened: boolean): void {
  useEffect(() => {
    if (opened) dismissUnlessFailure();
  }, [opened]);
}
