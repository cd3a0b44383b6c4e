import * as z from "zod/mini";
import {
  INTEGER_OR_NULL,
  oneOf,
  optional,
  recordKind,
  required,
  TEXT,
  TEXT_OR_NULL,
  UUID,
} from "./recordKind.ts";
import { requiredLine, uuid } from "./text.ts";

/** What a place may be. */
export const PLACE_KINDS = ["room", "rack", "fridge", "other"] as const;

/** Most rows and columns of a rack, and most bottles that lie one behind the other in a hole. */
export const RACK_MAX = { rows: 100, columns: 100, depth: 4 } as const;

/** The longest name of a place, in UTF-16 code units. */
export const PLACE_NAME_MAX = 100;

const size = (label: string, most: number) => {
  const message = `${label} must be from 1 to ${String(most)}`;
  return optional({
    label,
    written: z.nullable(z.int(message).check(z.minimum(1, message), z.maximum(most, message))),
    stored: INTEGER_OR_NULL,
    absent: null,
  });
};

/** The fields of a place in the order of its form (rule G1). */
const PLACE = recordKind({
  written: {
    name: required({
      label: "Name",
      written: requiredLine("Name", "Name is required", PLACE_NAME_MAX),
      stored: TEXT,
    }),
    /** Names the place in which it lies, or one that is gone: then it lies in none (rule G4). */
    parentId: optional({
      label: "Inside",
      written: z.nullable(uuid()),
      stored: TEXT_OR_NULL,
      absent: null,
    }),
    kind: optional({
      label: "Kind",
      written: z.enum(PLACE_KINDS, "A place is a room, a rack, a fridge or something other"),
      stored: oneOf(PLACE_KINDS),
      absent: "other" as const,
    }),
    rows: size("Rows", RACK_MAX.rows),
    columns: size("Columns", RACK_MAX.columns),
    depth: size("Depth", RACK_MAX.depth),
  },
  kept: { id: UUID },
});

/** What a person writes of a place. */
export const placeBodySchema = PLACE.bodySchema;

/** The values of some fields of a place, as an editor saw them. */
export const placeValuesSchema = PLACE.valuesSchema;

/** A place as every documented call answers it. */
export const placeSchema = PLACE.schema;

/** A place as sync carries it. */
export const placeRowSchema = PLACE.rowSchema;

export type PlaceKind = (typeof PLACE_KINDS)[number];
export type PlaceBody = z.infer<typeof placeBodySchema>;
/** A body as it may be given: what is optional may be left out. */
export type GivenPlaceBody = z.input<typeof placeBodySchema>;
export type PlaceField = keyof PlaceBody;
export type Place = z.infer<typeof placeSchema>;
export type PlaceRow = Place & { readonly seq: number; readonly deleted: boolean };

/** The fields of {@link PlaceBody}, in the order of the form. */
export const PLACE_FIELDS = PLACE.fields;

/** What people read of a place's field. */
export function placeLabelOf(field: PlaceField): string {
  return PLACE.written[field].label;
}

/** The fields in which two places differ. */
export const differingInPlaces = PLACE.differing;

/** The part of a place that a person writes. */
export const placeBodyOf = PLACE.bodyOf;

/** The place of a row. */
export const placeOf = PLACE.recordOf;

/** The written part of a place once an edit is merged into it (rule G1). */
export const mergedPlace = PLACE.merged;

/** Whether a stored row has the types of a place's row. */
export const isSoundPlaceRow = PLACE.isSound;

/** A stored row with what the build that stored it did not know. */
export const completedPlaceRow = PLACE.completed;
