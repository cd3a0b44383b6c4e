import * as z from "zod/mini";
import { analyzeCallSchema, labelReadingSchema } from "../label.ts";
import { pairAnswerSchema, pairCallSchema } from "../pairing.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "assistant";
const errors = ["ai_unconfigured", "ai_failed"] as const;

export const analyzeLabel = {
  group,
  method: "POST",
  path: "/api/wines/analyze-label",
  summary: "Read a label; fields that are not on it are null",
  access: "signed in",
  body: analyzeCallSchema,
  /** The longest body is large, because the JSON contains the photo as base64. */
  bodyBytesMax: 20 * 1024 * 1024,
  answer: labelReadingSchema,
  errors,
} as const satisfies CallSpec;

export const assistants = {
  group,
  method: "GET",
  path: "/api/assistants",
  summary:
    "Which AI services are configured (false: the device answers itself) and their timeouts in ms",
  access: "signed in",
  answer: z.object({ labels: z.boolean(), pairing: z.boolean(), timeoutMs: z.optional(z.int()) }),
} as const satisfies CallSpec;

export const pairWines = {
  group,
  method: "POST",
  path: "/api/wines/pair",
  summary:
    "Suggest wines of the cellar for a meal, best first. " +
    "The answer is in the first known language of `Accept-Language`",
  access: "signed in",
  body: pairCallSchema,
  answer: pairAnswerSchema,
  errors,
} as const satisfies CallSpec;

export const assistantMessage = {
  group: "server",
  method: "POST",
  path: "/mcp",
  summary:
    "One message of an assistant by the Model Context Protocol, streamable HTTP without sessions. " +
    "It needs an access token, and `Accept` with `application/json` and `text/event-stream`",
  access: "signed in",
  scope: "read",
  body: z.looseObject({}),
  bodyBytesMax: 64 * 1024,
  answer: { mediaType: "application/json" },
} as const satisfies CallSpec;
