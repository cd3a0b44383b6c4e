import * as z from "zod/mini";
import { QUANTITY } from "../records/quantity.ts";
import { uuid } from "../records/text.ts";
import {
  authorNameSchema,
  daySchema,
  eventBodySchema,
  eventValuesSchema,
  impressionValuesSchema,
  recordedBottlesSchema,
} from "../records/event.ts";
import { lotSeenSchema } from "../records/lots/lot.ts";
import { placeBodySchema, placeValuesSchema } from "../records/place.ts";
import { wishBodySchema, wishValuesSchema } from "../records/wish.ts";
import { newWineBodySchema, wineBodySchema, wineValuesSchema } from "../records/wine.ts";

const bottleCount = z
  .int("Quantity must be a whole number")
  .check(
    z.minimum(1, "Quantity must be at least 1"),
    z.maximum(QUANTITY.max, `Quantity must be at most ${String(QUANTITY.max)}`),
  );

/**
 * The body of `POST /api/wines`. The app sends the ids of the wine and its bottle; other clients
 * may omit them.
 */
export const createCallSchema = z.extend(newWineBodySchema, {
  id: z.optional(uuid()),
  bottleId: z.optional(uuid()),
});

/**
 * The body of `PUT /api/wines/{id}`. `base` contains the former values of the changed fields, as
 * the editor saw them. With `base` the edit merges by field [M1: field merge]; without it, every
 * field is set.
 */
export const editCallSchema = z.extend(wineBodySchema, {
  base: z.optional(wineValuesSchema),
});

export const bottlesCallSchema = z.object({
  quantity: bottleCount,
  /**
   * The lot to add bottles to or take bottles from. If it has too few bottles, the rest is taken
   * from other lots. If it does not exist, bottles are added to the first lot [L2: adding]
   * [L3: taking].
   */
  lotId: z.optional(uuid()),
});

export const removeBottlesCallSchema = z.extend(bottlesCallSchema, {
  /**
   * The opened bottle among the removed bottles. If that bottle is already finished, no bottles are
   * removed [B3: finishing].
   */
  openedId: z.optional(uuid()),
});

/**
 * The body of `POST /api/wines/{id}/move-bottles`. `to` is the target lot with the details that the
 * editor saw.
 */
export const moveCallSchema = z.object({
  from: uuid(),
  to: lotSeenSchema,
  quantity: bottleCount,
});

/**
 * The body of `PUT /api/places/{id}`. `base` contains the former values of the changed fields, as
 * the editor saw them; other fields stay. Without `base`, every field is set and a missing place is
 * created [G1: put].
 */
export const putPlaceCallSchema = z.extend(placeBodySchema, {
  base: z.optional(placeValuesSchema),
});

/**
 * One change of one wine, as data. For each kind of change there is an API call with the same
 * effect.
 */
export const changeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("create"), wineId: uuid(), bottleId: uuid(), body: wineBodySchema }),
  z.object({
    kind: z.literal("edit"),
    wineId: uuid(),
    body: wineBodySchema,
    base: z.optional(wineValuesSchema),
    /**
     * Names of fields that the request omits because its client is older than they are. An edit
     * without a base leaves them unchanged [M5: plain edit].
     */
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

export const placeChangeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("put-place"),
    placeId: uuid(),
    body: placeBodySchema,
    /**
     * The former values of the changed fields, as the editor saw them. Without a base, every field
     * is set [G1: put].
     */
    base: z.optional(placeValuesSchema),
  }),
  z.object({ kind: z.literal("remove-place"), placeId: uuid() }),
]);

export const eventChangeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("put-event"),
    eventId: uuid(),
    /**
     * The event's wine. This field and `bottles` matter only for a new event; an existing event
     * keeps its own.
     */
    wineId: uuid(),
    bottles: z._default(recordedBottlesSchema, 0),
    /**
     * Set for an imported event whose bottles the wine's quantity includes: the event's lot, day
     * and import [H8: export].
     */
    counted: z.optional(
      z.object({
        lotId: z.nullable(uuid()),
        recordedOn: z.optional(daySchema),
        importId: z.optional(uuid()),
        isDateUnknown: z.optional(z.boolean()),
      }),
    ),
    /**
     * The author of a new event imported from another cellar; `null` if unknown. Without this
     * field, the user is the author [H11: author].
     */
    authorName: z.optional(z.nullable(authorNameSchema)),
    body: eventBodySchema,
    /**
     * The former values of the changed fields, as the editor saw them. Without a base, every field
     * is set [H4: event merge].
     */
    base: z.optional(eventValuesSchema),
  }),
  z.object({ kind: z.literal("remove-event"), eventId: uuid() }),
  z.object({
    kind: z.literal("put-impression"),
    eventId: uuid(),
    /**
     * The author of an impression imported from another cellar. Without this field, the user is the
     * author [H12: impressions].
     */
    authorName: z.optional(authorNameSchema),
    values: impressionValuesSchema,
  }),
]);

export const wishChangeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("put-wish"),
    wishId: uuid(),
    body: wishBodySchema,
    /**
     * The former values of the changed fields, as the editor saw them. Without a base, every field
     * is set [T1: wish].
     */
    base: z.optional(wishValuesSchema),
  }),
  z.object({ kind: z.literal("remove-wish"), wishId: uuid() }),
]);

export const cellarChangeSchema = z.discriminatedUnion("kind", [
  ...changeSchema.def.options,
  ...placeChangeSchema.def.options,
  ...eventChangeSchema.def.options,
  ...wishChangeSchema.def.options,
]);

/**
 * A change without effect that uses up an op number and replaces a failed change [O6: failed
 * changes].
 */
export const noopSchema = z.object({ kind: z.literal("noop") });

export type Change = z.infer<typeof changeSchema>;
export type Edit = Extract<Change, { kind: "edit" }>;
export type PlaceChange = z.infer<typeof placeChangeSchema>;
export type EventChange = z.infer<typeof eventChangeSchema>;
export type WishChange = z.infer<typeof wishChangeSchema>;
export type CellarChange = z.infer<typeof cellarChangeSchema>;
export type Noop = z.infer<typeof noopSchema>;

export function isOfPlace(change: CellarChange | Noop): change is PlaceChange {
  return change.kind === "put-place" || change.kind === "remove-place";
}

export function isOfEvent(change: CellarChange | Noop): change is EventChange {
  return (
    change.kind === "put-event" ||
    change.kind === "remove-event" ||
    change.kind === "put-impression"
  );
}

export function isOfWish(change: CellarChange | Noop): change is WishChange {
  return change.kind === "put-wish" || change.kind === "remove-wish";
}

export function isOfWine(change: CellarChange | Noop): change is Change {
  return change.kind !== "noop" && !isOfPlace(change) && !isOfEvent(change) && !isOfWish(change);
}

export function recordIdOf(change: CellarChange): string {
  if (isOfEvent(change)) return change.eventId;
  if (isOfWish(change)) return change.wishId;
  return isOfPlace(change) ? change.placeId : change.wineId;
}
