import { create } from "zustand";

export type CellarTab = "collection" | "pairing";

/** Current tab of the main page. Before the page is opened, the tab that the page will show. */
export const useCellarTab = create<{ readonly tab: CellarTab }>(() => ({ tab: "collection" }));

export function showCellarTab(tab: CellarTab): void {
  useCellarTab.setState({ tab });
}
