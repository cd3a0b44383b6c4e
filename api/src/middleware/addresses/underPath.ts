import { type Context, type Middleware } from "koa";
import { isReadable } from "./readableAddress.ts";

/**
 * Removes `basePath`, such as `/cellar`, from the request's path. A path without the prefix stays,
 * because a proxy may have removed the prefix. The bare `/cellar` redirects to `/cellar/`, which
 * the service worker can serve.
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

export function cookiePathOf(ctx: Context): string {
  const path: unknown = ctx.state["basePath"];
  return typeof path === "string" && path !== "" ? path : "/";
}
