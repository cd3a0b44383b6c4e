import { type Context, type Middleware } from "koa";
import { type Logger } from "pino";
import type { CALLS } from "sync-protocol";
import type { Meter } from "../cellar/ports/meter.ts";
import { clientAddress } from "./addresses/clientAddress.ts";
import { byPerson } from "./limits/rateLimit.ts";
import { loggedPath } from "./loggedPath.ts";
import { isReadable } from "./addresses/readableAddress.ts";
import { requestFacts } from "./requestId.ts";

const PATH_MAX = 200;

/**
 * Logs each request in one line: calls at `info`, other requests and health checks at `debug`.
 * Never logs the query, body or cookies, which contain tokens, passwords and session ids. `meter`
 * counts the request.
 */
export function requestLog(deps: {
  readonly log: Logger;
  readonly callNameOf: (method: string, path: string) => string | undefined;
  readonly meter: Pick<Meter, "recordRequest">;
}): Middleware {
  const { log, callNameOf, meter } = deps;

  return (ctx, next) => {
    const startedAt = performance.now();
    // The address and the request id are read now, because they are gone after a disconnect.
    const asked = { ...requestFacts(), address: clientAddress(ctx) };
    const path = isReadable(ctx) ? ctx.path : "";
    ctx.res.once("close", () => {
      const tookMs = Math.round(performance.now() - startedAt);
      const call = callNameOf(ctx.method, path);
      const { statusCode: status } = ctx.res;
      const isCall = call !== undefined && call !== HEALTH;
      log[isCall ? "info" : "debug"](
        {
          ...asked,
          userId: byPerson(ctx),
          call,
          method: ctx.method,
          path: loggedPath(path).slice(0, PATH_MAX),
          status,
          tookMs,
        },
        endOf(ctx),
      );
      meter.recordRequest({ call: call ?? "other", status, tookMs });
    });
    return next();
  };
}

const HEALTH = "health" satisfies keyof typeof CALLS;

function endOf({ res }: Context): string {
  return res.writableFinished ? "Answered" : "Broken off";
}
