import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { Context, Middleware } from "koa";

/** Response header with the request's id. The id is also in the log. */
export const REQUEST_ID_HEADER = "X-Request-Id";

/** Length of a UUID's last group, which has 48 random bits. */
const ID_LENGTH = 12;

declare module "koa" {
  interface DefaultState {
    requestId: string;
  }
}

/** One storage for everything that needs the current request: each slows every promise. */
const running = new AsyncLocalStorage<Context>();

/**
 * Gives each request an id for its response and its log lines. Ignores an id from the client or a
 * proxy.
 */
export const requestId: Middleware = (ctx, next) => {
  const id = randomUUID().slice(-ID_LENGTH);
  ctx.set(REQUEST_ID_HEADER, id);
  ctx.state.requestId = id;
  return running.run(ctx, next);
};

/** The request that runs now or started the current task; `undefined` outside of requests. */
export function currentRequest(): Context | undefined {
  return running.getStore();
}

export function requestFacts(): { readonly requestId?: string } {
  const ctx = currentRequest();
  return ctx ? { requestId: ctx.state.requestId } : {};
}
