import { once } from "node:events";
import { type Context, type Next } from "koa";
import { WAITING_MAX } from "sync-protocol";
import { byPerson, tooManyRequests } from "./rateLimit.ts";

export interface ConcurrencyRule {
  readonly most: number;
  /**
   * When a request frees its slot. `answered`: when the response is ready. `next turn`: one turn of
   * the event loop later, so that other requests run in between. `sent`: when the client has
   * received the response, which may never happen if the client is offline.
   */
  readonly until: "answered" | "next turn" | "sent";
  /** The key of a request; the user by default. A request without a key is not limited. */
  readonly by?: (ctx: Context) => string | undefined;
}

/**
 * Runs `most` requests with the same key in parallel and queues the others, so that one user cannot
 * block other users. Refuses with 429 when the queue is full.
 */
export function concurrencyLimit({
  most,
  until,
  by = byPerson,
}: ConcurrencyRule): (ctx: Context, next: Next) => Promise<void> {
  const running = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();

  const enter = async (holder: string) => {
    const count = running.get(holder) ?? 0;
    if (count < most) {
      running.set(holder, count + 1);
      return;
    }
    const queue = waiting.get(holder) ?? [];
    if (queue.length >= WAITING_MAX) throw tooManyRequests(1);
    waiting.set(holder, queue);
    await new Promise<void>((pass) => queue.push(pass));
  };
  const leave = (holder: string) => {
    const queue = waiting.get(holder);
    const pass = queue?.shift();
    if (queue?.length === 0) waiting.delete(holder);
    if (pass) {
      pass();
      return;
    }
    const count = (running.get(holder) ?? 1) - 1;
    if (count === 0) running.delete(holder);
    else running.set(holder, count);
  };

  return async (ctx, next) => {
    const holder = by(ctx);
    if (holder === undefined) {
      await next();
      return;
    }
    await enter(holder);
    const left = () => {
      leave(holder);
    };
    try {
      await next();
    } finally {
      if (until === "next turn") setImmediate(left);
      else if (until === "answered" || ctx.res.closed) left();
      else void once(ctx.res, "close").then(left);
    }
  };
}
