import { type Context, type Middleware } from "koa";
import { isReadable } from "./readableAddress.ts";

/**
 * Lets everything after it believe that it stands at the root of its origin: takes `basePath`, such as
 * `/cellar`, off each address. What comes without it is left as it is, from a proxy that has taken it
 * off. The path alone leads to the page below it, which the app's worker may serve.
 */
export function underPath(basePath: string): Middleware {
  return async (ctx, next) => {
    ctx.state["basePath"] = basePath;
    const isUnder = basePath !== "" && isReadable(ctx);
    if (isUnder && ctx.path === basePath) {
      ctx.status = 308;
      ctx.redirect(`${basePath}/${ctx.search}`);
      return;
    }
    if (isUnder && ctx.path.startsWith(`${basePath}/`)) ctx.path = ctx.path.slice(basePath.length);
    await next();
  };
}

/** The path that the server's cookies are for: the one that it stands under, `/` at the root. */
export function cookiePathOf(ctx: Context): string {
  const path: unknown = ctx.state["basePath"];
  return typeof path === "string" && path !== "" ? path : "/";
}
