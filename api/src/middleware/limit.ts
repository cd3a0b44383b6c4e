import { type Context, type Middleware } from "koa";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Refused } from "../cellar/Refused.ts";

/** How often something may be done, by whom. */
export interface LimitRule {
  /** What is limited, unlike any other rule. */
  readonly name: string;
  readonly times: number;
  readonly perSeconds: number;
  /** Whose attempts are counted together; `undefined` leaves a request uncounted. */
  readonly by: (ctx: Context) => string | undefined;
}

/** Makes a middleware that ends a request with 429 `too_many_requests` once a rule is used up. */
export type Limit = (rule: LimitRule) => Middleware;

/** Counts in memory: a restart forgives. With `enabled` off, nothing is counted. */
export function limits(enabled: boolean): Limit {
  return ({ name, times, perSeconds, by }) => {
    if (!enabled) return (_ctx, next) => next();

    const limiter = new RateLimiterMemory({
      keyPrefix: name,
      points: times,
      duration: perSeconds,
    });
    return async (ctx, next) => {
      const key = by(ctx);
      if (key !== undefined) await count(limiter, key, ctx);
      await next();
    };
  };
}

/** Counts by the address that the request came from. */
export const byAddress = (ctx: Context): string => ctx.ip;

/** Counts by the person signed in. */
export function byPerson(ctx: Context): string | undefined {
  const userId: unknown = ctx.state["userId"];
  return typeof userId === "string" ? userId : undefined;
}

async function count(limiter: RateLimiterMemory, key: string, ctx: Context): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause;

    const seconds = Math.ceil(cause.msBeforeNext / 1000);
    ctx.set("Retry-After", String(seconds));
    throw new Refused({
      status: 429,
      code: "too_many_requests",
      error: `Too many attempts. Please try again in ${duration(seconds)}.`,
    });
  }
}

function duration(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return `${String(count)} ${unit}${count === 1 ? "" : "s"}`;
}
