import type { Context, Middleware, Next } from "koa";
import { fromProtocol2, toProtocol2 } from "sync-protocol";

/** Accepts the field names of protocol 2 in a body [V7: renamed fields]. */
export const formerBody: Middleware = (ctx, next) => {
  ctx.request.body = fromProtocol2(ctx.request.body);
  return next();
};

/** Accepts the field names of protocol 2 in the request and writes them in the response. */
export async function inProtocol2(ctx: Context, next: Next): Promise<void> {
  await formerBody(ctx, next);
  ctx.body = toProtocol2(ctx.body);
}
