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
import { emptyAsNull, errorText, LINE_MAX, prose, requiredLine, wholeNumber } from "./text.ts";
import { VALUATIONS, valuationsSchema } from "./valuation.ts";
import { WINE_TYPES } from "./wineType.ts";

/**
 * The kind of control by which the wine form edits a field. Fields added after the first build are
 * under "More".
 */
export type Control =
  | "line"
  | "prose"
  | "number"
  | "decimal"
  | "year"
  | "choice"
  | "list"
  | "switch";

export interface WineFieldUses {
  readonly control?: Control;
  readonly searchable?: true;
  /** Whether the field's length counts towards the cellar's text limit [W7: size limits]. */
  readonly countsAsText?: true;
  /** The field's column heading in the CSV export and import. */
  readonly exportedAs?: string;
  /** The field's column heading in the collection table. */
  readonly column?: string;
  /** Whether a link that shares the wine includes the field. */
  readonly isShared?: true;
}

/** Maximum length of the imported data for which a wine has no field, in UTF-16 code units. */
export const EXTRA_FIELDS_MAX = 20_000;

/** The oldest accepted vintage. The newest depends on the clock: see {@link latestVintage}. */
export const VINTAGE_MIN = 1800;

export const DRINKING_YEARS = { min: VINTAGE_MIN, max: 2999 } as const;

/** Maximum alcohol content of a wine, in percent by volume. It is stored with one decimal. */
export const ALCOHOL_MAX = 99.9;

/** Maximum number of tags of a wine, and maximum length of a tag in UTF-16 code units. */
export const TAGS = { most: 20, length: 50 } as const;

/** Maximum number of barcodes of a wine, and how many digits a barcode has (UPC-E to GTIN-14). */
export const BARCODES = { most: 10, digits: { min: 6, max: 14 } } as const;

const NEWEST_TIME_ZONE_MS = 14 * 60 * 60 * 1000;

/**
 * The newest vintage that the server accepts at `now` (ms since 1970): the year in the time zone
 * where a new year begins first, so that no user's current year is refused [W2: vintage].
 */
export function latestVintage(now: number): number {
  return new Date(now + NEWEST_TIME_ZONE_MS).getUTCFullYear();
}

/** The beginning of every photo's path. The photo's id follows. */
export const PHOTO_PATHS = "/objects/uploads/";

/** The path of a photo, which is the same before and after it is finalized. */
export function photoPathOf(id: string): string {
  return PHOTO_PATHS + id;
}

export function photoIdIn(path: string): string {
  return path.slice(PHOTO_PATHS.length);
}

const PHOTO_PATH = new RegExp(`^${PHOTO_PATHS}[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`);

export const photoPathSchema = z
  .string("Photo must be a stored object")
  .check(z.regex(PHOTO_PATH, "Photo must be a stored object"));

export const quantityInteger = wholeNumber(/*i18n*/ "Quantity", QUANTITY);

const line = <const Uses extends WineFieldUses>(label: string, uses: Uses) => ({
  ...required({ label, written: requiredLine(label), stored: TEXT }),
  ...({ control: "line", countsAsText: true, isShared: true } as const),
  ...uses,
});

/** An optional text field added after the first build. Empty text is stored as null. */
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
  const message = errorText(/*i18n*/ "{label} must be a year from {min} to {max}", {
    label,
    min,
    max,
  });
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

const keepMessage = errorText(/*i18n*/ "Keep at Least must be a whole number from 1 to {max}", {
  max: QUANTITY.max,
});

const alcoholMessage = errorText(/*i18n*/ "Alcohol must be from 0 to {max} percent", {
  max: ALCOHOL_MAX,
});

/** Rounds an alcohol content to one decimal, as it is stored. */
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

/** Schema of a list of texts that drops duplicates and keeps the order. */
const textSet = (label: string, text: z.ZodMiniType<string, string>, most: number) =>
  z.pipe(
    z
      .array(text, `${label} must be a list`)
      .check(
        z.maxLength(
          most,
          errorText(/*i18n*/ "{label} must be at most {max}", { label, max: most }),
        ),
      ),
    z.transform((texts: string[]) => [...new Set(texts)]),
  );

const tag = requiredLine(
  /*i18n*/ "A tag",
  TAGS.length,
  errorText(/*i18n*/ "A tag must not be empty"),
);

const { min: fewestDigits, max: mostDigits } = BARCODES.digits;
const barcodeMessage = errorText(
  /*i18n*/ "A barcode must be {fewestDigits} to {mostDigits} digits",
  { fewestDigits, mostDigits },
);

const barcode = z
  .string(barcodeMessage)
  .check(
    z.trim(),
    z.regex(/^[0-9]*$/, barcodeMessage),
    z.minLength(fewestDigits, barcodeMessage),
    z.maxLength(mostDigits, barcodeMessage),
  );

/**
 * The fields of a wine in the order of the form. Define a new field with `added`, because stored
 * wines and changes of older clients lack it. See CONTRIBUTING.md, "A new field of a wine".
 */
export const WINE_TABLE = {
  name: line(/*i18n*/ "Name", { searchable: true, exportedAs: "Name" }),
  producer: line(/*i18n*/ "Producer", {
    searchable: true,
    exportedAs: "Producer",
    column: /*i18n*/ "Producer",
  }),
  vintage: {
    ...required({
      label: /*i18n*/ "Vintage",
      written: z
        .int(errorText(/*i18n*/ "Vintage must be a year"))
        .check(
          z.minimum(
            VINTAGE_MIN,
            errorText(/*i18n*/ "Vintage must be {min} or later", { min: VINTAGE_MIN }),
          ),
        ),
      stored: INTEGER,
    }),
    control: "number",
    exportedAs: "Vintage",
    column: /*i18n*/ "Vintage",
    isShared: true,
  },
  quantity: {
    ...required({ label: /*i18n*/ "Quantity", written: quantityInteger, stored: INTEGER }),
    control: "number",
    exportedAs: "Quantity",
  },
  type: {
    ...required({
      label: /*i18n*/ "Wine Type",
      written: z.enum(WINE_TYPES, "Wine type must be one of the six types"),
      stored: oneOf(WINE_TYPES),
    }),
    control: "choice",
    searchable: true,
    exportedAs: "Type",
    column: /*i18n*/ "Type",
    isShared: true,
  },
  varietal: line(/*i18n*/ "Varietal", {
    searchable: true,
    exportedAs: "Varietal",
    column: /*i18n*/ "Varietal",
  }),
  country: line(/*i18n*/ "Country", {
    searchable: true,
    exportedAs: "Country",
    column: /*i18n*/ "Country",
  }),
  region: line(/*i18n*/ "Region", {
    searchable: true,
    exportedAs: "Region",
    column: /*i18n*/ "Region",
  }),
  notes: {
    ...optional({
      label: /*i18n*/ "Tasting Notes",
      written: z.pipe(z.nullable(prose(/*i18n*/ "Tasting notes")), z.transform(emptyAsNull)),
      stored: TEXT_OR_NULL,
      absent: null,
    }),
    control: "prose",
    countsAsText: true,
    exportedAs: "Tasting Notes",
    column: /*i18n*/ "Notes",
  },
  photoUrl: optional({
    label: /*i18n*/ "Photo",
    written: z.nullable(photoPathSchema),
    stored: TEXT_OR_NULL,
    absent: null,
  }),
  nonVintage: {
    ...added({
      label: /*i18n*/ "Non-vintage",
      written: z.boolean("Non-vintage must be true or false"),
      stored: FLAG,
      absent: false,
    }),
    control: "switch",
    isShared: true,
  },
  appellation: addedText(/*i18n*/ "Appellation", LINE_MAX, {
    control: "line",
    searchable: true,
    exportedAs: "Appellation",
    column: /*i18n*/ "Appellation",
    isShared: true,
  }),
  designation: addedText(/*i18n*/ "Designation or Vineyard", LINE_MAX, {
    control: "line",
    searchable: true,
    exportedAs: "Designation",
    isShared: true,
  }),
  alcohol: {
    ...added({
      label: /*i18n*/ "Alcohol",
      written: alcoholPercent,
      stored: NUMBER_OR_NULL,
      absent: null,
    }),
    control: "decimal",
    exportedAs: "Alcohol",
    isShared: true,
  },
  drinkFrom: addedYear(/*i18n*/ "Drink From", "Drink From"),
  drinkTo: addedYear(/*i18n*/ "Drink Until", "Drink Until"),
  tags: {
    ...added({
      label: /*i18n*/ "Tags",
      written: textSet(/*i18n*/ "Tags", tag, TAGS.most),
      stored: TEXTS,
      absent: [],
    }),
    control: "list",
    searchable: true,
    countsAsText: true,
    exportedAs: "Tags",
    column: /*i18n*/ "Tags",
  },
  barcodes: {
    ...added({
      label: /*i18n*/ "Barcodes",
      written: textSet(/*i18n*/ "Barcodes", barcode, BARCODES.most),
      stored: TEXTS,
      absent: [],
    }),
    countsAsText: true,
    exportedAs: "Barcodes",
    isShared: true,
  },
  /**
   * The number of bottles that the user wants to keep. With fewer, the wine is on the To Buy list.
   */
  keepAtLeast: {
    ...added({
      label: /*i18n*/ "Keep at Least",
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
  lots: added({ label: /*i18n*/ "Lots", written: lotsSchema, stored: LOTS, absent: [] }),
  /** The open bottles [B1: open bottles]. */
  opened: added({ label: /*i18n*/ "Opened", written: openedSchema, stored: OPENED, absent: [] }),
  /** Users' estimates of a bottle's value on different days [W14: valuations]. */
  valuations: {
    ...added({
      label: /*i18n*/ "Valuations",
      written: valuationsSchema,
      stored: VALUATIONS,
      absent: [],
    }),
    countsAsText: true,
  },
  /**
   * Imported data for which a wine has no field, as the importer wrote the data [W12: extra
   * fields].
   */
  extraFields: addedText(/*i18n*/ "Extra Fields", EXTRA_FIELDS_MAX, {}),
} as const;
