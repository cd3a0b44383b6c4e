import { create } from "zustand";

const KEY = "wine-cellar-single-keys";

interface SingleKeys {
  readonly isOn: boolean;
}

/** Whether single-key shortcuts are on. WCAG 2.1.4 requires that users can turn them off. */
export const useSingleKeys = create<SingleKeys>(() => ({ isOn: readIsOn() }));

export function turnSingleKeys(isOn: boolean): void {
  useSingleKeys.setState({ isOn });
  try {
    localStorage.setItem(KEY, isOn ? "on" : "off");
  } catch {
    // If localStorage is full, the choice lasts until the page is closed.
  }
}

function readIsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}
