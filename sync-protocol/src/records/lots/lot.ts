import * as z from "zod/mini";
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
import { emptyAsNull, prose, uuid } from "../text.ts";

/** What a bottle holds unless told, and how little and how much one may, in millilitres. */
export const BOTTLE_SIZE = { usual: 750, min: 1, max: 30_000 } as const;

/** Most lots of one wine. */
export const LOTS_MAX = 50;

/** Most that one bottle may have cost, in the minor unit of its currency. */
export const PRICE_MAX = 1_000_000_000;

/** The longest texts of a lot, in UTF-16 code units: fifty lots travel twice in one change. */
export const LOT_LENGTHS = { position: 50, shop: 100, note: 500, foreignId: 100 } as const;

/** A lot lies in the cellar, or is on its way there. */
export const LOT_STATES = ["held", "ordered"] as const;

const bottles = (label: string) =>
  z
    .int(`${label} must be a whole number`)
    .check(
      z.minimum(QUANTITY.min, `${label} must be at least ${String(QUANTITY.min)}`),
      z.maximum(QUANTITY.max, `${label} must be at most ${String(QUANTITY.max)}`),
    );

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
    written: z.nullable(z.iso.date(`${label} must be a day, like 2026-05-01`)),
    stored: TEXT_OR_NULL,
    absent: null,
  });

const sizeMessage = `Bottle size must be ${String(BOTTLE_SIZE.min)} to ${String(BOTTLE_SIZE.max)} ml`;

/** What one bottle cost. */
export const priceSchema = z.object({
  /** In the minor unit of the currency. */
  minor: z
    .int("Price must be a whole number of minor units")
    .check(
      z.minimum(0, "Price must be at least 0"),
      z.maximum(PRICE_MAX, "Price must be at most 10,000,000"),
    ),
  /** By ISO 4217, one of `CURRENCIES`; never converted, and never refused for a table that is older (rule L8). */
  currency: z
    .string("Currency must have three letters")
    .check(z.regex(/^[A-Z]{3}$/, "Currency must have three letters")),
});

/** How a price is stored. */
export const PRICE_OR_NULL = {
  schema: z.nullable(z.object({ minor: z.int(), currency: z.string() })),
  holds: (value: unknown): boolean => typeof value === "object",
  column: "json",
} as const;

const LOT = recordKind({
  written: {
    bottles: required({ label: "Bottles", written: bottles("Bottles"), stored: INTEGER }),
    millilitres: optional({
      label: "Bottle Size",
      written: z
        .int(sizeMessage)
        .check(z.minimum(BOTTLE_SIZE.min, sizeMessage), z.maximum(BOTTLE_SIZE.max, sizeMessage)),
      stored: INTEGER,
      absent: BOTTLE_SIZE.usual,
    }),
    /** Names a place, or one that is gone: then the lot is unplaced (rule G4). */
    placeId: optional({
      label: "Place",
      written: z.nullable(uuid()),
      stored: TEXT_OR_NULL,
      absent: null,
    }),
    position: text("Position", LOT_LENGTHS.position),
    state: optional({
      label: "State",
      written: z.enum(LOT_STATES, "A lot is held or ordered"),
      stored: oneOf(LOT_STATES),
      absent: "held" as const,
    }),
    boughtOn: day("Bought On"),
    arrivesOn: day("Arrives On"),
    shop: text("Shop", LOT_LENGTHS.shop),
    price: optional({
      label: "Price per Bottle",
      written: z.nullable(priceSchema),
      stored: PRICE_OR_NULL,
      absent: null,
    }),
    note: text("Note", LOT_LENGTHS.note),
    foreignId: text("Id Elsewhere", LOT_LENGTHS.foreignId),
  },
  kept: { id: UUID },
});

type LotBody = z.infer<typeof LOT.bodySchema>;

/** A lot as it may be written. Its fields have one order everywhere, so that a repeat reads alike (I2). */
export const lotSchema = z.object({ id: uuid(), ...LOT.bodySchema.shape });

/** A lot as it was seen when bottles were moved to it. */
export const lotSeenSchema = z.omit(lotSchema, { bottles: true });

/** Bottles of one wine that have all in common: where they lie, their size, what they cost. */
export type Lot = LotBody & { readonly id: string };
export type LotField = Exclude<keyof Lot, "id">;
/** What a person tells of a lot beside how many bottles it has. */
export type LotDetail = Exclude<LotField, "bottles">;
export type Price = z.infer<typeof priceSchema>;

/** The lots of a wine, as they may be written. */
export const lotsSchema = z.array(lotSchema, "Lots must be a list").check(
  z.maxLength(LOTS_MAX, `A wine can have at most ${String(LOTS_MAX)} lots`),
  z.refine(
    (lots: readonly Lot[]) => new Set(lots.map(({ id }) => id)).size === lots.length,
    "Each lot must have an id of its own",
  ),
);

/** How much of lots counts as text (rule W7), in UTF-16 code units. */
export function textInLots(lots: readonly Lot[]): number {
  const texts = lots.flatMap(({ position, shop, note, foreignId }) => [
    position,
    shop,
    note,
    foreignId,
  ]);
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}

/** Lots as they are stored, with whatever a later build knows of them beside (rule D3). */
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

/** What a person tells of a lot, in the order of the form; its bottles come first. */
export const LOT_FIELDS = LOT.fields;

/** What is told of a lot beside its bottles, in the order of the form. */
export const LOT_DETAILS = LOT_FIELDS.filter((field) => field !== "bottles");

/** What people read of a lot's field. */
export function lotLabelOf(field: LotField): string {
  return LOT.written[field].label;
}

/** The fields in which two lots differ. */
export const differingInLots = LOT.differing;

/** A lot of so many bottles of which nothing else is told. */
export function plainLot(id: string, bottles: number): Lot {
  return { id, ...LOT.bodySchema.parse({ bottles: 0 }), bottles };
}
