import { ECDH } from "node:crypto";
import { request } from "node:https";
import type { OutgoingPush, PushOutcome, PushSender } from "../cellar/ports/notifications.ts";
import { type OutwardAgents, PrivateAddress } from "./outward/outwardAgents.ts";

/** Longest time for an answer, in ms. */
const ANSWER_MS = 10_000;

/** How long a push service keeps a message for a device that is off: until the next one, in s. */
const TTL_SECONDS = 24 * 60 * 60;

/** A later message replaces one that a push service still has. */
const TOPIC = "due";

interface PushAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** Sends by Web Push (RFC 8030). Its library is loaded with the first message. */
export function webPushSender({ https }: OutwardAgents, now: () => number): PushSender {
  return {
    async send(push) {
      if (!isPoint(push.subscription.keys.p256dh)) return { kind: "gone" };
      try {
        return outcomeOf(await post(await prepare(push)), now());
      } catch (cause) {
        // No later try can reach it.
        if (cause instanceof PrivateAddress) return { kind: "gone" };
        return { kind: "failed", cause, retryAfterMs: undefined };
      }
    },
  };

  /** Reads only the head of the answer, since users choose who answers. */
  function post({ endpoint, method, headers, body }: Prepared): Promise<PushAnswer> {
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(ANSWER_MS);
      const sent = request(endpoint, { method, headers, agent: https, signal }, (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        resolve({ status, retryAfter: answered["retry-after"] });
        response.destroy();
      });
      sent.on("error", reject);
      sent.end(body);
    });
  }
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** The encrypted request. */
async function prepare({ subscription, keys, contact, message }: OutgoingPush) {
  const { default: webPush } = await import("web-push");
  return webPush.generateRequestDetails(subscription, message, {
    vapidDetails: { subject: contact, ...keys },
    TTL: TTL_SECONDS,
    topic: TOPIC,
    contentEncoding: "aes128gcm",
  });
}

/** Whether a text is a point on P-256, for which a message can be encrypted. */
function isPoint(text: string): boolean {
  try {
    ECDH.convertKey(text, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}

function outcomeOf({ status, retryAfter }: PushAnswer, now: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone" };
  const cause = new Error(`The push service answered ${String(status)}`);
  return { kind: "failed", cause, retryAfterMs: readRetryAfter(retryAfter, now) };
}

/** `Retry-After` in seconds or as a date (RFC 9110), in ms from `now`. */
function readRetryAfter(text: string | undefined, now: number): number | undefined {
  if (text === undefined) return undefined;
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) ? ms : undefined;
}
