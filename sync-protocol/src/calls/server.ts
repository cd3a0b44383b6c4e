import * as z from "zod/mini";
import { demoAnswerSchema } from "../account.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "server";
const access = "anyone";

export const health = {
  group,
  method: "GET",
  path: "/api/health",
  summary: "200 as long as the process can serve",
  access,
  answer: z.object({ status: z.literal("ok") }),
} as const satisfies CallSpec;

export const demo = {
  group,
  method: "GET",
  path: "/api/demo",
  summary: "The published demo account, if there is one, and whether new accounts are made",
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
