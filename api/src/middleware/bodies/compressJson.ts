import { Readable } from "node:stream";
import { type Context, type Middleware } from "koa";
import compress from "koa-compress";

const ENCODINGS = ["br", "gzip", "deflate", "identity"];

/** Minimum size of a body that is compressed, in bytes. */
const COMPRESS_MIN = 1024;

/** Compresses bodies of 1 KB and more if the client accepts compression. */
export function compressJson(): Middleware {
  const compressBody = bodyCompression();

  return async (ctx, next) => {
    await next();
    writeJson(ctx);
    // A stream has no `ctx.length` and is always compressed.
    if (ctx.type !== "application/json" || ctx.length < COMPRESS_MIN) return;
    await compressBody(ctx);
  };
}

export function bodyCompression(): (ctx: Context) => Promise<void> {
  const compressed = compress({ threshold: COMPRESS_MIN });

  return async (ctx) => {
    // If the client accepts no encoding, koa-compress would answer with an error.
    if (ctx.acceptsEncodings(ENCODINGS) === false) ctx.compress = false;
    await compressed(ctx, () => Promise.resolve());
  };
}

/**
 * Serialises the body once. Koa would serialise an object each time that it reads the length, and
 * again to send the object.
 */
function writeJson(ctx: Context): void {
  const { body } = ctx;
  if (ctx.type !== "application/json" || typeof body !== "object" || body === null) return;
  if (body instanceof Readable || Buffer.isBuffer(body)) return;
  ctx.body = JSON.stringify(body);
}
