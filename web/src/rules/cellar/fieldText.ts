import type { WineBody, WineFieldWith } from "sync-protocol";

/** A field as text: empty for nothing, commas in a list. */
export function fieldText(
  value: WineBody[WineFieldWith<"control"> | WineFieldWith<"exportedAs">],
): string {
  if (value === null || typeof value === "boolean") return "";
  return typeof value === "object" ? value.join(", ") : String(value);
}
