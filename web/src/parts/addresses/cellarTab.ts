import { create } from "zustand";

export type CellarTab = "collection" | "pairing";

/** The current tab of the main page, or the tab that the page will show when it is opened. */
export const useCellarTab = create<{ readonly tab: CellarTab }>(() => ({ tab: "collection" }));

export function showCellarTab(tab: CellarTab): void {
  useCellarTab.setState({ tab });
}
