import * as z from "zod/mini";
import { putPlaceCallSchema } from "../changes/change.ts";
import { placeBodySchema, placeSchema } from "../records/place.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "places";

export const listPlaces = {
  group,
  method: "GET",
  path: "/api/places",
  summary: "One's places, the one last changed at the end; a lot names its place by the id",
  access: "signed in",
  scope: "read",
  answer: z.array(placeSchema),
} as const satisfies CallSpec;

export const createPlace = {
  group,
  method: "POST",
  path: "/api/places",
  summary: "Make a place; the server makes its id",
  access: "signed in",
  scope: "write",
  keyed: true,
  body: placeBodySchema,
  status: 201,
  answer: placeSchema,
  errors: ["too_many_places"],
} as const satisfies CallSpec;

export const putPlace = {
  group,
  method: "PUT",
  path: "/api/places/{id}",
  names: "place",
  summary: "Make a place under an id of one's own, or change one; with `base`, field by field",
  access: "signed in",
  scope: "write",
  keyed: true,
  body: putPlaceCallSchema,
  answer: placeSchema,
  errors: ["too_many_places"],
} as const satisfies CallSpec;

export const removePlace = {
  group,
  method: "POST",
  path: "/api/places/{id}/remove",
  names: "place",
  summary: "Remove a place; what lies in it is unplaced. Answers it as it was",
  access: "signed in",
  scope: "write",
  keyed: true,
  answer: placeSchema,
} as const satisfies CallSpec;
