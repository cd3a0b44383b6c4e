import { useEffect } from "react";
import { dismissSuccess } from "./toast.ts";

/** As a dialog opens, closes the success toast that would cover its controls on a phone. */
export function useUncovered(opened: boolean): void {
  useEffect(() => {
    if (opened) dismissSuccess();
  }, [opened]);
}
