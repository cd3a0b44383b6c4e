export function wineAddress(wineId: string): string {
  return `/wines/${wineId}`;
}

/**
 * State of a link from the collection to a wine's page. With this state, Back leads to the
 * collection.
 */
export const FROM_COLLECTION = { fromCollection: true };

export function isFromCollection(state: unknown): boolean {
  return typeof state === "object" && state !== null && "fromCollection" in state;
}

let opened: string | undefined;

/** Stores which wine's page was opened, so that the focus can return to the wine's link. */
export function noteOpened(wineId: string): void {
  opened = wineId;
}

/**
 * Focuses, once, the link of the wine whose page the user left last. Keyboard users would otherwise
 * start again at the top of the page. An element that already has the focus keeps it.
 */
export function focusIfLeft(wineId: string, link: HTMLElement | null): void {
  if (!link || wineId !== opened) return;
  opened = undefined;
  const { activeElement } = document;
  const isFree = activeElement === document.body || activeElement?.id === "page";
  if (isFree) link.focus({ preventScroll: true });
}
