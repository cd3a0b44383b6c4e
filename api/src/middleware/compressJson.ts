import { type Middleware } from "koa";
import compress from "koa-compress";

const ENCODINGS = ["br", "gzip", "deflate", "identity"];

/** Compresses JSON of more than 1 KB for whoever takes it compressed. */
export function compressJson(): Middleware {
  const compressed = compress({ filter: (type) => type === "application/json" });

  return async (ctx, next) => {
    // To a client that takes no encoding, not even none, koa-compress would answer with a fault.
    if (ctx.acceptsEncodings(ENCODINGS) === false) ctx.compress = false;
    await compressed(ctx, next);
  };
}
