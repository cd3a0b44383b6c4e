import { type Context } from "koa";
import { cookieName, type CookieScope } from "sync-protocol";
import { OPENID_FLOW_MS } from "../../cellar/sign-in/openid.ts";

export interface FlowCookie {
  /** Saves a flow. Replaces an earlier flow of this browser. */
  readonly keep: (ctx: Context, flow: string) => void;
  /** Returns and removes the saved flow. Returns an empty string if no flow is saved. */
  readonly take: (ctx: Context) => string;
}

/**
 * Keeps an OpenID sign-in flow in a cookie that scripts cannot read, so that only the browser that
 * began the flow can finish it.
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
