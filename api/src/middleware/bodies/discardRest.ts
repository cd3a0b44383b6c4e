import { type IncomingMessage } from "node:http";
import { type Middleware } from "koa";
import { UPLOAD_MAX_BYTES } from "sync-protocol";
import { bodyChunks, hasBody } from "./bodyChunks.ts";
import { room } from "./bodyRoom.ts";
import { byNetwork } from "../limits/rateLimit.ts";

/** How much of a refused body is read. */
const DISCARDED_MAX_BYTES = 4 * UPLOAD_MAX_BYTES;

/** How many refused bodies are read at once. */
const AT_ONCE = { perHolder: 8, inAll: 64 };

/**
 * Reads what is left of a body whose request was refused, and throws it away: a sender that listens
 * only after sending gets the answer. Beyond some at once, the connection closes instead.
 */
export function discardRest(): Middleware {
  const discarding = room(AT_ONCE);

  return async (ctx, next) => {
    try {
      await next();
    } finally {
      const { req } = ctx;
      if (hasBody(req) && !req.complete && !req.destroyed) {
        const done = discarding.take(byNetwork(ctx), 1);
        if (done) void discard(req).finally(done);
        else ctx.set("Connection", "close");
      }
    }
  };
}

async function discard(req: IncomingMessage): Promise<void> {
  let left = DISCARDED_MAX_BYTES;
  try {
    for await (const chunk of bodyChunks(req)) {
      left -= chunk.length;
      if (left < 0) break;
    }
  } catch {
    // The sender has left, or was cut off.
  }
  if (!req.complete) req.destroy();
}
