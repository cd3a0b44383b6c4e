import * as z from "zod/mini";
import { putPlaceCallSchema } from "../changes/change.ts";
import { placeBodySchema, placeSchema } from "../records/place.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "places";

export const listPlaces = {
  group,
  method: "GET",
  path: "/api/places",
  summary: "List the places, ordered by last change; a lot refers to its place by id",
  access: "signed in",
  scope: "read",
  answer: z.array(placeSchema),
} as const satisfies CallSpec;

export const createPlace = {
  group,
  method: "POST",
  path: "/api/places",
  summary: "Create a place; the server chooses its id",
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
  summary:
    "Create a place with an id of the client, or edit one; with `base`, only the changed fields",
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
  summary: "Remove a place; its bottles become unplaced. Returns the place as it was",
  access: "signed in",
  scope: "write",
  keyed: true,
  answer: placeSchema,
} as const satisfies CallSpec;
