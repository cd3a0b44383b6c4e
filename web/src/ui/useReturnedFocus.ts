import { useEffect, useState } from "react";

/**
 * Gives the focus back to what had it before a dialog, once the dialog closes or goes. Mantine does
 * so only for a dialog that it saw open; ours are fetched with their first opening, and open then.
 */
export function useReturnedFocus(opened: boolean): void {
  const [opener] = useState(() => document.activeElement);

  useEffect(() => {
    if (!opened) return undefined;
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [opened, opener]);
}
