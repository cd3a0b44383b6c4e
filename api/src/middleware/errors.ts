import { type Middleware } from "koa";
import { type Logger } from "pino";
import { Refused } from "../cellar/Refused.ts";

/** When a client is to come again whose request the storage failed, in seconds. */
const RETRY_AFTER_SECONDS = 10;

export interface ErrorsDeps {
  readonly log: Logger;
  /** Whether it is the storage that failed, full, locked or damaged, and not the request. */
  readonly isStorageFailure: (cause: unknown) => boolean;
}

/**
 * Answers whatever ends a request early: a refusal with its own body, failing storage as 503
 * `unavailable` with `Retry-After`, anything else as 500 `internal`. The latter two are told to the
 * log with their cause and to nobody else.
 */
export function errors({ log, isStorageFailure }: ErrorsDeps): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof Refused) {
        const { status, ...body } = error.answer;
        ctx.status = status;
        ctx.body = body;
        return;
      }
      const request = { err: error, method: ctx.method, path: ctx.path };
      if (isStorageFailure(error)) {
        log.error(request, "The storage failed");
        ctx.status = 503;
        ctx.set("Retry-After", String(RETRY_AFTER_SECONDS));
        ctx.body = {
          error: "The cellar can't be read or written right now. Please try again in a moment.",
          code: "unavailable",
        };
        return;
      }
      log.error(request, "A request failed");
      ctx.status = 500;
      ctx.body = { error: "Something went wrong", code: "internal" };
    }
  };
}
