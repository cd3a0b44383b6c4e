import { create } from "zustand";

/** The tabs of the main page. */
export type CellarTab = "collection" | "pairing";

/** The tab of the main page that is shown, or shown once the page opens. */
export const useCellarTab = create<{ readonly tab: CellarTab }>(() => ({ tab: "collection" }));

export function showCellarTab(tab: CellarTab): void {
  useCellarTab.setState({ tab });
}
