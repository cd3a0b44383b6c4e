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
    "200 as long as the process can serve. With `deep` it says as well whether the database answers and " +
    "photos can be kept, as they were within the last ten seconds",
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
    "What a sign-in page has to know: the published demo account, if there is one, whether new accounts are made, whether anybody has a passkey, and what the identity provider is called",
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
