import * as z from "zod/mini";
import { textInLots } from "./lots/lot.ts";
import { QUANTITY } from "./quantity.ts";
import { FLAG, INTEGER, INTEGER_OR_NULL, recordKind, UUID } from "./recordKind.ts";
import { BARCODES, quantityInteger, TAGS, WINE_TABLE, type WineFieldUses } from "./wineFields.ts";

const WINE = recordKind({
  written: WINE_TABLE,
  kept: { id: UUID, userId: UUID, bottleId: UUID, isArchived: FLAG },
});

/** What a person writes about a wine: the body of `PUT /api/wines/{id}`. Unknown fields fall away. */
export const wineBodySchema = WINE.bodySchema;

/** The body of `POST /api/wines`; without a quantity it means one bottle. */
export const newWineBodySchema = z.extend(wineBodySchema, {
  quantity: z._default(quantityInteger, QUANTITY.initial),
});

/** The values of some fields of a wine: what an edit saw, or what it replaced. */
export const wineValuesSchema = WINE.valuesSchema;

/** A wine as every documented call answers it. */
export const wineSchema = WINE.schema;

/**
 * A wine as sync carries it: stamped with the counter value of its last change (rule R1). What a
 * later server adds to it is kept, for the build that will know it (rule D3).
 */
export const wineRowSchema = z.extend(WINE.rowSchema, {
  added: z.optional(INTEGER.schema),
  removedAt: z.optional(INTEGER_OR_NULL.schema),
});

export type WineBody = z.infer<typeof wineBodySchema>;
/** A body as it may be given: what is optional may be left out. */
export type GivenWineBody = z.input<typeof wineBodySchema>;
export type WineField = keyof WineBody;
export type WineValues = z.infer<typeof wineValuesSchema>;
export type Wine = z.infer<typeof wineSchema>;
/** A wine with what is left of it once it is removed (rule W9). */
export type KeptWine = Wine & {
  /** When it was removed, by the server's clock, ms since 1970. */
  readonly removedAt?: number | null | undefined;
};
export type WineRow = KeptWine & {
  readonly seq: number;
  readonly deleted: boolean;
  /** Its place in the order in which wines were added; rows of before this was sent lack it. */
  readonly added?: number | undefined;
};

/** The fields of {@link WineBody}, in the order of the form. */
export const WINE_FIELDS = WINE.fields;

/** The fields that came after the first build, and what each is where a change does not say it. */
export const WINE_ADDITIONS = WINE.additions;

/** What a column of a database makes of each field of a wine's row. */
export const WINE_ROW_COLUMNS = WINE.columns;

/** The fields whose values are sets: what two people add to one is in it (rule M7). */
export const SET_FIELDS = { tags: TAGS.most, barcodes: BARCODES.most } as const;

export type SetField = keyof typeof SET_FIELDS;

/** What a wine has beside {@link WINE_FIELDS}. */
export const WINE_KEPT = WINE.kept;

/** The fields that have this use. */
export type WineFieldWith<Use extends keyof WineFieldUses> = {
  [Name in WineField]: (typeof WINE_TABLE)[Name] extends Readonly<Record<Use, unknown>>
    ? Name
    : never;
}[WineField];

/** The fields that have this use, in the order of the form. */
export function fieldsWith<Use extends keyof WineFieldUses>(
  use: Use,
): readonly WineFieldWith<Use>[] {
  return WINE_FIELDS.filter((field): field is WineFieldWith<Use> => use in WINE_TABLE[field]);
}

/** The fields that the form asks for in a line of text. */
export const LINE_FIELDS = fieldsWith("control").filter(
  (field): field is LineField => WINE_TABLE[field].control === "line",
);

type LineField = {
  [Name in WineField]: (typeof WINE_TABLE)[Name] extends { readonly control: "line" }
    ? Name
    : never;
}[WineField];

/** What people read of a field, at its control and in sentences. */
export function labelOf(field: WineField): string {
  return WINE_TABLE[field].label;
}

/** The fields of {@link WineBody} in which two wines differ, in the order of the form. */
export const differingFields = WINE.differing;

/** Whether a stored row has the types of a wine's row; a damaged one has not. */
export const isSoundWineRow = WINE.isSound;

/** A stored row with what the build that stored it did not know. What it knew beyond this one stays. */
export const completedWineRow = WINE.completed;

/** The part of a wine that a person writes. */
export const wineBodyOf = WINE.bodyOf;

/** The wine of a row, without what only sync and the store need to know of it. */
export const wineOf = WINE.recordOf;

/** The wine of a row with what is left of a removed one; a row may not say when that was. */
export function keptWineOf(row: WineRow): KeptWine {
  return row.deleted ? { ...wineOf(row), removedAt: row.removedAt ?? 0 } : wineOf(row);
}

/** Whether a wine is removed. */
export function isRemoved({ removedAt }: KeptWine): boolean {
  return typeof removedAt === "number";
}

const COUNTED_FIELDS = fieldsWith("countsAsText");

/** How much of a wine counts as text (rule W7), in UTF-16 code units; a list counts as JSON text. */
export function textIn(wine: WineBody): number {
  const texts = COUNTED_FIELDS.map((field) => textOf(wine[field]).length);
  return texts.reduce((sum, length) => sum + length, textInLots(wine.lots));
}

function textOf(value: WineBody[WineFieldWith<"countsAsText">]): string {
  if (value === null || value.length === 0) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Every varietal of these wines once, in alphabetical order. */
export function varietalsOf(wines: Iterable<Pick<Wine, "varietal">>): string[] {
  const distinct = new Set<string>();
  for (const { varietal } of wines) distinct.add(varietal);
  // One collator for all: `localeCompare` looks its locale up in each comparison.
  return [...distinct].sort(new Intl.Collator("en").compare);
}
