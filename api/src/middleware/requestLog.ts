import { type Middleware } from "koa";
import { type Logger } from "pino";

/**
 * Notes each request once it is answered, at `debug`. Never its query, body or cookies: they hold
 * tokens, passwords and sessions.
 */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    await next();
    const tookMs = Math.round(performance.now() - startedAt);
    log.debug({ method: ctx.method, path: ctx.path, status: ctx.status, tookMs }, "answered");
  };
}
