import { type Middleware } from "koa";
import proxyAddr from "proxy-addr";
import type { TrustProxy } from "../../settings/env.ts";

/**
 * Finds the client's address in the headers of trusted proxies. Headers from other senders are
 * ignored.
 */
export function behindProxies(trustProxy: TrustProxy): Middleware {
  const isTrusted =
    trustProxy.kind === "hops"
      ? (_address: string, hop: number) => hop < trustProxy.count
      : proxyAddr.compile([...trustProxy.networks]);

  return (ctx, next) => {
    ctx.request.ip = proxyAddr(ctx.req, isTrusted);
    return next();
  };
}

export function isBehindProxy(trustProxy: TrustProxy): boolean {
  return trustProxy.kind === "networks" || trustProxy.count > 0;
}
