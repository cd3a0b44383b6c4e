import { Readable } from "node:stream";
import { type Context, type Middleware } from "koa";
import compress from "koa-compress";

const ENCODINGS = ["br", "gzip", "deflate", "identity"];

/** Below this a compressed body is hardly smaller, in bytes. */
const COMPRESS_MIN = 1024;

/** Writes bodies as JSON, and compresses those of 1 KB and more for whoever takes it. */
export function compressJson(): Middleware {
  const compressed = compress({ threshold: COMPRESS_MIN });

  return async (ctx, next) => {
    await next();
    writeJson(ctx);
    // A stream has no length.
    if (ctx.type !== "application/json" || ctx.length < COMPRESS_MIN) return;

    // To a client that takes no encoding, not even none, koa-compress would answer with a fault.
    if (ctx.acceptsEncodings(ENCODINGS) === false) ctx.compress = false;
    await compressed(ctx, () => Promise.resolve());
  };
}

/** Koa writes an object anew whenever it is asked for the length, and once more to send it. */
function writeJson(ctx: Context): void {
  const { body } = ctx;
  if (ctx.type !== "application/json" || typeof body !== "object" || body === null) return;
  if (body instanceof Readable || Buffer.isBuffer(body)) return;
  ctx.body = Buffer.from(JSON.stringify(body));
}
