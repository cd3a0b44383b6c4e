import { create } from "zustand";

export type CellarTab = "collection" | "pairing";

/** Current tab of the main page, or the tab that the page opens with. */
export const useCellarTab = create<{ readonly tab: CellarTab }>(() => ({ tab: "collection" }));

export function showCellarTab(tab: CellarTab): void {
  useCellarTab.setState({ tab });
}
