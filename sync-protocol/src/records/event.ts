import * as z from "zod/mini";
import { LOT_LENGTHS, PRICE_OR_NULL, priceSchema } from "./lots/lot.ts";
import { QUANTITY } from "./quantity.ts";
import {
  added,
  FLAG,
  INTEGER,
  keptSince,
  oneOf,
  optional,
  recordKind,
  required,
  type StoredType,
  TEXT,
  TEXT_OR_NULL,
  UUID,
} from "./recordKind.ts";
import { emptyAsNull, prose } from "./text.ts";
import { photoPathSchema } from "./wineFields.ts";

/** What may have happened to bottles. */
export const EVENT_KINDS = [
  "added",
  "moved",
  "drank",
  "gave",
  "sold",
  "broken",
  "lost",
  "tasted",
  "corrected",
] as const;

/** What may be wrong with a bottle. */
export const FLAWS = ["corked", "oxidised", "other"] as const;

/** The scales on which people rate: a rating is kept as it was given. */
export const RATING_SCALES = [5, 20, 100] as const;

/** The longest short texts of an event, in UTF-16 code units; its note is prose. */
export const EVENT_LINE_MAX = 200;

const ratingSchema = z
  .object({
    value: z.number("Rating must be a number").check(z.minimum(0, "Rating must be at least 0")),
    scale: z.literal(RATING_SCALES, "A rating is out of 5, 20 or 100"),
  })
  .check(z.refine(({ value, scale }) => value <= scale, "Rating must be within its scale"));

/** What is told of a rating. */
export type Rating = z.infer<typeof ratingSchema>;

const RATING_OR_NULL = {
  schema: z.nullable(z.object({ value: z.number(), scale: z.literal(RATING_SCALES) })),
  holds: (value: unknown): boolean => typeof value === "object",
  column: "json",
} as const satisfies StoredType;

const flaws = oneOf(FLAWS);

const FLAW_OR_NULL = {
  schema: z.nullable(flaws.schema),
  holds: (value: unknown): boolean => value === null || flaws.holds(value),
  column: "plain",
} as const satisfies StoredType;

/** A day of people's calendars, without a zone: the one on which it was, where it was. */
export const daySchema = z.iso.date("A day is written like 2026-05-01");

const text = (label: string, max?: number) =>
  optional({
    label,
    written: z.pipe(z.nullable(prose(label, max)), z.transform(emptyAsNull)),
    stored: TEXT_OR_NULL,
    absent: null,
  });

/** What a person may say of an event, in the order of its form (rule H4). */
const EVENT = recordKind({
  written: {
    kind: required({
      label: "What Happened",
      written: z.enum(EVENT_KINDS, "An event has one of the kinds that there are"),
      stored: oneOf(EVENT_KINDS),
    }),
    day: required({ label: "Day", written: daySchema, stored: TEXT }),
    occasion: text("Occasion", EVENT_LINE_MAX),
    meal: text("Meal", EVENT_LINE_MAX),
    company: text("With Whom", EVENT_LINE_MAX),
    rating: optional({
      label: "Rating",
      written: z.nullable(ratingSchema),
      stored: RATING_OR_NULL,
      absent: null,
    }),
    flaw: optional({
      label: "Flaw",
      written: z.nullable(z.enum(FLAWS, "A flaw is corked, oxidised or other")),
      stored: FLAW_OR_NULL,
      absent: null,
    }),
    note: text("Note"),
    /** Of one bottle. */
    price: optional({
      label: "Price per Bottle",
      written: z.nullable(priceSchema),
      stored: PRICE_OR_NULL,
      absent: null,
    }),
    photoUrl: added({
      label: "Photo",
      written: z.nullable(photoPathSchema),
      stored: TEXT_OR_NULL,
      absent: null,
    }),
    /** Where the bottles were bought. */
    shop: added({
      label: "Shop",
      written: z.pipe(z.nullable(prose("Shop", LOT_LENGTHS.shop)), z.transform(emptyAsNull)),
      stored: TEXT_OR_NULL,
      absent: null,
    }),
  },
  kept: {
    id: UUID,
    wineId: UUID,
    /** The one lot that it was about, which may be gone. */
    lotId: TEXT_OR_NULL,
    /** How many came, or went where that is below 0; of a move, how many it moved. */
    bottles: INTEGER,
    /** Somebody told of it, and the bottles of today never knew: they are not in the quantity. */
    isUncounted: FLAG,
    /** The day on which its change was made; not known of events from before it was kept. */
    recordedOn: keptSince(TEXT_OR_NULL, null),
    /** The import that brought the bottles (rule H9). */
    importId: keptSince(TEXT_OR_NULL, null),
    /** Nobody knows when imported bottles came: `day` is that of the import. */
    isDateUnknown: keptSince(FLAG, false),
  },
});

/** What a person says of an event. */
export const eventBodySchema = EVENT.bodySchema;

/** The values of some fields of an event, as an editor saw them. */
export const eventValuesSchema = EVENT.valuesSchema;

/** An event as programs are told of it. */
export const eventSchema = EVENT.schema;

/** An event as sync carries it. */
export const eventRowSchema = EVENT.rowSchema;

/** How many bottles somebody may tell of, that came or went. */
export const toldBottlesSchema = z
  .int("Bottles must be a whole number")
  .check(
    z.minimum(-QUANTITY.max, `Bottles must be at least -${String(QUANTITY.max)}`),
    z.maximum(QUANTITY.max, `Bottles must be at most ${String(QUANTITY.max)}`),
  );

export type EventKind = (typeof EVENT_KINDS)[number];
export type Flaw = (typeof FLAWS)[number];
export type RatingScale = (typeof RATING_SCALES)[number];
export type EventBody = z.infer<typeof eventBodySchema>;
/** A body as it may be given: what is optional may be left out. */
export type GivenEventBody = z.input<typeof eventBodySchema>;
export type EventField = keyof EventBody;
/** Something that happened to bottles of one wine on one day. */
export type WineEvent = z.infer<typeof EVENT.schema>;
export type EventRow = WineEvent & { readonly seq: number; readonly deleted: boolean };
/** An event with what is left of it once it is removed. */
export type KeptEvent = WineEvent & { readonly deleted: boolean };

/** The fields of {@link EventBody}, in the order of the form. */
export const EVENT_FIELDS = EVENT.fields;

/** The fields that came after the first events, and what each is where a change does not say it. */
export const EVENT_ADDITIONS = EVENT.additions;

/** What people read of an event's field. */
export function eventLabelOf(field: EventField): string {
  return EVENT.written[field].label;
}

/** The fields in which two events differ. */
export const differingInEvents = EVENT.differing;

/** The part of an event that a person writes. */
export const eventBodyOf = EVENT.bodyOf;

/** The event of a row. */
export const eventOf = EVENT.recordOf;

/** The written part of an event once an edit is merged into it (rule H4). */
export const mergedEvent = EVENT.merged;

/** Whether a stored row has the types of an event's row. */
export const isSoundEventRow = EVENT.isSound;

/** A stored row with what the build that stored it did not know. */
export const completedEventRow = EVENT.completed;

/** What an event keeps that somebody told, or that an earlier build made. */
export const NOT_RECORDED = { recordedOn: null, importId: null, isDateUnknown: false } as const;

/** Whether nobody has said yet on which day these bottles came: they count from their import (rule H9). */
export function hasUnknownDate({ isDateUnknown, day, recordedOn }: WineEvent): boolean {
  return isDateUnknown && day === recordedOn;
}

/** What an event adds to the quantity of its wine; what is told, moved or tasted adds nothing (rule H2). */
export function heldBy({ bottles, isUncounted, kind }: WineEvent): number {
  return isUncounted || kind === "moved" ? 0 : bottles;
}
