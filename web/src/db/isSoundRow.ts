import { WINE_TYPES, type WineRow } from "sync-protocol";

const isText = (value: unknown): boolean => typeof value === "string";
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isFlag = (value: unknown): boolean => typeof value === "boolean";
const wineTypes = new Set<unknown>(WINE_TYPES);

const FIELDS: Readonly<Record<keyof WineRow, (value: unknown) => boolean>> = {
  id: isText,
  userId: isText,
  name: isText,
  vintage: Number.isSafeInteger,
  type: (value) => wineTypes.has(value),
  varietal: isText,
  country: isText,
  region: isText,
  producer: isText,
  notes: isTextOrNull,
  bottleId: isText,
  quantity: Number.isSafeInteger,
  photoUrl: isTextOrNull,
  isArchived: isFlag,
  seq: Number.isSafeInteger,
  deleted: isFlag,
};
const CHECKS = Object.entries(FIELDS);

/**
 * Whether a stored row has the shape in which the contract let it in, by type alone: a damaged
 * store is noticed at a hundredth of what `wineRowSchema` costs, on every row of every start.
 */
export function isSoundRow(row: Readonly<Record<string, unknown>>): boolean {
  return CHECKS.every(([field, isSound]) => isSound(row[field]));
}
