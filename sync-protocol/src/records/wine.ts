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
  recordKind,
  required,
  TEXT,
  TEXT_OR_NULL,
  TEXTS,
  UUID,
} from "./recordKind.ts";
import { LOTS, lotsSchema, textInLots } from "./lot.ts";
import { OPENED, openedSchema } from "./opened.ts";
import { emptyAsNull, LINE_MAX, prose, requiredLine } from "./text.ts";
import { WINE_TYPES } from "./wineType.ts";

/** Most text of what was told of a wine elsewhere and has no field, in UTF-16 code units. */
export const EXTRA_FIELDS_MAX = 20_000;

/** The oldest vintage accepted, a year. The newest depends on the clock: {@link latestVintage}. */
export const VINTAGE_MIN = 1800;

/** The years that a drinking window may name. */
export const DRINKING_YEARS = { min: VINTAGE_MIN, max: 2999 } as const;

/** Most alcohol that a wine may have, in percent of its volume; told to a tenth. */
export const ALCOHOL_MAX = 99.9;

/** Most tags of a wine, and most characters of one. */
export const TAGS = { most: 20, length: 50 } as const;

/** Most barcodes of a wine, and how many digits one has: from a UPC-E to a GTIN-14. */
export const BARCODES = { most: 10, digits: { min: 6, max: 14 } } as const;

const NEWEST_TIME_ZONE_MS = 14 * 60 * 60 * 1000;

/**
 * The newest vintage the server accepts at `now` (milliseconds since 1970): the current year in
 * the time zone where it begins first, so that New Year in Auckland refuses nothing (rule W2).
 */
export function latestVintage(now: number): number {
  return new Date(now + NEWEST_TIME_ZONE_MS).getUTCFullYear();
}

/** The path of every photo begins with this; its id follows. */
export const PHOTO_PATHS = "/objects/uploads/";

/** The path under which an object is uploaded, and served once it is a photo. */
export function photoPathOf(id: string): string {
  return PHOTO_PATHS + id;
}

/** The id of the object that a photo's path names. */
export function photoIdIn(path: string): string {
  return path.slice(PHOTO_PATHS.length);
}

const PHOTO_PATH = new RegExp(`^${PHOTO_PATHS}[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`);

/** A path under which a finalized photo is served. */
export const photoPathSchema = z
  .string("Photo must be a stored object")
  .check(z.regex(PHOTO_PATH, "Photo must be a stored object"));

const quantityInteger = z
  .int("Quantity must be a whole number")
  .check(
    z.minimum(QUANTITY.min, `Quantity must be at least ${String(QUANTITY.min)}`),
    z.maximum(QUANTITY.max, `Quantity must be at most ${String(QUANTITY.max)}`),
  );

const line = (label: string) => required({ label, written: requiredLine(label), stored: TEXT });

const addedText = (label: string, max: number) =>
  added({
    label,
    written: z.pipe(z.nullable(prose(label, max)), z.transform(emptyAsNull)),
    stored: TEXT_OR_NULL,
    absent: null,
  });

const addedYear = (label: string) => {
  const { min, max } = DRINKING_YEARS;
  const message = `${label} must be a year from ${String(min)} to ${String(max)}`;
  return added({
    label,
    written: z.nullable(z.int(message).check(z.minimum(min, message), z.maximum(max, message))),
    stored: INTEGER_OR_NULL,
    absent: null,
  });
};

const alcoholMessage = `Alcohol must be from 0 to ${String(ALCOHOL_MAX)} percent`;

/** The tenth next to it, so that what is written is what every store gives back. */
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

/** A list of which each text is in it once, in the order in which they were written. */
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
 * The fields of a wine in the order of the form, each told once. A new one is `added`: wines that
 * were stored before, and changes that were sent before, lack it.
 */
const WINE = recordKind({
  written: {
    name: line("Name"),
    producer: line("Producer"),
    vintage: required({
      label: "Vintage",
      written: z
        .int("Vintage must be a year")
        .check(z.minimum(VINTAGE_MIN, `Vintage must be ${String(VINTAGE_MIN)} or later`)),
      stored: INTEGER,
    }),
    quantity: required({ label: "Quantity", written: quantityInteger, stored: INTEGER }),
    type: required({
      label: "Wine Type",
      written: z.enum(WINE_TYPES, "Wine type must be one of the six types"),
      stored: oneOf(WINE_TYPES),
    }),
    varietal: line("Varietal"),
    country: line("Country"),
    region: line("Region"),
    notes: optional({
      label: "Tasting Notes",
      written: z.pipe(z.nullable(prose("Tasting notes")), z.transform(emptyAsNull)),
      stored: TEXT_OR_NULL,
      absent: null,
    }),
    photoUrl: optional({
      label: "Photo",
      written: z.nullable(photoPathSchema),
      stored: TEXT_OR_NULL,
      absent: null,
    }),
    nonVintage: added({
      label: "Non-vintage",
      written: z.boolean("Non-vintage must be true or false"),
      stored: FLAG,
      absent: false,
    }),
    appellation: addedText("Appellation", LINE_MAX),
    designation: addedText("Designation or Vineyard", LINE_MAX),
    alcohol: added({
      label: "Alcohol",
      written: alcoholPercent,
      stored: NUMBER_OR_NULL,
      absent: null,
    }),
    drinkFrom: addedYear("Drink From"),
    drinkTo: addedYear("Drink Until"),
    tags: added({
      label: "Tags",
      written: textSet("Tags", tag, TAGS.most),
      stored: TEXTS,
      absent: [],
    }),
    barcodes: added({
      label: "Barcodes",
      written: textSet("Barcodes", barcode, BARCODES.most),
      stored: TEXTS,
      absent: [],
    }),
    /** Where the bottles are; empty where nothing is told but how many there are (rule L1). */
    lots: added({ label: "Lots", written: lotsSchema, stored: LOTS, absent: [] }),
    /** Which of them are open (rule B1). */
    opened: added({ label: "Opened", written: openedSchema, stored: OPENED, absent: [] }),
    /** What another program told and no field holds, as who imported it wrote it down (rule W12). */
    extraFields: addedText("Extra Fields", EXTRA_FIELDS_MAX),
  },
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

/** What people read of a field, at its control and in sentences. */
export function labelOf(field: WineField): string {
  return WINE.written[field].label;
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

/** How much of a wine counts as text (rule W7), in UTF-16 code units; a list counts as JSON text. */
export function textIn(wine: WineBody): number {
  const { name, varietal, country, region, producer, notes } = wine;
  const { appellation, designation, extraFields } = wine;
  const told = [notes, appellation, designation, extraFields];
  const texts = [name, varietal, country, region, producer, ...told];
  const lists = [wine.tags, wine.barcodes];
  const inTexts = texts.reduce((sum, text) => sum + (text?.length ?? 0), textInLots(wine.lots));
  return lists.reduce((sum, list) => sum + (list.length && JSON.stringify(list).length), inTexts);
}

/** Every varietal of these wines once, in alphabetical order. */
export function varietalsOf(wines: Iterable<Pick<Wine, "varietal">>): string[] {
  const distinct = new Set<string>();
  for (const { varietal } of wines) distinct.add(varietal);
  // One collator for all: `localeCompare` looks its locale up in each comparison.
  return [...distinct].sort(new Intl.Collator("en").compare);
}
