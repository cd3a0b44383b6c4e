import type { Wine } from "sync-protocol";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { DrinkingWindow, Stage, WindowYears } from "sync-protocol/drinking";
import { i18n, textLanguage } from "../../language/i18n.ts";
import { fetchPart } from "../../ui/loading/fetchPart.ts";
import { untilAfterMainContent } from "../../ui/loading/mainContent.ts";

/**
 * The wines' drinking windows, and the stage of a window in a year. They depend on this device's
 * tables and clock.
 */
export interface DrinkingWindows {
  readonly windowOf: (wine: Wine) => DrinkingWindow | undefined;
  readonly stageIn: (year: number, window: WindowYears) => Stage;
  readonly kindName: (label: string) => string;
}

const fetched = createStore<{ readonly drinking: DrinkingWindows | undefined }>(() => ({
  drinking: undefined,
}));
let waiting: Promise<void> | undefined;
let fetching: Promise<void> | undefined;

/**
 * The drinking windows of wines. `undefined` until their tables are loaded, which happens after the
 * main content, or immediately with "now". After a failure, the next component that uses this hook
 * retries.
 */
export function useDrinking(
  from: "after main content" | "now" = "after main content",
): DrinkingWindows | undefined {
  useEffect(() => {
    if (fetched.getState().drinking) return;
    if (from === "now") void fetchDrinking();
    else waiting ??= fetchLater();
  }, [from]);
  return useStore(fetched, ({ drinking }) => drinking);
}

async function fetchLater(): Promise<void> {
  await untilAfterMainContent();
  await fetchDrinking();
  waiting = undefined;
}

function fetchDrinking(): Promise<void> {
  const fetch = async () => {
    const [{ stageIn, windowOf }, names] = await Promise.all([
      fetchPart(() => import("sync-protocol/drinking")),
      textLanguage() === "en" ? undefined : fetchPart(() => import("./kindNames.ts")),
    ]);
    const drinking: DrinkingWindows = {
      stageIn,
      kindName: (label) => names?.KIND_NAMES.get(label) ?? label,
      windowOf: (wine) => windowOf(wine, { year: new Date().getFullYear() }),
    };
    fetched.setState({ drinking });
  };
  fetching ??= fetch().catch((error: unknown) => {
    fetching = undefined;
    reportError(error);
  });
  return fetching;
}

/**
 * The years of a drinking window: "2024 to 2031", "from 2024" or "until 2031". For an estimated
 * window, for example "usually 2024–2031".
 */
export function windowInWords({
  from,
  to,
  basis,
}: Pick<DrinkingWindow, "from" | "to" | "basis">): string {
  if (from === undefined) return i18n._("until {to}", { to: String(to) });
  if (to === undefined) return i18n._("from {from}", { from: String(from) });
  if (basis.kind === "usual")
    return i18n._("usually {years}", { years: `${String(from)}–${String(to)}` });
  return from === to
    ? String(from)
    : i18n._("{from} to {to}", { from: String(from), to: String(to) });
}
