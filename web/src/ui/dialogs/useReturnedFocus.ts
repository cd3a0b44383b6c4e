import { useEffect, useState } from "react";

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
