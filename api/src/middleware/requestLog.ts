import { type Context, type Middleware } from "koa";
import { type Logger } from "pino";
import type { CALLS } from "sync-protocol";
import type { Meter } from "../cellar/ports/meter.ts";
import { clientAddress } from "./addresses/clientAddress.ts";
import { byPerson } from "./limits/rateLimit.ts";
import { isReadable } from "./addresses/readableAddress.ts";
import { requestFacts } from "./requestId.ts";

/** How much of an odd path is worth a line, in characters. */
const PATH_MAX = 200;

/**
 * Notes each request in one line once its answer has left, or its client has: calls at `info`, all
 * else, and whoever asks for the server's health, at `debug`. Never its query, body or cookies: they
 * hold tokens, passwords and sessions. The meter counts it.
 */
export function requestLog(deps: {
  readonly log: Logger;
  /** The contract's name of what a request asks for; `undefined` where that is no call. */
  readonly callNameOf: (method: string, path: string) => string | undefined;
  readonly meter: Pick<Meter, "answered">;
}): Middleware {
  const { log, callNameOf, meter } = deps;

  return async (ctx, next) => {
    const startedAt = performance.now();
    // Asked now: a client that has left has no address any more, and its request no id.
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
          path: path.slice(0, PATH_MAX),
          status,
          tookMs,
        },
        endOf(ctx),
      );
      meter.answered({ call: call ?? "other", status, tookMs });
    });
    await next();
  };
}

const HEALTH = "health" satisfies keyof typeof CALLS;

function endOf({ res }: Context): string {
  return res.writableFinished ? "Answered" : "Broken off";
}
