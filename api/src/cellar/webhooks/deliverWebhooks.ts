import { WEBHOOK_FAILING_DAYS, WEBHOOK_WAITING_MAX, type WebhookAnswer } from "sync-protocol";
import type { CellarStore } from "../ports/cellar.ts";
import type { MemberStore } from "../ports/members.ts";
import type {
  DueWebhook,
  Settlement,
  WebhookChange,
  WebhookSender,
  WebhookStore,
} from "../ports/webhooks.ts";
import {
  messageIdOf,
  messageOf,
  messageTypeOf,
  signedRequest,
  webhookSecret,
} from "./webhookMessage.ts";

export interface DeliveryDeps {
  readonly webhooks: Pick<WebhookStore, "due" | "take" | "settle" | "changesAfter">;
  readonly webhookSender: WebhookSender;
  readonly store: Pick<CellarStore, "wine">;
  readonly members: Pick<MemberStore, "nameOf">;
  readonly webhookKey: string;
  readonly now: () => number;
}

/** Webhooks that a process serves in parallel. Each webhook sends one message at a time. */
const AT_ONCE = 20;

/** After this time a webhook's turn ends, so that other webhooks are served. */
const TURN_MS = 20_000;

const CHANGES_AT_ONCE = 100;

/** How long a process may serve a webhook after its last message to it: longer than a request can take. */
export const CLAIM_MS = 60_000;

/** Retry delay after the first failure. Each further failure doubles the delay. */
export const RETRY_MS = { first: 30_000, longest: 6 * 60 * 60_000 };

const FAILING_MS = WEBHOOK_FAILING_DAYS * 24 * 60 * 60_000;

/**
 * Sends the due messages. Only one process at a time serves a webhook. A webhook's messages are in
 * the order of the cellar's changes. A failure ends the webhook's turn [J3: delivery].
 */
export async function deliverWebhooks(
  deps: DeliveryDeps & { readonly stopping: AbortSignal },
  report: (cause: unknown) => void,
): Promise<void> {
  const due = await deps.webhooks.due(deps.now(), AT_ONCE);
  await Promise.all(due.map((webhook) => deliver(deps, webhook).catch(report)));
}

export async function sendMessage(
  { webhookSender, webhookKey, now }: Pick<DeliveryDeps, "webhookSender" | "webhookKey" | "now">,
  webhook: Pick<DueWebhook, "id" | "url">,
  message: { readonly id: string; readonly type: string },
  cellar: { readonly id: string; readonly name: string | null },
  stopping?: AbortSignal,
): Promise<WebhookAnswer> {
  const { id, type, ...rest } = message;
  const body = JSON.stringify({ id, type, time: new Date(now()).toISOString(), cellar, ...rest });
  const secret = webhookSecret(webhookKey, webhook.id);
  const request = signedRequest({ url: webhook.url, id, body, secret, now: now() });
  return { at: now(), ...(await webhookSender.send(request, stopping)) };
}

/** Whether the receiver confirmed the message. */
export function isConfirmed({ status }: WebhookAnswer): boolean {
  return status !== null && status >= 200 && status < 300;
}

async function deliver(
  deps: DeliveryDeps & { readonly stopping: AbortSignal },
  webhook: DueWebhook,
): Promise<void> {
  const { webhooks, now } = deps;
  const isStopping = () => deps.stopping.aborted;
  const turnEnds = now() + TURN_MS;
  let until = now() + CLAIM_MS;
  if (!(await webhooks.take(webhook, until))) return;

  const { cellarId, end } = webhook;
  const cellar = { id: cellarId, name: (await deps.members.nameOf(cellarId)) ?? null };
  const settle = async (settlement: Settlement) => {
    const isMine = await webhooks.settle(webhook, until, settlement);
    until = settlement.dueAt;
    return isMine;
  };
  let position = Math.max(webhook.position, end - 2 * WEBHOOK_WAITING_MAX);
  const { changes, through } = await webhooks.changesAfter(cellarId, position, CHANGES_AT_ONCE);
  let lastAnswer: WebhookAnswer | undefined;
  let isDone = true;
  for (const change of changes) {
    isDone = !isStopping() && now() < turnEnds;
    if (!isDone) break;
    const answer = await sendChange(deps, webhook, change, cellar);
    if (answer && !isConfirmed(answer)) {
      isDone = !isStopping();
      if (!isDone) break;
      await settle(failed(webhook, position, answer, lastAnswer !== undefined));
      return;
    }
    // A change that needs no message leaves `position` unchanged. Its record then still counts as
    // new when it changes again.
    if (!answer) continue;
    ({ position } = change);
    lastAnswer = answer;
    // Each delivery is saved, so that no other process repeats the delivery.
    if (!(await settle({ ...TAKEN, position, lastAnswer, dueAt: later(until, now) }))) return;
  }
  if (isDone) position = through;
  await settle({
    ...TAKEN,
    ...(lastAnswer ? {} : failuresOf(webhook)),
    position,
    lastAnswer,
    dueAt: now(),
  });
}

/** A later end of the claim. The end must change, because the end identifies the claim. */
const later = (until: number, now: () => number) => Math.max(until + 1, now() + CLAIM_MS);

const TAKEN = { failures: 0, failingSince: null, disabledAt: null };

const failuresOf = ({ failures, failingSince }: DueWebhook) => ({ failures, failingSince });

/** `undefined` if the change needs no message. */
async function sendChange(
  deps: DeliveryDeps & { readonly stopping: AbortSignal },
  webhook: DueWebhook,
  change: WebhookChange,
  cellar: { readonly id: string; readonly name: string | null },
): Promise<WebhookAnswer | undefined> {
  const message = messageTypeOf(change, webhook.position);
  if (!message?.kinds.some((kind) => webhook.kinds.includes(kind))) return undefined;
  const wineId = change.kind === "wine" ? change.wineId : change.event.wineId;
  const wine = await deps.store.wine(webhook.cellarId, wineId);
  if (!wine) return undefined;
  const id = messageIdOf(webhook.id, change);
  return sendMessage(
    deps,
    webhook,
    messageOf(id, message.type, change, wine),
    cellar,
    deps.stopping,
  );
}

function failed(
  webhook: DueWebhook,
  position: number,
  lastAnswer: WebhookAnswer,
  isFirst: boolean,
): Settlement {
  const { at } = lastAnswer;
  const failures = isFirst ? 1 : webhook.failures + 1;
  const failingSince = isFirst ? at : (webhook.failingSince ?? at);
  const delay = Math.min(RETRY_MS.first * 2 ** (failures - 1), RETRY_MS.longest);
  const disabledAt = at - failingSince >= FAILING_MS ? at : null;
  return { position, lastAnswer, failures, failingSince, disabledAt, dueAt: at + delay };
}
