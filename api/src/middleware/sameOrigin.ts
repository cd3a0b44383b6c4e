import { type Context, type Middleware } from "koa";
import { Refused } from "../cellar/Refused.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a write that another site triggered in a browser. A client without `Sec-Fetch-Site` and
 * `Origin` is no browser, so it sends no cookies by accident. Accepted are `publicOrigin`, which
 * browsers see, and the request's own host.
 */
export function sameOrigin(publicOrigin: string): Middleware {
  return async (ctx, next) => {
    if (!READS.has(ctx.method) && !isFromHere(ctx, publicOrigin)) {
      throw new Refused({ code: "forbidden_origin" });
    }
    await next();
  };
}

function isFromHere(ctx: Context, publicOrigin: string): boolean {
  const site = ctx.get("Sec-Fetch-Site");
  if (site === "same-origin" || site === "none") return true;

  const origin = ctx.get("Origin");
  if (origin === "") return site === "";
  return origin === publicOrigin || origin === `${ctx.protocol}://${ctx.host}`;
}
