import { type Change, type Wine, WINE_FIELDS, type WineBody, type WineField } from "sync-protocol";
import { expectedStock } from "../expectedStock.ts";
import { mergedValue } from "../mergedValue.ts";

type Written = Extract<Change, { kind: "create" | "edit" }>;

/** Texts and lists of texts count; a choice and an address do not. */
const COUNTED = WINE_FIELDS.filter(
  (field) => !["type", "photoUrl", "lots", "opened"].includes(field),
);

/** [W7] How much of a wine counts as text, by arithmetic of the witness. */
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

/** A list counts as its JSON text, an empty one not at all. */
function lengthOf(value: WineBody[WineField]): number {
  if (typeof value === "string") return value.length;
  return Array.isArray(value) && value.length > 0 ? JSON.stringify(value).length : 0;
}

/** [W7] How long the texts of a wine are to be. */
export function lengthWished(change: Written, wine: Wine | undefined): number {
  if (change.kind === "create" || !wine) return textLength(change.body);
  const inFields = COUNTED.map((field) => lengthOf(mergedValue(change, wine, field)));
  return inFields.reduce((sum, length) => sum + length, lengthInLots(expectedStock(wine, change)));
}
