import * as z from "zod/mini";
import { i18n } from "../language/index.ts";
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
import { errorText, requiredLine, uuid } from "./text.ts";

export const PLACE_KINDS = ["room", "rack", "fridge", "other"] as const;

/** Maximum numbers of a rack's rows and columns, and of bottles in one position (its depth). */
export const RACK_MAX = { rows: 100, columns: 100, depth: 4 } as const;

/** Longest name of a place, in UTF-16 code units. */
export const PLACE_NAME_MAX = 100;

const size = (label: string, most: number) => {
  const message = errorText(/*i18n*/ "{label} must be from 1 to {most}", { label, most });
  return optional({
    label,
    written: z.nullable(z.int(message).check(z.minimum(1, message), z.maximum(most, message))),
    stored: INTEGER_OR_NULL,
    absent: null,
  });
};

/** The fields of a place in the order of its form [G1: put]. */
const PLACE = recordKind({
  written: {
    name: required({
      label: /*i18n*/ "Name",
      written: requiredLine(/*i18n*/ "Name", PLACE_NAME_MAX),
      stored: TEXT,
    }),
    /**
     * The id of the place that contains this one. If that place no longer exists, this place is at
     * the top level [G4: unplaced].
     */
    parentId: optional({
      label: /*i18n*/ "Inside",
      written: z.nullable(uuid()),
      stored: TEXT_OR_NULL,
      absent: null,
    }),
    kind: optional({
      label: /*i18n*/ "Kind",
      written: z.enum(PLACE_KINDS, "A place is a room, a rack, a fridge or something other"),
      stored: oneOf(PLACE_KINDS),
      absent: "other" as const,
    }),
    rows: size(/*i18n*/ "Rows", RACK_MAX.rows),
    columns: size(/*i18n*/ "Columns", RACK_MAX.columns),
    depth: size(/*i18n*/ "Depth", RACK_MAX.depth),
  },
  kept: { id: UUID },
});

/** The part of a place that a user writes. */
export const placeBodySchema = PLACE.bodySchema;

/** The values of some fields of a place, as a user saw them before an edit. */
export const placeValuesSchema = PLACE.valuesSchema;

/** A place in API answers. */
export const placeSchema = PLACE.schema;

/** A place as a sync row. */
export const placeRowSchema = PLACE.rowSchema;

export type PlaceKind = (typeof PLACE_KINDS)[number];
export type PlaceBody = z.infer<typeof placeBodySchema>;
/** A place's body before parsing: fields with defaults may be missing. */
export type GivenPlaceBody = z.input<typeof placeBodySchema>;
export type PlaceField = keyof PlaceBody;
export type Place = z.infer<typeof placeSchema>;
export type PlaceRow = Place & { readonly seq: number; readonly deleted: boolean };

/** Names of the fields of {@link PlaceBody}, in the order of the form. */
export const PLACE_FIELDS = PLACE.fields;

export function placeLabelOf(field: PlaceField): string {
  return i18n._(PLACE.written[field].label);
}

export const differingInPlaces = PLACE.differing;

export const placeBodyOf = PLACE.bodyOf;

export const placeOf = PLACE.recordOf;

/** Merges an edit into a place, and returns the fields that users write [G1: put]. */
export const mergedPlace = PLACE.merged;

export const isSoundPlaceRow = PLACE.isSound;

export const completedPlaceRow = PLACE.completed;

export type Places = ReadonlyMap<string, Place>;

/**
 * The place that contains this one. `undefined` at the top level, if the outer place no longer
 * exists [G4: unplaced], or if this place would be inside itself [G5: cycles].
 */
export function placeAround(places: Places, place: Place): Place | undefined {
  const around = placeNamed(places, place.parentId);
  const seen = new Set<Place>();
  for (let outer = around; outer && !seen.has(outer); outer = placeNamed(places, outer.parentId)) {
    if (outer.id === place.id) return undefined;
    seen.add(outer);
  }
  return around;
}

/** A place with all places that contain it, the outermost first. */
export function placePath(places: Places, place: Place): readonly Place[] {
  const path: Place[] = [];
  for (let inner: Place | undefined = place; inner; inner = placeAround(places, inner)) {
    path.unshift(inner);
  }
  return path;
}

/**
 * The place with this id, for example the place of a lot. `undefined` if no such place exists [G4:
 * unplaced].
 */
export function placeNamed(places: Places, placeId: string | null): Place | undefined {
  return placeId === null ? undefined : places.get(placeId);
}
