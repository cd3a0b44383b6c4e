import * as z from "zod/mini";
import { i18n } from "../language/index.ts";
import { USER_NAME_MAX } from "../limits.ts";
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
import { emptyAsNull, errorText, prose, requiredLine, uuid, wholeNumber } from "./text.ts";
import { photoPathSchema } from "./wineFields.ts";

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

export const FLAWS = ["corked", "oxidised", "other"] as const;

/**
 * The maximum points of the rating scales. A rating is stored in the scale in which it was given.
 */
export const RATING_SCALES = [5, 20, 100] as const;

/** Maximum length of each single-line text of an event, in UTF-16 code units. */
export const EVENT_LINE_MAX = 200;

const ratingSchema = z
  .object({
    value: z
      .number(errorText(/*i18n*/ "Rating must be a number"))
      .check(z.minimum(0, errorText(/*i18n*/ "Rating must be at least 0"))),
    scale: z.literal(RATING_SCALES, "A rating is out of 5, 20 or 100"),
  })
  .check(
    z.refine(
      ({ value, scale }) => value <= scale,
      errorText(/*i18n*/ "Rating must be within its scale"),
    ),
  );

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

/**
 * The author of an event, with the name that the author had when the event was recorded [H11:
 * author]. The id is `null` if the event was imported from another cellar's export.
 */
const authorSchema = z.object({ id: z.nullable(uuid()), name: z.string() });

export type EventAuthor = z.infer<typeof authorSchema>;

const AUTHOR_OR_NULL = {
  schema: z.nullable(authorSchema),
  holds: (value: unknown): boolean => typeof value === "object",
  column: "json",
} as const satisfies StoredType;

/** The author's name in an event imported from another cellar. */
export const authorNameSchema = requiredLine("Author", USER_NAME_MAX);

/** A rating and a note on an event, by a member who did not record the event [H12: impressions]. */
const impressionSchema = z.object({
  author: authorSchema,
  rating: RATING_OR_NULL.schema,
  note: z.nullable(z.string()),
});

export type Impression = z.infer<typeof impressionSchema>;

const IMPRESSIONS = {
  schema: z.array(impressionSchema),
  holds: Array.isArray,
  column: "json",
} as const satisfies StoredType;

/** A calendar day without a time zone, for example the local day of an event. */
export const daySchema = z.iso.date(errorText(/*i18n*/ "A day is written like 2026-05-01"));

const text = (label: string, max?: number) =>
  optional({
    label,
    written: z.pipe(z.nullable(prose(label, max)), z.transform(emptyAsNull)),
    stored: TEXT_OR_NULL,
    absent: null,
  });

/**
 * The fields of an event. `written` lists them in the order of the event form [H4: event merge].
 */
const EVENT = recordKind({
  written: {
    kind: required({
      label: /*i18n*/ "What Happened",
      written: z.enum(EVENT_KINDS, "An event has one of the kinds that there are"),
      stored: oneOf(EVENT_KINDS),
    }),
    day: required({ label: /*i18n*/ "Day", written: daySchema, stored: TEXT }),
    occasion: text(/*i18n*/ "Occasion", EVENT_LINE_MAX),
    meal: text(/*i18n*/ "Meal", EVENT_LINE_MAX),
    company: text(/*i18n*/ "With Whom", EVENT_LINE_MAX),
    rating: optional({
      label: /*i18n*/ "Rating",
      written: z.nullable(ratingSchema),
      stored: RATING_OR_NULL,
      absent: null,
    }),
    flaw: optional({
      label: /*i18n*/ "Flaw",
      written: z.nullable(z.enum(FLAWS, "A flaw is corked, oxidised or other")),
      stored: FLAW_OR_NULL,
      absent: null,
    }),
    note: text(/*i18n*/ "Note"),
    price: optional({
      label: /*i18n*/ "Price per Bottle",
      written: z.nullable(priceSchema),
      stored: PRICE_OR_NULL,
      absent: null,
    }),
    photoUrl: added({
      label: /*i18n*/ "Photo",
      written: z.nullable(photoPathSchema),
      stored: TEXT_OR_NULL,
      absent: null,
    }),
    shop: added({
      label: /*i18n*/ "Shop",
      written: z.pipe(
        z.nullable(prose(/*i18n*/ "Shop", LOT_LENGTHS.shop)),
        z.transform(emptyAsNull),
      ),
      stored: TEXT_OR_NULL,
      absent: null,
    }),
  },
  kept: {
    id: UUID,
    wineId: UUID,
    /** The lot of the event's bottles, if all are of one lot. That lot may no longer exist. */
    lotId: TEXT_OR_NULL,
    /** Number of bottles added, or removed if negative; for a move, the number moved. */
    bottles: INTEGER,
    /**
     * Whether a user noted the event without changing the wine's bottles. Its bottles do not count
     * in the wine's quantity.
     */
    isUncounted: FLAG,
    /**
     * The user's local day when the event was created by a change of bottles. `null` for events
     * noted by a user and events of older builds.
     */
    recordedOn: keptSince(TEXT_OR_NULL, null),
    /** The id of the import that added the bottles, if one did [H9: purchases]. */
    importId: keptSince(TEXT_OR_NULL, null),
    /** Whether the bottles were imported without a date. `day` is then the day of the import. */
    isDateUnknown: keptSince(FLAG, false),
    /** The user who made the event; `null` for events of older builds [H11: author]. */
    author: keptSince(AUTHOR_OR_NULL, null),
    /**
     * Members' impressions of the event, in the order in which the members first gave one [H12:
     * impressions].
     */
    impressions: keptSince(IMPRESSIONS, []),
  },
});

/** The part of an event that a user writes. */
export const eventBodySchema = EVENT.bodySchema;

/** The values of some fields of an event, as a user saw them before an edit. */
export const eventValuesSchema = EVENT.valuesSchema;

/** The fields that a change of an impression can set; omitted fields stay [H12: impressions]. */
export const impressionValuesSchema = z.partial(
  z.object({ rating: EVENT.written.rating.written, note: EVENT.written.note.written }),
);

/** An event in API answers. */
export const eventSchema = EVENT.schema;

/** An event as a sync row. */
export const eventRowSchema = EVENT.rowSchema;

export const recordedBottlesSchema = wholeNumber(/*i18n*/ "Bottles", {
  min: -QUANTITY.max,
  max: QUANTITY.max,
});

export type ImpressionValues = z.infer<typeof impressionValuesSchema>;
export type EventKind = (typeof EVENT_KINDS)[number];
export type Flaw = (typeof FLAWS)[number];
export type RatingScale = (typeof RATING_SCALES)[number];
export type EventBody = z.infer<typeof eventBodySchema>;
/** An event's body before parsing: fields with defaults may be missing. */
export type GivenEventBody = z.input<typeof eventBodySchema>;
export type EventField = keyof EventBody;
/** Something that happened to bottles of one wine on one day. */
export type WineEvent = z.infer<typeof EVENT.schema>;
export type EventRow = WineEvent & { readonly seq: number; readonly deleted: boolean };
/** A stored event. Removed events are stored too. */
export type KeptEvent = WineEvent & { readonly deleted: boolean };

/** Names of the fields of {@link EventBody}, in the order of the form. */
export const EVENT_FIELDS = EVENT.fields;

/** The event fields added after the first build, with their defaults. */
export const EVENT_ADDITIONS = EVENT.additions;

export function eventLabelOf(field: EventField): string {
  return i18n._(EVENT.written[field].label);
}

export const differingInEvents = EVENT.differing;

export const eventBodyOf = EVENT.bodyOf;

export const eventOf = EVENT.recordOf;

/** Merges an edit into an event, and returns the fields that users write [H4: event merge]. */
export const mergedEvent = EVENT.merged;

export const isSoundEventRow = EVENT.isSound;

export const completedEventRow = EVENT.completed;

/**
 * Values of the fields that users do not write, for events in which they are unknown: imported
 * events and events of older builds.
 */
export const NOT_RECORDED = {
  recordedOn: null,
  importId: null,
  isDateUnknown: false,
  author: null,
  impressions: [],
} satisfies Partial<WineEvent>;

/**
 * Whether an event's date is unknown: its bottles were imported without a purchase date, and no
 * user has set one. The event's `day` is then the day of the import [H9: purchases].
 */
export function hasUnknownDate({ isDateUnknown, day, recordedOn }: WineEvent): boolean {
  return isDateUnknown && day === recordedOn;
}

/**
 * The number of bottles that an event adds to its wine's quantity. Moves, tastings and events with
 * `isUncounted` add none [H2: sums].
 */
export function quantityChangeOf({ bottles, isUncounted, kind }: WineEvent): number {
  return isUncounted || kind === "moved" ? 0 : bottles;
}
