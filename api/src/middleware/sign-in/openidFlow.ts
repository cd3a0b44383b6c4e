import { type Context } from "koa";
import { cookieName, type CookieScope } from "sync-protocol";
import { OPENID_FLOW_MS } from "../../cellar/sign-in/openid.ts";

export interface FlowCookie {
  /** Replaces an earlier flow. */
  readonly keep: (ctx: Context, flow: string) => void;
  /** Removes the saved flow. Returns an empty string without a saved flow. */
  readonly take: (ctx: Context) => string;
}

/**
 * Keeps a flow in a cookie that scripts cannot read, so that only this browser can finish the flow.
 */
export function flowCookie(scope: CookieScope): FlowCookie {
  const name = cookieName("wine_cellar_openid", scope);
  const options = { sameSite: "lax", secure: scope.https, signed: false } as const;
  return {
    keep(ctx, flow) {
      ctx.cookies.set(name, flow, { ...options, maxAge: OPENID_FLOW_MS });
    },
    take(ctx) {
      const flow = ctx.cookies.get(name, { signed: false });
      if (flow !== undefined) ctx.cookies.set(name, null, options);
      return flow ?? "";
    },
  };
}
