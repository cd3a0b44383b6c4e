/** The address of a wine's page within the app. */
export function wineAddress(wineId: string): string {
  return `/wines/${wineId}`;
}

/** What a link to a wine's page tells it: the way back in the history leads to the collection. */
export const FROM_COLLECTION = { fromCollection: true };

/** Whether the state of an address says so. */
export function isFromCollection(state: unknown): boolean {
  return typeof state === "object" && state !== null && "fromCollection" in state;
}

let opened: string | undefined;

/** Notes whose page is open, for the focus of who comes back. */
export function noteOpened(wineId: string): void {
  opened = wineId;
}

/**
 * Gives the focus to the link of the wine whose page was left last, once; who works by keyboard
 * would begin again at the top of the page. A focus that is on anything but the page as a whole stays there.
 */
export function focusIfLeft(wineId: string, link: HTMLElement | null): void {
  if (!link || wineId !== opened) return;
  opened = undefined;
  const { activeElement } = document;
  const isFree = activeElement === document.body || activeElement?.id === "page";
  if (isFree) link.focus({ preventScroll: true });
}
