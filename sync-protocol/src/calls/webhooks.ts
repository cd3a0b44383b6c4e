import * as z from "zod/mini";
import {
  madeWebhookSchema,
  namedWebhookSchema,
  newWebhookSchema,
  oneWebhookSchema,
  webhooksAnswerSchema,
} from "../cellars/webhook.ts";
import type { CallSpec } from "./CallSpec.ts";

const group = "cellars";
const path = "/api/cellars/{id}/webhooks";

export const listWebhooks = {
  group,
  method: "GET",
  path,
  names: "cellar",
  summary: "List the webhooks of a cellar with their last answers; only the owner can",
  access: "signed in",
  answer: webhooksAnswerSchema,
  errors: ["insufficient_role"],
} as const satisfies CallSpec;

export const makeWebhook = {
  group,
  method: "POST",
  path,
  names: "cellar",
  summary:
    "Make a webhook: a signed request to an address for each change of the cellar; only the owner " +
    "can. The secret is answered only once",
  access: "signed in",
  body: newWebhookSchema,
  status: 201,
  answer: madeWebhookSchema,
  errors: ["insufficient_role", "too_many_webhooks", "demo_cellar"],
} as const satisfies CallSpec;

export const testWebhook = {
  group,
  method: "POST",
  path: "/api/cellars/{id}/webhooks/test",
  names: "cellar",
  summary: "Send a test message to a webhook, and wait for its answer; only the owner can",
  access: "signed in",
  body: namedWebhookSchema,
  answer: oneWebhookSchema,
  errors: ["insufficient_role"],
} as const satisfies CallSpec;

export const enableWebhook = {
  group,
  method: "POST",
  path: "/api/cellars/{id}/webhooks/enable",
  names: "cellar",
  summary: "Turn a webhook on again, from the next change on; only the owner can",
  access: "signed in",
  body: namedWebhookSchema,
  answer: oneWebhookSchema,
  errors: ["insufficient_role"],
} as const satisfies CallSpec;

export const removeWebhook = {
  group,
  method: "POST",
  path: "/api/cellars/{id}/webhooks/remove",
  names: "cellar",
  summary: "Remove a webhook; only the owner can",
  access: "signed in",
  body: namedWebhookSchema,
  answer: z.object({}),
  errors: ["insufficient_role"],
} as const satisfies CallSpec;
