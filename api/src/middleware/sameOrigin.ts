import { type Context, type Middleware } from "koa";
import { Refused } from "../cellar/Refused.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a write that another site started in a browser. Accepts the origin `publicOrigin` and the
 * request's own host. Also accepts a client that sends neither `Sec-Fetch-Site` nor `Origin`: it is
 * not a browser, so no other site can make it send its cookies.
 */
export function sameOrigin(publicOrigin: string): Middleware {
  return (ctx, next) => {
    if (!READS.has(ctx.method) && !isFromHere(ctx, publicOrigin)) {
      throw new Refused({ code: "forbidden_origin" });
    }
    return next();
  };
}

function isFromHere(ctx: Context, publicOrigin: string): boolean {
  const site = ctx.get("Sec-Fetch-Site");
  if (site === "same-origin" || site === "none") return true;

  const origin = ctx.get("Origin");
  if (origin === "") return site === "";
  return origin === publicOrigin || origin === `${ctx.protocol}://${ctx.host}`;
}
