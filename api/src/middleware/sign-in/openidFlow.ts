import { type Context } from "koa";
import { cookieName, type CookieScope } from "sync-protocol";
import { OPENID_FLOW_MS } from "../../cellar/ways-in/openid.ts";

/** What a browser keeps while its person is at the identity provider. */
export interface FlowCookie {
  /** In the place of what a flow that was begun before left. */
  readonly keep: (ctx: Context, flow: string) => void;
  /** What was kept, once; empty where nothing is. */
  readonly take: (ctx: Context) => string;
}

/** Keeps a flow in a cookie out of reach of scripts, so that its answer counts in that browser alone. */
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
