import * as z from "zod/mini";
import { i18n } from "../../language/index.ts";
import { listWithIds } from "../listWithIds.ts";
import {
  INTEGER,
  oneOf,
  optional,
  recordKind,
  required,
  type StoredType,
  TEXT_OR_NULL,
  UUID,
} from "../recordKind.ts";
import { QUANTITY } from "../quantity.ts";
import { emptyAsNull, errorText, prose, uuid, wholeNumber } from "../text.ts";

/**
 * The usual size of a bottle, which is the default, and the smallest and largest accepted sizes, in
 * millilitres.
 */
export const BOTTLE_SIZE = { usual: 750, min: 1, max: 30_000 } as const;

export const LOTS_MAX = 50;

/** Highest price of one bottle, in the minor unit of its currency. */
export const PRICE_MAX = 1_000_000_000;

/**
 * Maximum lengths of a lot's texts, in UTF-16 code units. They are low, because an edit can contain
 * fifty lots and their fifty previous versions.
 */
export const LOT_LENGTHS = { position: 50, shop: 100, note: 500, foreignId: 100 } as const;

export const LOT_STATES = ["held", "ordered"] as const;

const text = (label: string, max: number) =>
  optional({
    label,
    written: z.pipe(z.nullable(prose(label, max)), z.transform(emptyAsNull)),
    stored: TEXT_OR_NULL,
    absent: null,
  });

const day = (label: string) =>
  optional({
    label,
    written: z.nullable(
      z.iso.date(errorText(/*i18n*/ "{label} must be a day, like 2026-05-01", { label })),
    ),
    stored: TEXT_OR_NULL,
    absent: null,
  });

const sizeMessage = errorText(/*i18n*/ "Bottle size must be {min} to {max} ml", {
  min: BOTTLE_SIZE.min,
  max: BOTTLE_SIZE.max,
});

export const priceSchema = z.object({
  /** The amount in the currency's minor unit, such as cents. */
  minor: z
    .int(errorText(/*i18n*/ "Price must be a whole number of minor units"))
    .check(
      z.minimum(0, errorText(/*i18n*/ "Price must be at least 0")),
      z.maximum(PRICE_MAX, errorText(/*i18n*/ "Price must be at most 10,000,000")),
    ),
  /**
   * An ISO 4217 code, which the app chooses from `CURRENCIES`. The server accepts any three
   * letters. Prices are never converted [L8: currencies].
   */
  currency: z
    .string(errorText(/*i18n*/ "Currency must have three letters"))
    .check(z.regex(/^[A-Z]{3}$/, errorText(/*i18n*/ "Currency must have three letters"))),
});

export const storedPriceSchema = z.object({ minor: z.int(), currency: z.string() });

export const PRICE_OR_NULL = {
  schema: z.nullable(storedPriceSchema),
  holds: (value: unknown): boolean => typeof value === "object",
  column: "json",
} as const;

const LOT = recordKind({
  written: {
    bottles: required({
      label: /*i18n*/ "Bottles",
      written: wholeNumber(/*i18n*/ "Bottles", QUANTITY),
      stored: INTEGER,
    }),
    millilitres: optional({
      label: /*i18n*/ "Bottle Size",
      written: z
        .int(sizeMessage)
        .check(z.minimum(BOTTLE_SIZE.min, sizeMessage), z.maximum(BOTTLE_SIZE.max, sizeMessage)),
      stored: INTEGER,
      absent: BOTTLE_SIZE.usual,
    }),
    /** The id of a place. If that place no longer exists, the lot is unplaced [G4: unplaced]. */
    placeId: optional({
      label: /*i18n*/ "Place",
      written: z.nullable(uuid()),
      stored: TEXT_OR_NULL,
      absent: null,
    }),
    position: text(/*i18n*/ "Position", LOT_LENGTHS.position),
    state: optional({
      label: /*i18n*/ "State",
      written: z.enum(LOT_STATES, "A lot is held or ordered"),
      stored: oneOf(LOT_STATES),
      absent: "held" as const,
    }),
    boughtOn: day(/*i18n*/ "Bought On"),
    arrivesOn: day(/*i18n*/ "Arrives On"),
    shop: text(/*i18n*/ "Shop", LOT_LENGTHS.shop),
    price: optional({
      label: /*i18n*/ "Price per Bottle",
      written: z.nullable(priceSchema),
      stored: PRICE_OR_NULL,
      absent: null,
    }),
    note: text(/*i18n*/ "Note", LOT_LENGTHS.note),
    foreignId: text(/*i18n*/ "Id Elsewhere", LOT_LENGTHS.foreignId),
  },
  kept: { id: UUID },
});

type LotBody = z.infer<typeof LOT.bodySchema>;

/**
 * A lot as a user writes it. Parsing puts its fields into a fixed order, so that a repeated request
 * equals the first [I2: repeats].
 */
export const lotSchema = z.object({ id: uuid(), ...LOT.bodySchema.shape });

/** The details of the lot to which bottles are moved, as the editor saw them. */
export const lotSeenSchema = z.omit(lotSchema, { bottles: true });

/** Identical bottles of one wine: all details, such as place, size and price, are the same. */
export type Lot = LotBody & { readonly id: string };
export type LotField = Exclude<keyof Lot, "id">;
export type LotDetail = Exclude<LotField, "bottles">;
export type Price = z.infer<typeof priceSchema>;

export const lotsSchema = listWithIds(
  lotSchema,
  "lot",
  LOTS_MAX,
  /*i18n*/ "A wine can have at most {most} lots",
);

/**
 * Total length of the lots' texts that count towards the cellar's limit, in UTF-16 code units [W7:
 * size limits].
 */
export function textInLots(lots: readonly Lot[]): number {
  const texts = lots.flatMap(({ position, shop, note, foreignId }) => [
    position,
    shop,
    note,
    foreignId,
  ]);
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}

/** The stored type of a wine's lots. Unknown fields of later builds are kept [D3: updates]. */
export const LOTS = {
  schema: z.array(z.looseObject(LOT.schema.shape)),
  holds: (value: unknown): boolean => Array.isArray(value) && value.every(isLot),
  column: "json",
} as const satisfies StoredType;

function isLot(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    UUID.holds(value.id) &&
    "bottles" in value &&
    INTEGER.holds(value.bottles)
  );
}

/** Names of a lot's fields, in the order of the form: the number of bottles is first. */
export const LOT_FIELDS = LOT.fields;

export const LOT_DETAILS = LOT_FIELDS.filter((field) => field !== "bottles");

export function lotLabelOf(field: LotField): string {
  return i18n._(LOT.written[field].label);
}

export const differingInLots = LOT.differing;

/** A lot with default details. */
export function plainLot(id: string, bottles: number): Lot {
  return { id, ...LOT.bodySchema.parse({ bottles: 0 }), bottles };
}
