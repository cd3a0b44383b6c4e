import { type IncomingMessage } from "node:http";
import { type Middleware } from "koa";
import { UPLOAD_MAX_BYTES } from "sync-protocol";
import { bodyChunks, hasBody } from "./bodyChunks.ts";
import { makeQuota } from "./quota.ts";
import { byNetwork } from "../limits/rateLimit.ts";

/** Maximum number of bytes that are discarded of one refused body. */
const DISCARDED_MAX_BYTES = 4 * UPLOAD_MAX_BYTES;

/** Maximum number of refused bodies read at the same time. */
const AT_ONCE = { perHolder: 8, inAll: 64 };

/**
 * Reads and discards the rest of a refused body, because some clients read the response only after
 * sending everything. Above the limits, the connection is closed instead.
 */
export function discardRest(): Middleware {
  const discardQuota = makeQuota(AT_ONCE);

  return async (ctx, next) => {
    try {
      await next();
    } finally {
      const { req } = ctx;
      if (hasBody(req) && !req.complete && !req.destroyed) {
        const done = discardQuota.take(byNetwork(ctx), 1);
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
    // Ignored, because the sender has disconnected.
  }
  if (!req.complete) req.destroy();
}
