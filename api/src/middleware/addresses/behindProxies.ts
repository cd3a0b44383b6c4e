import { type Middleware } from "koa";
import proxyAddr from "proxy-addr";
import type { TrustProxy } from "../../settings/env.ts";

/**
 * Takes the address that a request came from as the nearest proxies saw it: those that are trusted
 * are believed on whom they were called by. What anybody further away says counts for nothing.
 */
export function behindProxies(trustProxy: TrustProxy): Middleware {
  const isTrusted =
    trustProxy.kind === "hops"
      ? (_address: string, hop: number) => hop < trustProxy.count
      : proxyAddr.compile([...trustProxy.networks]);

  return async (ctx, next) => {
    ctx.request.ip = proxyAddr(ctx.req, isTrusted);
    await next();
  };
}

/** Whether any proxy is trusted. */
export function isBehindProxy(trustProxy: TrustProxy): boolean {
  return trustProxy.kind === "networks" || trustProxy.count > 0;
}
