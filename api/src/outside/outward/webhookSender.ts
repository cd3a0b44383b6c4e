import type { WebhookSender } from "../../cellar/ports/webhooks.ts";
import { type OutwardAgents, PrivateAddress } from "./outwardAgents.ts";
import { post, TIMEOUT_MS } from "./post.ts";

/**
 * Sends webhook messages. Reads only the response's status, and then closes the connection. Does
 * not follow redirects.
 */
export function webhookSender(agents: OutwardAgents, timeoutMs = TIMEOUT_MS): WebhookSender {
  return {
    async send(request, stopping) {
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = stopping ? AbortSignal.any([timeout, stopping]) : timeout;
      try {
        const { status } = await post(request, agents, signal);
        return { status, problem: null };
      } catch (cause) {
        if (timeout.aborted) return { status: null, problem: "timeout" };
        const isPrivate = cause instanceof PrivateAddress;
        return { status: null, problem: isPrivate ? "private_address" : "unreachable" };
      }
    },
  };
}
