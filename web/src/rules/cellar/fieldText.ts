import type { WineBody, WineFieldWith } from "sync-protocol";

/**
 * A field's value as text. A list is joined with commas. The text is empty for `null` and for a
 * boolean.
 */
export function fieldText(
  value: WineBody[WineFieldWith<"control"> | WineFieldWith<"exportedAs">],
): string {
  if (value === null || typeof value === "boolean") return "";
  return typeof value === "object" ? value.join(", ") : String(value);
}
