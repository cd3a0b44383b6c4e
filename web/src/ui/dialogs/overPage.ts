import { useEffect, useEffectEvent, useState } from "react";
import { pageHistory } from "../../platform/pageHistory.ts";
import { dismissUnlessFailure, useToastStore } from "../toasts/toast.ts";

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

/** While `covered`, toasts wait below what lies over them; they have their whole time afterwards. */
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
 * Gives the focus back to what had it before a dialog, once the dialog closes or goes. Mantine does
 * so only for a dialog that it saw open; ours are fetched with their first opening, and open then. Where that
 * has gone meanwhile, the page gets it.
 */
export function useReturnedFocus(opened: boolean): void {
  const [opener] = useState(() => document.activeElement);

  useEffect(() => {
    if (!opened) return undefined;
    return () => {
      if (!(opener instanceof HTMLElement)) return;
      if (opener.isConnected) opener.focus({ preventScroll: true });
      else if (document.activeElement?.closest("[role=dialog]"))
        document.getElementById("page")?.focus({ preventScroll: true });
    };
  }, [opened, opener]);
}

/** As a dialog opens, closes the toast that would cover it, unless it tells of a failure. */
export function useUncovered(opened: boolean): void {
  useEffect(() => {
    if (opened) dismissUnlessFailure();
  }, [opened]);
}
