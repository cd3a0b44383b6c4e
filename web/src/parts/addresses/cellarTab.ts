import { create } from "zustand";

export type CellarTab = "collection" | "pairing";

/** Current tab of the main page, or the tab to show when the page opens. */
export const useCellarTab = create<{ readonly tab: CellarTab }>(() => ({ tab: "collection" }));

export function showCellarTab(tab: CellarTab): void {
  useCellarTab.setState({ tab });
}
