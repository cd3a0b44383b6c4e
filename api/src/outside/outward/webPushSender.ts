import { ECDH } from "node:crypto";
import type { OutgoingPush, PushOutcome, PushSender } from "../../cellar/ports/notifications.ts";
import { type OutwardAgents, PrivateAddress } from "./outwardAgents.ts";
import { type OutwardAnswer, post, TIMEOUT_MS } from "./post.ts";

/** How long a push service keeps a message for an offline device. */
const TTL_SECONDS = 24 * 60 * 60;

/**
 * Topic of our messages. The push service replaces an undelivered message by a newer one with the
 * same topic.
 */
const TOPIC = "due";

/** Sends Web Push messages (RFC 8030). The library for them is loaded with the first message. */
export function webPushSender(agents: OutwardAgents, now: () => number): PushSender {
  return {
    async send(push) {
      if (!isPoint(push.subscription.keys.p256dh)) return { kind: "gone" };
      try {
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        return outcomeOf(await post(await prepare(push), agents, signal), now());
      } catch (cause) {
        // A private address is reported as gone, because a retry would fail too.
        if (cause instanceof PrivateAddress) return { kind: "gone" };
        return { kind: "failed", cause, retryAfterMs: undefined };
      }
    },
  };
}

async function prepare({ subscription, keys, contact, message }: OutgoingPush) {
  const { default: webPush } = await import("web-push");
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, message, {
    vapidDetails: { subject: contact, ...keys },
    TTL: TTL_SECONDS,
    topic: TOPIC,
    contentEncoding: "aes128gcm",
  });
  return { url: endpoint, headers, body };
}

/** Whether a text is a public key on the curve P-256, which the encryption of messages requires. */
function isPoint(text: string): boolean {
  try {
    ECDH.convertKey(text, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}

function outcomeOf({ status, headers }: OutwardAnswer, now: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone" };
  const cause = new Error(`The push service answered ${String(status)}`);
  return { kind: "failed", cause, retryAfterMs: readRetryAfter(headers["retry-after"], now) };
}

/**
 * Reads a `Retry-After` header: seconds or a date (RFC 9110). Returns the wait from `now`, in ms.
 */
function readRetryAfter(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return undefined;
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) ? ms : undefined;
}
