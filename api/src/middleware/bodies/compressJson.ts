import { Readable } from "node:stream";
import { type Context, type Middleware } from "koa";
import compress from "koa-compress";

const ENCODINGS = ["br", "gzip", "deflate", "identity"];

/** Smallest body worth compressing, in bytes. */
const COMPRESS_MIN = 1024;

/** Writes bodies as JSON, and compresses those of 1 KB and more if the client accepts it. */
export function compressJson(): Middleware {
  const compressBody = bodyCompression();

  return async (ctx, next) => {
    await next();
    writeJson(ctx);
    // A stream has no length.
    if (ctx.type !== "application/json" || ctx.length < COMPRESS_MIN) return;
    await compressBody(ctx);
  };
}

/** Compresses the body of an answer if the client accepts it. */
export function bodyCompression(): (ctx: Context) => Promise<void> {
  const compressed = compress({ threshold: COMPRESS_MIN });

  return async (ctx) => {
    // If the client accepts no encoding at all, koa-compress would answer with an error.
    if (ctx.acceptsEncodings(ENCODINGS) === false) ctx.compress = false;
    await compressed(ctx, () => Promise.resolve());
  };
}

/** Serialises once. Koa serialises an object each time its length is read, and again to send it. */
function writeJson(ctx: Context): void {
  const { body } = ctx;
  if (ctx.type !== "application/json" || typeof body !== "object" || body === null) return;
  if (body instanceof Readable || Buffer.isBuffer(body)) return;
  ctx.body = Buffer.from(JSON.stringify(body));
}
