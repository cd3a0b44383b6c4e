import * as z from "zod/mini";
import { QUANTITY } from "./quantity.ts";
import {
  added,
  FLAG,
  INTEGER,
  INTEGER_OR_NULL,
  NUMBER_OR_NULL,
  oneOf,
  optional,
  required,
  TEXT,
  TEXT_OR_NULL,
  TEXTS,
} from "./recordKind.ts";
import { LOTS, lotsSchema } from "./lots/lot.ts";
import { OPENED, openedSchema } from "./lots/opened.ts";
import { emptyAsNull, LINE_MAX, prose, requiredLine } from "./text.ts";
import { VALUATIONS, valuationsSchema } from "./valuation.ts";
import { WINE_TYPES } from "./wineType.ts";

/** The control of a field in the form. Fields added after the first build are under "More". */
export type Control =
  | "line"
  | "prose"
  | "number"
  | "decimal"
  | "year"
  | "choice"
  | "list"
  | "switch";

/** Where a field of a wine is used. */
export interface WineFieldUses {
  readonly control?: Control;
  /** Whether the collection search includes the field. */
  readonly searchable?: true;
  /** Whether the field's length counts towards the cellar's text limit [W7: size limits]. */
  readonly countsAsText?: true;
  /** The field's column heading in the CSV export and import. */
  readonly exportedAs?: string;
  /** The field's column heading in the collection table. */
  readonly column?: string;
  /** Whether a shared wine includes the field. */
  readonly isShared?: true;
}

/** Longest imported data without a field, in UTF-16 code units. */
export const EXTRA_FIELDS_MAX = 20_000;

/**
 * The oldest accepted vintage. {@link latestVintage} gives the newest, which depends on the clock.
 */
export const VINTAGE_MIN = 1800;

/** The valid years of a drinking window. */
export const DRINKING_YEARS = { min: VINTAGE_MIN, max: 2999 } as const;

/** Highest alcohol of a wine, in percent by volume; stored in tenths. */
export const ALCOHOL_MAX = 99.9;

/** Most tags of a wine, and the longest tag in characters. */
export const TAGS = { most: 20, length: 50 } as const;

/** Most barcodes of a wine, and the number of their digits (UPC-E to GTIN-14). */
export const BARCODES = { most: 10, digits: { min: 6, max: 14 } } as const;

const NEWEST_TIME_ZONE_MS = 14 * 60 * 60 * 1000;

/**
 * The newest vintage that the server accepts at `now` (ms since 1970): the year in the earliest
 * time zone, so that New Year in Auckland is accepted [W2: vintage].
 */
export function latestVintage(now: number): number {
  return new Date(now + NEWEST_TIME_ZONE_MS).getUTCFullYear();
}

/** The beginning of every photo's path. The photo's id follows. */
export const PHOTO_PATHS = "/objects/uploads/";

/** The path of an upload, and of the finalized photo. */
export function photoPathOf(id: string): string {
  return PHOTO_PATHS + id;
}

export function photoIdIn(path: string): string {
  return path.slice(PHOTO_PATHS.length);
}

const PHOTO_PATH = new RegExp(`^${PHOTO_PATHS}[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`);

/** The path of a finalized photo. */
export const photoPathSchema = z
  .string("Photo must be a stored object")
  .check(z.regex(PHOTO_PATH, "Photo must be a stored object"));

export const quantityInteger = z
  .int("Quantity must be a whole number")
  .check(
    z.minimum(QUANTITY.min, `Quantity must be at least ${String(QUANTITY.min)}`),
    z.maximum(QUANTITY.max, `Quantity must be at most ${String(QUANTITY.max)}`),
  );

const line = <const Uses extends WineFieldUses>(label: string, uses: Uses) => ({
  ...required({ label, written: requiredLine(label), stored: TEXT }),
  ...({ control: "line", countsAsText: true, isShared: true } as const),
  ...uses,
});

/** A text field added after the first build. Empty text is stored as null. */
export const addedText = <const Uses extends WineFieldUses>(
  label: string,
  max: number,
  uses: Uses,
) => ({
  ...added({
    label,
    written: z.pipe(z.nullable(prose(label, max)), z.transform(emptyAsNull)),
    stored: TEXT_OR_NULL,
    absent: null,
  }),
  countsAsText: true as const,
  ...uses,
});

const addedYear = (label: string, exportedAs: string) => {
  const { min, max } = DRINKING_YEARS;
  const message = `${label} must be a year from ${String(min)} to ${String(max)}`;
  return {
    ...added({
      label,
      written: z.nullable(z.int(message).check(z.minimum(min, message), z.maximum(max, message))),
      stored: INTEGER_OR_NULL,
      absent: null,
    }),
    ...({ control: "year", exportedAs, isShared: true } as const),
  };
};

const keepMessage = `Keep at Least must be a whole number from 1 to ${String(QUANTITY.max)}`;

const alcoholMessage = `Alcohol must be from 0 to ${String(ALCOHOL_MAX)} percent`;

/** Rounds to tenths, so that every store returns the written value. */
const inTenths = (percent: number | null): number | null =>
  percent === null ? null : Math.abs(Math.round(percent * 10) / 10);

const alcoholPercent = z.pipe(
  z.nullable(
    z
      .number(alcoholMessage)
      .check(z.minimum(0, alcoholMessage), z.maximum(ALCOHOL_MAX, alcoholMessage)),
  ),
  z.transform(inTenths),
);

/** A list of distinct texts, in the order in which they were written. */
const textSet = (label: string, text: z.ZodMiniType<string, string>, most: number) =>
  z.pipe(
    z
      .array(text, `${label} must be a list`)
      .check(z.maxLength(most, `${label} must be at most ${String(most)}`)),
    z.transform((texts: string[]) => [...new Set(texts)]),
  );

const tag = requiredLine("A tag", "A tag must not be empty", TAGS.length);

const { min: fewestDigits, max: mostDigits } = BARCODES.digits;
const barcodeMessage = `A barcode must be ${String(fewestDigits)} to ${String(mostDigits)} digits`;

const barcode = z
  .string(barcodeMessage)
  .check(
    z.trim(),
    z.regex(/^[0-9]*$/, barcodeMessage),
    z.minLength(fewestDigits, barcodeMessage),
    z.maxLength(mostDigits, barcodeMessage),
  );

/**
 * The fields of a wine in the order of the form. A new field must be `added`, since stored wines
 * and sent changes lack the field. See CONTRIBUTING.md, "A new field of a wine".
 */
export const WINE_TABLE = {
  name: line("Name", { searchable: true, exportedAs: "Name" }),
  producer: line("Producer", { searchable: true, exportedAs: "Producer", column: "Producer" }),
  vintage: {
    ...required({
      label: "Vintage",
      written: z
        .int("Vintage must be a year")
        .check(z.minimum(VINTAGE_MIN, `Vintage must be ${String(VINTAGE_MIN)} or later`)),
      stored: INTEGER,
    }),
    control: "number",
    exportedAs: "Vintage",
    column: "Vintage",
    isShared: true,
  },
  quantity: {
    ...required({ label: "Quantity", written: quantityInteger, stored: INTEGER }),
    control: "number",
    exportedAs: "Quantity",
  },
  type: {
    ...required({
      label: "Wine Type",
      written: z.enum(WINE_TYPES, "Wine type must be one of the six types"),
      stored: oneOf(WINE_TYPES),
    }),
    control: "choice",
    searchable: true,
    exportedAs: "Type",
    column: "Type",
    isShared: true,
  },
  varietal: line("Varietal", { searchable: true, exportedAs: "Varietal", column: "Varietal" }),
  country: line("Country", { searchable: true, exportedAs: "Country", column: "Country" }),
  region: line("Region", { searchable: true, exportedAs: "Region", column: "Region" }),
  notes: {
    ...optional({
      label: "Tasting Notes",
      written: z.pipe(z.nullable(prose("Tasting notes")), z.transform(emptyAsNull)),
      stored: TEXT_OR_NULL,
      absent: null,
    }),
    control: "prose",
    countsAsText: true,
    exportedAs: "Tasting Notes",
    column: "Notes",
  },
  photoUrl: optional({
    label: "Photo",
    written: z.nullable(photoPathSchema),
    stored: TEXT_OR_NULL,
    absent: null,
  }),
  nonVintage: {
    ...added({
      label: "Non-vintage",
      written: z.boolean("Non-vintage must be true or false"),
      stored: FLAG,
      absent: false,
    }),
    control: "switch",
    isShared: true,
  },
  appellation: addedText("Appellation", LINE_MAX, {
    control: "line",
    searchable: true,
    exportedAs: "Appellation",
    column: "Appellation",
    isShared: true,
  }),
  designation: addedText("Designation or Vineyard", LINE_MAX, {
    control: "line",
    searchable: true,
    exportedAs: "Designation",
    isShared: true,
  }),
  alcohol: {
    ...added({ label: "Alcohol", written: alcoholPercent, stored: NUMBER_OR_NULL, absent: null }),
    control: "decimal",
    exportedAs: "Alcohol",
    isShared: true,
  },
  drinkFrom: addedYear("Drink From", "Drink From"),
  drinkTo: addedYear("Drink Until", "Drink Until"),
  tags: {
    ...added({
      label: "Tags",
      written: textSet("Tags", tag, TAGS.most),
      stored: TEXTS,
      absent: [],
    }),
    control: "list",
    searchable: true,
    countsAsText: true,
    exportedAs: "Tags",
    column: "Tags",
  },
  barcodes: {
    ...added({
      label: "Barcodes",
      written: textSet("Barcodes", barcode, BARCODES.most),
      stored: TEXTS,
      absent: [],
    }),
    countsAsText: true,
    exportedAs: "Barcodes",
    isShared: true,
  },
  /** Minimum number of bottles. With fewer bottles, the wine is on the To Buy list. */
  keepAtLeast: {
    ...added({
      label: "Keep at Least",
      written: z.nullable(
        z.int(keepMessage).check(z.minimum(1, keepMessage), z.maximum(QUANTITY.max, keepMessage)),
      ),
      stored: INTEGER_OR_NULL,
      absent: null,
    }),
    control: "number",
    exportedAs: "Keep at Least",
  },
  /** The wine's lots; empty if only the number of bottles is known [L1: first lot]. */
  lots: added({ label: "Lots", written: lotsSchema, stored: LOTS, absent: [] }),
  /** The open bottles [B1: open bottles]. */
  opened: added({ label: "Opened", written: openedSchema, stored: OPENED, absent: [] }),
  /** Values of one bottle on different days [W14: valuations]. */
  valuations: {
    ...added({ label: "Valuations", written: valuationsSchema, stored: VALUATIONS, absent: [] }),
    countsAsText: true,
  },
  /** Imported data without a field, as the importer wrote it [W12: extra fields]. */
  extraFields: addedText("Extra Fields", EXTRA_FIELDS_MAX, {}),
} as const;
