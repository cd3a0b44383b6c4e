import { useEffect, useEffectEvent } from "react";
import { pageHistory } from "../../platform/pageHistory.ts";

/** While `opened`, the browser's Back runs `onClose` in place of leaving the page. For every dialog, sheet, drawer and menu sheet. */
export function useClosedByBack(opened: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!opened) return undefined;
    return pageHistory().openDialog(() => {
      close();
    });
  }, [opened]);
}
