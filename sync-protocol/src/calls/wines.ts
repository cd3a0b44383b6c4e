import * as z from "zod/mini";
import {
  bottlesCallSchema,
  createCallSchema,
  editCallSchema,
  moveCallSchema,
  removeBottlesCallSchema,
} from "../changes/change.ts";
import { RESTORABLE_DAYS } from "../limits.ts";
import { QUANTITY } from "../records/quantity.ts";
import { wineSchema } from "../records/wine.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "wines";

export const listWines = {
  group,
  method: "GET",
  path: "/api/wines",
  summary: "List the wines, in the order in which they were added",
  access: "signed in",
  scope: "read",
  /** Default: only wines that are not archived. */
  query: z.object({
    includeArchived: z._default(
      z.enum(["true", "false"], "includeArchived must be true or false"),
      "false",
    ),
  }),
  answer: z.array(wineSchema),
} as const satisfies CallSpec;

export const listVarietals = {
  group,
  method: "GET",
  path: "/api/wines/varietals",
  summary: "List the varietals of the wines, each once, sorted",
  access: "signed in",
  scope: "read",
  answer: z.array(z.string()),
} as const satisfies CallSpec;

export const createWine = {
  group,
  method: "POST",
  path: "/api/wines",
  summary:
    "Add a wine; the server creates missing ids. Returns it without a `photoUrl` " +
    "that belongs to another user",
  access: "signed in",
  scope: "write",
  keyed: true,
  body: createCallSchema,
  status: 201,
  answer: wineSchema,
  errors: ["wine_exists", "bottle_id_taken", "too_many_wines", "too_much_text"],
} as const satisfies CallSpec;

export const editWine = {
  group,
  method: "PUT",
  path: "/api/wines/{id}",
  names: "wine",
  summary:
    "Edit a wine; with `base`, only the changed fields. A `photoUrl` of another user leaves the " +
    "photo unchanged",
  access: "signed in",
  scope: "write",
  keyed: true,
  body: editCallSchema,
  answer: wineSchema,
  errors: ["wine_removed", "insufficient_quantity", "too_many_bottles", "too_much_text"],
} as const satisfies CallSpec;

export const archiveWine = {
  group,
  method: "POST",
  path: "/api/wines/{id}/archive",
  names: "wine",
  summary: "Archive a wine",
  access: "signed in",
  scope: "write",
  keyed: true,
  answer: wineSchema,
  errors: ["wine_removed"],
} as const satisfies CallSpec;

export const unarchiveWine = {
  group,
  method: "POST",
  path: "/api/wines/{id}/unarchive",
  names: "wine",
  summary: "Unarchive a wine",
  access: "signed in",
  scope: "write",
  keyed: true,
  answer: wineSchema,
  errors: ["wine_removed"],
} as const satisfies CallSpec;

export const removeWine = {
  group,
  method: "POST",
  path: "/api/wines/{id}/remove",
  names: "wine",
  summary: `Remove a wine; it can be restored for ${String(RESTORABLE_DAYS)} days. Returns the wine as it was`,
  access: "signed in",
  scope: "write",
  keyed: true,
  answer: wineSchema,
} as const satisfies CallSpec;

export const restoreWine = {
  group,
  method: "POST",
  path: "/api/wines/{id}/restore",
  names: "wine",
  summary: "Restore a removed wine as it was",
  access: "signed in",
  scope: "write",
  keyed: true,
  answer: wineSchema,
  errors: ["restore_expired"],
} as const satisfies CallSpec;

export const addBottles = {
  group,
  method: "POST",
  path: "/api/wines/{id}/add-bottles",
  names: "wine",
  summary: `Add bottles, up to ${String(QUANTITY.max)} in all`,
  access: "signed in",
  scope: "write",
  keyed: true,
  body: bottlesCallSchema,
  answer: wineSchema,
  errors: ["wine_removed", "too_many_bottles"],
} as const satisfies CallSpec;

export const removeBottles = {
  group,
  method: "POST",
  path: "/api/wines/{id}/remove-bottles",
  names: "wine",
  summary:
    "Remove bottles; 409 if there are fewer. With `openedId` an open bottle is finished; if it " +
    "is no longer open, none is removed",
  access: "signed in",
  scope: "write",
  keyed: true,
  body: removeBottlesCallSchema,
  answer: wineSchema,
  errors: ["wine_removed", "insufficient_quantity"],
} as const satisfies CallSpec;

export const moveBottles = {
  group,
  method: "POST",
  path: "/api/wines/{id}/move-bottles",
  names: "wine",
  summary:
    "Move bottles to another lot, which is created if missing; moves at most as many as " +
    "the first lot has, so the sum stays",
  access: "signed in",
  scope: "write",
  keyed: true,
  body: moveCallSchema,
  answer: wineSchema,
  errors: ["wine_removed"],
} as const satisfies CallSpec;
