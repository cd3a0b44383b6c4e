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

/**
 * The values of some fields of a wine, as an editor saw them before an edit or as an edit replaced
 * them.
 */
export const wineValuesSchema = WINE.valuesSchema;

/** A wine in API answers. */
export const wineSchema = WINE.schema;

/**
 * A wine as a sync row, with the `seq` of its last change [R1: counter]. Unknown fields of later
 * servers are kept [D3: updates].
 */
export const wineRowSchema = z.extend(WINE.rowSchema, {
  added: z.optional(INTEGER.schema),
  removedAt: z.optional(INTEGER_OR_NULL.schema),
});

export type WineBody = z.infer<typeof wineBodySchema>;
/** A wine's body before parsing: fields with defaults may be missing. */
export type GivenWineBody = z.input<typeof wineBodySchema>;
export type WineField = keyof WineBody;
export type WineValues = z.infer<typeof wineValuesSchema>;
export type Wine = z.infer<typeof wineSchema>;
/** A stored wine. Removed wines are stored too [W9: tombstone]. */
export type KeptWine = Wine & {
  /** When the server removed the wine, ms since 1970. */
  readonly removedAt?: number | null | undefined;
};
export type WineRow = KeptWine & {
  readonly seq: number;
  readonly deleted: boolean;
  /**
   * The `seq` of the change that added the wine, for sorting by age. Rows of older builds lack the
   * field.
   */
  readonly added?: number | undefined;
};

/** Names of the fields of {@link WineBody}, in the order of the form. */
export const WINE_FIELDS = WINE.fields;

/** The wine fields added after the first build, with their defaults. */
export const WINE_ADDITIONS = WINE.additions;

/** How a database column stores each field of a wine's row. */
export const WINE_ROW_COLUMNS = WINE.columns;

/** The fields that are sets, each with its maximum number of members [M7: sets]. */
export const SET_FIELDS = { tags: TAGS.most, barcodes: BARCODES.most } as const;

export type SetField = keyof typeof SET_FIELDS;

/** Names of the fields of a wine that users do not write. {@link WINE_FIELDS} lists the others. */
export const WINE_KEPT = WINE.kept;

/** Names of the fields whose entry in `WINE_TABLE` has the property `Use`. */
export type WineFieldWith<Use extends keyof WineFieldUses> = {
  [Name in WineField]: (typeof WINE_TABLE)[Name] extends Readonly<Record<Use, unknown>>
    ? Name
    : never;
}[WineField];

/**
 * Names of the fields whose entry in `WINE_TABLE` has the property `use`, in the order of the form.
 */
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

/** Names of the fields of {@link WineBody} in which two wines differ, in the order of the form. */
export const differingFields = WINE.differing;

export const isSoundWineRow = WINE.isSound;

export const completedWineRow = WINE.completed;

export const wineBodyOf = WINE.bodyOf;

/** The wine in a row, without the fields that only sync and stores need. */
export const wineOf = WINE.recordOf;

/**
 * The wine in a row. A removed wine has a `removedAt`, which is 0 if the row has no removal date.
 */
export function keptWineOf(row: WineRow): KeptWine {
  return row.deleted ? { ...wineOf(row), removedAt: row.removedAt ?? 0 } : wineOf(row);
}

export function isRemoved({ removedAt }: KeptWine): boolean {
  return typeof removedAt === "number";
}

const COUNTED_FIELDS = fieldsWith("countsAsText");

/**
 * Total length of a wine's texts that count towards the cellar's limit, in UTF-16 code units. A
 * list counts as JSON [W7: size limits].
 */
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
  // A collator resolves its locale once. `localeCompare` would resolve it in each comparison.
  return [...distinct].sort(new Intl.Collator("en").compare);
}

/** The English name of a field, for stored texts, which are not translated. */
export function englishLabelOf(field: WineField): string {
  return WINE_TABLE[field].label;
}
