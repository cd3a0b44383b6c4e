import { type Context, type Middleware } from "koa";
import { refuse } from "../errors.ts";

/**
 * Refuses an invalid address such as `GET http://[::1` with 400, before a middleware reads
 * `ctx.path`, which would throw.
 */
export const readableAddress: Middleware = async (ctx, next) => {
  if (isReadable(ctx)) await next();
  else refuse(ctx, { code: "malformed_address" });
};

export function isReadable({ req: { url = "" } }: Pick<Context, "req">): boolean {
  return url.startsWith("/") || URL.canParse(url, "http://localhost");
}
