import * as z from "zod/mini";
import { i18n } from "../language/index.ts";
import { textInLots } from "./lots/lot.ts";
import { QUANTITY } from "./quantity.ts";
import { FLAG, INTEGER, INTEGER_OR_NULL, recordKind, UUID } from "./recordKind.ts";
import { BARCODES, quantityInteger, TAGS, WINE_TABLE, type WineFieldUses } from "./wineFields.ts";

const WINE = recordKind({
  written: WINE_TABLE,
  kept: { id: UUID, userId: UUID, bottleId: UUID, isArchived: FLAG },
});

/**
 * The part of a wine that a user writes: the body of `PUT /api/wines/{id}`. Unknown fields are
 * dropped.
 */
export const wineBodySchema = WINE.bodySchema;

/** The body of `POST /api/wines`. The default quantity is one bottle. */
export const newWineBodySchema = z.extend(wineBodySchema, {
  quantity: z._default(quantityInteger, QUANTITY.initial),
});

/** The values of some fields of a wine: what an editor saw, or what an edit replaced. */
export const wineValuesSchema = WINE.valuesSchema;

/** A wine in API answers. */
export const wineSchema = WINE.schema;

/**
 * A wine as a sync row, with the counter of its last change [R1: counter]. Unknown fields of later
 * servers are kept [D3: updates].
 */
export const wineRowSchema = z.extend(WINE.rowSchema, {
  added: z.optional(INTEGER.schema),
  removedAt: z.optional(INTEGER_OR_NULL.schema),
});

export type WineBody = z.infer<typeof wineBodySchema>;
/** A body before parsing: optional fields may be missing. */
export type GivenWineBody = z.input<typeof wineBodySchema>;
export type WineField = keyof WineBody;
export type WineValues = z.infer<typeof wineValuesSchema>;
export type Wine = z.infer<typeof wineSchema>;
/** A wine, possibly removed [W9: tombstone]. */
export type KeptWine = Wine & {
  /** When the server removed the wine, ms since 1970. */
  readonly removedAt?: number | null | undefined;
};
export type WineRow = KeptWine & {
  readonly seq: number;
  readonly deleted: boolean;
  /** The sync counter when the wine was added, for sorting by age. Older rows lack the field. */
  readonly added?: number | undefined;
};

/** The fields of {@link WineBody}, in the order of the form. */
export const WINE_FIELDS = WINE.fields;

/** The fields that came after the first build, with their defaults. */
export const WINE_ADDITIONS = WINE.additions;

/** How a database column stores each field of a wine's row. */
export const WINE_ROW_COLUMNS = WINE.columns;

/** Fields that are sets, with their largest size [M7: sets]. */
export const SET_FIELDS = { tags: TAGS.most, barcodes: BARCODES.most } as const;

export type SetField = keyof typeof SET_FIELDS;

/** The fields of a wine that users do not write, in addition to {@link WINE_FIELDS}. */
export const WINE_KEPT = WINE.kept;

/** Names of the fields whose entry in `WINE_TABLE` has the property `Use`. */
export type WineFieldWith<Use extends keyof WineFieldUses> = {
  [Name in WineField]: (typeof WINE_TABLE)[Name] extends Readonly<Record<Use, unknown>>
    ? Name
    : never;
}[WineField];

/** The fields whose entry in `WINE_TABLE` has the property `use`, in the order of the form. */
export function fieldsWith<Use extends keyof WineFieldUses>(
  use: Use,
): readonly WineFieldWith<Use>[] {
  return WINE_FIELDS.filter((field): field is WineFieldWith<Use> => use in WINE_TABLE[field]);
}

export const LINE_FIELDS = fieldsWith("control").filter(
  (field): field is LineField => WINE_TABLE[field].control === "line",
);

type LineField = {
  [Name in WineField]: (typeof WINE_TABLE)[Name] extends { readonly control: "line" }
    ? Name
    : never;
}[WineField];

export function labelOf(field: WineField): string {
  return i18n._(WINE_TABLE[field].label);
}

/** The fields of {@link WineBody} in which two wines differ, in the order of the form. */
export const differingFields = WINE.differing;

export const isSoundWineRow = WINE.isSound;

export const completedWineRow = WINE.completed;

export const wineBodyOf = WINE.bodyOf;

/** The wine of a row, without fields that only sync and stores need. */
export const wineOf = WINE.recordOf;

/**
 * The wine of a row. If the wine is removed, it has a `removedAt`, which is 0 if the row has no
 * removal date.
 */
export function keptWineOf(row: WineRow): KeptWine {
  return row.deleted ? { ...wineOf(row), removedAt: row.removedAt ?? 0 } : wineOf(row);
}

export function isRemoved({ removedAt }: KeptWine): boolean {
  return typeof removedAt === "number";
}

const COUNTED_FIELDS = fieldsWith("countsAsText");

/** Length of a wine's texts, in UTF-16 code units; a list counts as JSON [W7: size limits]. */
export function textIn(wine: WineBody): number {
  const texts = COUNTED_FIELDS.map((field) => textOf(wine[field]).length);
  return texts.reduce((sum, length) => sum + length, textInLots(wine.lots));
}

function textOf(value: WineBody[WineFieldWith<"countsAsText">]): string {
  if (value === null || value.length === 0) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The distinct varietals of these wines, in alphabetical order. */
export function varietalsOf(wines: Iterable<Pick<Wine, "varietal">>): string[] {
  const distinct = new Set<string>();
  for (const { varietal } of wines) distinct.add(varietal);
  // `localeCompare` would resolve its locale in each comparison. A collator resolves the locale
  // once.
  return [...distinct].sort(new Intl.Collator("en").compare);
}

/** The English name of a field, for texts that are stored. */
export function englishLabelOf(field: WineField): string {
  return WINE_TABLE[field].label;
}
