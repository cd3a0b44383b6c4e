import * as z from "zod/mini";
import { demoAnswerSchema } from "../account/account.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "server";
const access = "anyone";

export const health = {
  group,
  method: "GET",
  path: "/api/health",
  summary:
    "200 while the process can serve. With `deep`, also whether the database answers and " +
    "photos can be stored, at most ten seconds ago",
  access,
  query: z.object({ deep: z.optional(z.string()) }),
  answer: z.object({
    status: z.literal("ok"),
    database: z.optional(z.enum(["ok", "failing"])),
    photos: z.optional(z.enum(["ok", "failing"])),
  }),
} as const satisfies CallSpec;

export const demo = {
  group,
  method: "GET",
  path: "/api/demo",
  summary:
    "Facts for the sign-in page: the demo account if published, whether sign-up is open, whether passkeys are in use, and the name of the identity provider",
  access,
  answer: demoAnswerSchema,
} as const satisfies CallSpec;

export const openapi = {
  group,
  method: "GET",
  path: "/api/openapi.json",
  summary: "This document",
  access,
  answer: z.looseObject({ openapi: z.string() }),
} as const satisfies CallSpec;
