import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { type Middleware } from "koa";

/** Response header with the request's id. The id is also in the log. */
export const REQUEST_ID_HEADER = "X-Request-Id";

/** Length of a UUID's last group, which has 48 random bits. */
const ID_LENGTH = 12;

const running = new AsyncLocalStorage<{ readonly requestId: string }>();

/**
 * Gives each request an id for its response and its log lines. Ignores an id from the client or a
 * proxy.
 */
export const requestId: Middleware = (ctx, next) => {
  const id = randomUUID().slice(-ID_LENGTH);
  ctx.set(REQUEST_ID_HEADER, id);
  return running.run({ requestId: id }, next);
};

export function requestFacts(): { readonly requestId?: string } {
  // The object is copied, because pino adds fields to it.
  return { ...running.getStore() };
}
