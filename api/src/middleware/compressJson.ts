import { Readable } from "node:stream";
import { type Context, type Middleware } from "koa";
import compress from "koa-compress";

const ENCODINGS = ["br", "gzip", "deflate", "identity"];

/** Writes bodies as JSON, and compresses those of more than 1 KB for whoever takes it. */
export function compressJson(): Middleware {
  const compressed = compress({ filter: (type) => type === "application/json" });

  return async (ctx, next) => {
    // To a client that takes no encoding, not even none, koa-compress would answer with a fault.
    if (ctx.acceptsEncodings(ENCODINGS) === false) ctx.compress = false;
    await compressed(ctx, async () => {
      await next();
      writeJson(ctx);
    });
  };
}

/** Koa writes an object anew whenever it is asked for the length, and once more to send it. */
function writeJson(ctx: Context): void {
  const { body } = ctx;
  if (ctx.type !== "application/json" || typeof body !== "object" || body === null) return;
  if (body instanceof Readable || Buffer.isBuffer(body)) return;
  ctx.body = Buffer.from(JSON.stringify(body));
}
