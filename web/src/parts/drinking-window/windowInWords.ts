import type { DrinkingWindow } from "sync-protocol/drinking";

/** The years of a window: "2024 to 2031", "from 2024", "until 2031". */
export function windowInWords({ from, to }: Pick<DrinkingWindow, "from" | "to">): string {
  if (from === undefined) return `until ${String(to)}`;
  if (to === undefined) return `from ${String(from)}`;
  return from === to ? String(from) : `${String(from)} to ${String(to)}`;
}
