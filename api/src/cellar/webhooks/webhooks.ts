import type { MadeWebhook, NewWebhook, Webhook } from "sync-protocol";
import { type CellarCall, type CellarDeps, requireSharer } from "../members/cellars.ts";
import type { WebhookSender, WebhookStore } from "../ports/webhooks.ts";
import { Refused } from "../Refused.ts";
import { sendMessage } from "./deliverWebhooks.ts";
import { webhookSecret } from "./webhookMessage.ts";

/** Purpose of the derived key from which the secrets of webhooks are derived. */
export const WEBHOOKS = "webhooks";

export interface WebhookDeps extends CellarDeps {
  readonly webhooks: WebhookStore;
  readonly webhookSender: WebhookSender;
  readonly webhookKey: string;
  readonly allowPrivateAddresses: boolean;
}

/** Creates a webhook. The secret is returned only here. */
export async function makeWebhook(
  deps: WebhookDeps,
  call: CellarCall,
  { url, kinds }: NewWebhook,
): Promise<MadeWebhook> {
  await requireSharer(deps, call.userId);
  if (!deps.allowPrivateAddresses && !url.startsWith("https:")) {
    const message = "The address must begin with https://";
    throw new Refused({ code: "invalid", issues: [{ path: ["url"], message }] });
  }
  const webhook: Webhook = {
    id: deps.newId(),
    url,
    kinds: [...new Set(kinds)],
    madeAt: deps.now(),
    disabledAt: null,
    lastAnswer: null,
  };
  await deps.webhooks.add(call, webhook);
  return { webhook, secret: webhookSecret(deps.webhookKey, webhook.id) };
}

/**
 * Sends a test message and returns the webhook with the answer. A failed test is not counted as a
 * failure.
 */
export async function testWebhook(
  deps: WebhookDeps,
  call: CellarCall,
  webhookId: string,
): Promise<Webhook> {
  const { webhooks, members, newId } = deps;
  const webhook = (await webhooks.list(call)).find(({ id }) => id === webhookId);
  if (!webhook) throw new Refused({ code: "not_found", what: "webhook" });

  const cellar = { id: call.cellarId, name: (await members.nameOf(call.cellarId)) ?? null };
  const lastAnswer = await sendMessage(
    deps,
    webhook,
    { id: `msg_${newId()}`, type: "test" },
    cellar,
  );
  await webhooks.noteAnswer(call, webhookId, lastAnswer);
  return { ...webhook, lastAnswer };
}
