import { type Middleware } from "koa";
import { type Logger } from "pino";
import { Refused } from "../cellar/Refused.ts";

/**
 * Answers whatever ends a request early: a refusal with its own body, anything else as 500
 * `internal`, told to the log with its cause and to nobody else.
 */
export function errors(log: Logger): Middleware {
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
      log.error({ err: error, method: ctx.method, path: ctx.path }, "A request failed");
      ctx.status = 500;
      ctx.body = { error: "Something went wrong", code: "internal" };
    }
  };
}
