import { type Change, type Wine, WINE_FIELDS, type WineBody, type WineField } from "sync-protocol";
import { expectedStock } from "../expectedStock.ts";
import { mergedValue } from "../mergedValue.ts";

type WrittenChange = Extract<Change, { kind: "create" | "edit" }>;

/** The fields whose characters count towards the size limit: texts and lists of texts. */
const COUNTED = WINE_FIELDS.filter(
  (field) => !["type", "photoUrl", "lots", "opened"].includes(field),
);

/**
 * [W7: size limits] Number of a wine's characters that count towards the limit, computed without
 * the app's code.
 */
export function textLength(wine: WineBody): number {
  return COUNTED.reduce((sum, field) => sum + lengthOf(wine[field]), lengthInLots(wine));
}

function lengthInLots({ lots }: Pick<Wine, "lots">): number {
  const texts = lots.flatMap(({ position, shop, note, foreignId }) => [
    position,
    shop,
    note,
    foreignId,
  ]);
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}

/** A list has the length of its JSON text. An empty list has length 0. */
function lengthOf(value: WineBody[WineField]): number {
  if (typeof value === "string") return value.length;
  return Array.isArray(value) && value.length > 0 ? JSON.stringify(value).length : 0;
}

/** [W7: size limits] The text length of a wine after this change. */
export function lengthAfter(change: WrittenChange, wine: Wine | undefined): number {
  if (change.kind === "create" || !wine) return textLength(change.body);
  const inFields = COUNTED.map((field) => lengthOf(mergedValue(change, wine, field)));
  return inFields.reduce((sum, length) => sum + length, lengthInLots(expectedStock(wine, change)));
}
