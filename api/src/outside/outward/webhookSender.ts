import http from "node:http";
import https from "node:https";
import type { WebhookRequest, WebhookSender } from "../../cellar/ports/webhooks.ts";
import { type OutwardAgents, PrivateAddress } from "./outwardAgents.ts";

/** Longest wait for an answer, name lookup included. */
export const TIMEOUT_MS = 10_000;

/**
 * Posts messages to webhooks. Only the status of an answer is read: a redirect is not followed, and
 * the connection ends before its body.
 */
export function webhookSender(agents: OutwardAgents, timeoutMs = TIMEOUT_MS): WebhookSender {
  return {
    async send(request, stopping) {
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = stopping ? AbortSignal.any([timeout, stopping]) : timeout;
      try {
        return { status: await statusOf(request, agents, signal), problem: null };
      } catch (cause) {
        if (timeout.aborted) return { status: null, problem: "timeout" };
        const isPrivate = cause instanceof PrivateAddress;
        return { status: null, problem: isPrivate ? "private_address" : "unreachable" };
      }
    },
  };
}

function statusOf(
  { url, headers, body }: WebhookRequest,
  agents: OutwardAgents,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = {
      method: "POST",
      headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
      signal,
    };
    const request = url.startsWith("https:")
      ? https.request(url, { ...options, agent: agents.https })
      : http.request(url, { ...options, agent: agents.http });
    request.on("error", reject);
    request.on("response", (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.end(body);
  });
}
