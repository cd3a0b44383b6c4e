import * as z from "zod/mini";
import { WEBHOOK_URL_MAX } from "../limits.ts";
import { errorText, uuid } from "../records/text.ts";

/** The kinds of messages that a webhook can send [J2: messages]. */
export const WEBHOOK_KINDS = ["wine", "bottle", "event"] as const;

/** Why a request got no answer [J4: addresses]. */
export const WEBHOOK_PROBLEMS = ["timeout", "unreachable", "private_address"] as const;

const address = errorText(/*i18n*/ "Enter an address such as https://example.org/hook");

/** A web address without user name, password and fragment. */
const PLAIN = /^https?:\/\/[^/?#@]+(?:[/?][^#]*)?$/i;

export const newWebhookSchema = z.object({
  url: z.url({ protocol: /^https?$/, ...address, abort: true }).check(
    z.maxLength(
      WEBHOOK_URL_MAX,
      errorText(/*i18n*/ "The address can have {max} characters at most", {
        max: WEBHOOK_URL_MAX,
      }),
    ),
    z.regex(PLAIN, errorText(/*i18n*/ "The address can't have a user name, a password or a #")),
  ),
  kinds: z._default(
    z
      .array(z.enum(WEBHOOK_KINDS))
      .check(z.minLength(1, errorText(/*i18n*/ "Choose at least one")), z.maxLength(3)),
    [...WEBHOOK_KINDS],
  ),
});

/**
 * The result of the last message. If no answer came, `status` is `null` and `problem` gives the
 * cause.
 */
export const webhookAnswerSchema = z.object({
  at: z.int(),
  status: z.nullable(z.int()),
  problem: z.nullable(z.enum(WEBHOOK_PROBLEMS)),
});

/** A webhook as the owner sees it. Times are ms since 1970. */
export const webhookSchema = z.object({
  id: uuid(),
  url: z.string(),
  kinds: z.array(z.enum(WEBHOOK_KINDS)),
  madeAt: z.int(),
  /** When the webhook was disabled, ms since 1970; `null` for a webhook that sends messages. */
  disabledAt: z.nullable(z.int()),
  lastAnswer: z.nullable(webhookAnswerSchema),
});

export const webhooksAnswerSchema = z.object({ webhooks: z.array(webhookSchema) });

/** The answer to a new webhook. Only this answer contains the webhook's secret. */
export const madeWebhookSchema = z.object({ webhook: webhookSchema, secret: z.string() });

export const oneWebhookSchema = z.object({ webhook: webhookSchema });

export const namedWebhookSchema = z.object({ webhookId: uuid() });

export type WebhookKind = (typeof WEBHOOK_KINDS)[number];
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];
export type NewWebhook = z.infer<typeof newWebhookSchema>;
export type WebhookAnswer = z.infer<typeof webhookAnswerSchema>;
export type Webhook = z.infer<typeof webhookSchema>;
export type MadeWebhook = z.infer<typeof madeWebhookSchema>;
