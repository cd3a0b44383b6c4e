import { createHmac } from "node:crypto";
import { quantityChangeOf, type Wine, type WebhookKind, type WineEvent } from "sync-protocol";
import type { WebhookChange, WebhookRequest } from "../ports/webhooks.ts";

/** The body of a message, without `time` and the cellar. */
export interface WebhookMessage {
  readonly id: string;
  readonly type: string;
  readonly wine: Pick<Wine, "id" | "name" | "producer" | "vintage"> & { readonly bottles: number };
  readonly event?: {
    readonly id: string;
    readonly kind: string;
    readonly day: string;
    readonly bottles: number;
  };
}

/**
 * The message type of a change, and the kinds of webhooks that get it; `undefined` if no message is
 * needed.
 */
export function messageTypeOf(
  change: WebhookChange,
  position: number,
): { readonly type: string; readonly kinds: readonly WebhookKind[] } | undefined {
  const isNew = change.addedAt > position;
  if (change.kind === "wine") {
    if (isNew && change.isRemoved) return undefined;
    const what = change.isRemoved ? "removed" : isNew ? "added" : "changed";
    return { type: `wine.${what}`, kinds: ["wine"] };
  }
  const { event } = change;
  const bottles = quantityChangeOf(event);
  if (event.deleted) {
    if (isNew) return undefined;
    return { type: "event.removed", kinds: countsBottles(event) ? ["event", "bottle"] : ["event"] };
  }
  if (!isNew) return { type: "event.changed", kinds: ["event"] };
  if (bottles === 0) return { type: "event.added", kinds: ["event"] };
  return { type: bottles > 0 ? "bottle.in" : "bottle.out", kinds: ["bottle"] };
}

/** Whether the event added or took bottles. A removed event counts too. */
function countsBottles({ isUncounted, kind }: WineEvent): boolean {
  return !isUncounted && kind !== "moved" && kind !== "tasted";
}

/**
 * The id of a webhook's message for a change. A repeated message has the same id [J3: delivery].
 */
export function messageIdOf(webhookId: string, { position }: WebhookChange): string {
  return `msg_${webhookId}_${String(position)}`;
}

export function messageOf(
  id: string,
  type: string,
  change: WebhookChange,
  wine: Wine,
): WebhookMessage {
  const { id: wineId, name, producer, vintage, quantity } = wine;
  const of = { id: wineId, name, producer, vintage, bottles: quantity };
  if (change.kind === "wine") return { id, type, wine: of };
  const { event } = change;
  const { kind, day } = event;
  return {
    id,
    type,
    wine: of,
    event: { id: event.id, kind, day, bottles: quantityChangeOf(event) },
  };
}

const SECRET_PREFIX = "whsec_";

/** The secret that the webhook's owner gets. The secret is derived and not stored. */
export function webhookSecret(key: string, webhookId: string): string {
  return SECRET_PREFIX + createHmac("sha256", key).update(webhookId).digest("base64");
}

/** Signs a request by the Standard Webhooks specification. */
export function signedRequest({
  url,
  id,
  body,
  secret,
  now,
}: {
  readonly url: string;
  readonly id: string;
  readonly body: string;
  readonly secret: string;
  readonly now: number;
}): WebhookRequest {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac("sha256", Buffer.from(secret.slice(SECRET_PREFIX.length), "base64"))
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  return {
    url,
    body,
    headers: {
      "Content-Type": "application/json",
      "User-Agent": "WineCellar",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${signature}`,
    },
  };
}
