import * as z from "zod/mini";
import { QUANTITY } from "../records/quantity.ts";
import { uuid } from "../records/text.ts";
import {
  daySchema,
  eventBodySchema,
  eventValuesSchema,
  toldBottlesSchema,
} from "../records/event.ts";
import { lotSeenSchema } from "../records/lots/lot.ts";
import { placeBodySchema, placeValuesSchema } from "../records/place.ts";
import { newWineBodySchema, wineBodySchema, wineValuesSchema } from "../records/wine.ts";

const bottleCount = z
  .int("Quantity must be a whole number")
  .check(
    z.minimum(1, "Quantity must be at least 1"),
    z.maximum(QUANTITY.max, `Quantity must be at most ${String(QUANTITY.max)}`),
  );

/** The body of `POST /api/wines`. Our own client makes both ids; a plain client leaves them out. */
export const createCallSchema = z.extend(newWineBodySchema, {
  id: z.optional(uuid()),
  bottleId: z.optional(uuid()),
});

/**
 * The body of `PUT /api/wines/{id}`. With `base`, the values that the editor saw of the fields it
 * changed, the edit merges by field (rules M1 to M4); without it every field is set as given.
 */
export const editCallSchema = z.extend(wineBodySchema, {
  base: z.optional(wineValuesSchema),
});

/** The body of add-bottles. */
export const bottlesCallSchema = z.object({
  quantity: bottleCount,
  /** The lot that is meant, as a hint (rules L2, L3). */
  lotId: z.optional(uuid()),
});

/** The body of remove-bottles. */
export const removeBottlesCallSchema = z.extend(bottlesCallSchema, {
  /** The opened bottle that is among them; where it is open no more, none are taken (rule B3). */
  openedId: z.optional(uuid()),
});

/** The body of move-bottles: from a lot to another, as that was seen. */
export const moveCallSchema = z.object({
  from: uuid(),
  to: lotSeenSchema,
  quantity: bottleCount,
});

/**
 * The body of `PUT /api/places/{id}`. With `base`, the values that the editor saw of the fields it
 * changed, the others stay; without it every field is set, and a place that is not there is made (rule G1).
 */
export const putPlaceCallSchema = z.extend(placeBodySchema, {
  base: z.optional(placeValuesSchema),
});

/** One thing done to one wine: a documented call, as data. */
export const changeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("create"), wineId: uuid(), bottleId: uuid(), body: wineBodySchema }),
  z.object({
    kind: z.literal("edit"),
    wineId: uuid(),
    body: wineBodySchema,
    base: z.optional(wineValuesSchema),
    /** The additions that an edit without a base leaves as they are (rule M5). */
    omitted: z.optional(z.array(z.string())),
  }),
  z.object({ kind: z.literal("archive"), wineId: uuid() }),
  z.object({ kind: z.literal("unarchive"), wineId: uuid() }),
  z.extend(bottlesCallSchema, { kind: z.literal("add-bottles"), wineId: uuid() }),
  z.extend(removeBottlesCallSchema, { kind: z.literal("remove-bottles"), wineId: uuid() }),
  z.extend(moveCallSchema, { kind: z.literal("move-bottles"), wineId: uuid() }),
  z.object({ kind: z.literal("remove"), wineId: uuid() }),
  z.object({ kind: z.literal("restore"), wineId: uuid() }),
]);

/** One thing done to one place. */
export const placeChangeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("put-place"),
    placeId: uuid(),
    body: placeBodySchema,
    /** What its editor saw of the fields that they changed; without it every field is set (rule G1). */
    base: z.optional(placeValuesSchema),
  }),
  z.object({ kind: z.literal("remove-place"), placeId: uuid() }),
]);

/** One thing said of one event. */
export const eventChangeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("put-event"),
    eventId: uuid(),
    /** What a new one is of. Of one that is there, these two stay as they are. */
    wineId: uuid(),
    bottles: z._default(toldBottlesSchema, 0),
    /** It was made by a change in another cellar: its bottles count, and were of this lot (rule H8). */
    counted: z.optional(
      z.object({
        lotId: z.nullable(uuid()),
        recordedOn: z.optional(daySchema),
        importId: z.optional(uuid()),
        isDateUnknown: z.optional(z.boolean()),
      }),
    ),
    body: eventBodySchema,
    /** What its editor saw of the fields that they changed; without it every field is set (rule H4). */
    base: z.optional(eventValuesSchema),
  }),
  z.object({ kind: z.literal("remove-event"), eventId: uuid() }),
]);

/** One thing done to one record of a cellar, of whatever kind. */
export const cellarChangeSchema = z.discriminatedUnion("kind", [
  ...changeSchema.def.options,
  ...placeChangeSchema.def.options,
  ...eventChangeSchema.def.options,
]);

/** Takes a number without doing anything: what is sent in the place of a failed change (rule O6). */
export const noopSchema = z.object({ kind: z.literal("noop") });

export type Change = z.infer<typeof changeSchema>;
export type Edit = Extract<Change, { kind: "edit" }>;
export type PlaceChange = z.infer<typeof placeChangeSchema>;
export type EventChange = z.infer<typeof eventChangeSchema>;
export type CellarChange = z.infer<typeof cellarChangeSchema>;
export type Noop = z.infer<typeof noopSchema>;

/** Whether a change is one of a place. */
export function isOfPlace(change: CellarChange | Noop): change is PlaceChange {
  return change.kind === "put-place" || change.kind === "remove-place";
}

/** Whether a change is one of an event. */
export function isOfEvent(change: CellarChange | Noop): change is EventChange {
  return change.kind === "put-event" || change.kind === "remove-event";
}

/** Whether a change is one of a wine. */
export function isOfWine(change: CellarChange | Noop): change is Change {
  return change.kind !== "noop" && !isOfPlace(change) && !isOfEvent(change);
}

/** The id of the record that a change is of. */
export function recordIdOf(change: CellarChange): string {
  if (isOfEvent(change)) return change.eventId;
  return isOfPlace(change) ? change.placeId : change.wineId;
}
