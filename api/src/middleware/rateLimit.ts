import { type Context, type Middleware } from "koa";
import { type Logger } from "pino";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { SharedAttempts } from "../cellar/ports.ts";
import { Refused } from "../cellar/Refused.ts";
import { clientAddress, networkOf } from "./clientAddress.ts";

/** How often something may be done, by whom. */
export interface LimitRule {
  /** What is limited, unlike any other rule. */
  readonly name: string;
  readonly times: number;
  readonly perSeconds: number;
  /** Whose attempts are counted together; `undefined` leaves a request uncounted. */
  readonly by: (ctx: Context) => string | undefined;
  /** How often a request counts; once unless told. */
  readonly weight?: (ctx: Context) => number;
  /** Guards a way in: whom it locks out, the log names. */
  readonly guardsEntry?: true;
}

/** Makes a middleware that ends a request with 429 `too_many_requests` once a rule is used up. */
export type Limit = (rule: LimitRule) => Middleware;

/**
 * Counts in memory: a restart forgives. What guards a way in is counted with the other processes, where
 * there are `shared` attempts. With `enabled` off, nothing is counted.
 */
export function rateLimits(enabled: boolean, log: Logger, shared?: SharedAttempts): Limit {
  return ({ name, times, perSeconds, by, weight = () => 1, guardsEntry }) => {
    if (!enabled) return (_ctx, next) => next();

    const count =
      shared && guardsEntry
        ? countIn(shared, { name, times, perSeconds })
        : countInMemory({ name, times, perSeconds });
    return async (ctx, next) => {
      const key = by(ctx);
      const wait = key === undefined ? undefined : await count(key, weight(ctx));
      if (wait === undefined) {
        await next();
        return;
      }
      if (guardsEntry) log.warn({ limit: name, address: clientAddress(ctx) }, "Locked out");
      throw tooManyRequests(wait);
    };
  };
}

/** Counts by the network that the request came from. */
export const byNetwork = (ctx: Context): string => networkOf(clientAddress(ctx));

/** Counts by the person signed in. */
export function byPerson(ctx: Context): string | undefined {
  const userId: unknown = ctx.state["userId"];
  return typeof userId === "string" ? userId : undefined;
}

/** How many seconds to wait until a rule allows it again; `undefined` when it does so now. */
type Count = (key: string, weight: number) => Promise<number | undefined>;

type Rate = Pick<LimitRule, "name" | "times" | "perSeconds">;

function countInMemory({ name, times, perSeconds }: Rate): Count {
  const limiter = new RateLimiterMemory({
    keyPrefix: name,
    points: times,
    duration: perSeconds,
  });
  return async (key, weight) => {
    try {
      await limiter.consume(key, weight);
      return undefined;
    } catch (cause) {
      if (!(cause instanceof RateLimiterRes)) throw cause;
      return Math.ceil(cause.msBeforeNext / 1000);
    }
  };
}

function countIn(shared: SharedAttempts, { name, times, perSeconds }: Rate): Count {
  return async (key, weight) => {
    const { attempts, endsInMs } = await shared.count(`${name}:${key}`, weight, perSeconds);
    return attempts <= times ? undefined : Math.ceil(endsInMs / 1000);
  };
}

/** Refuses a request that is to be tried again in so many seconds. */
export function tooManyRequests(retryAfterSeconds: number): Refused {
  return new Refused({ code: "too_many_requests", retryAfterSeconds });
}
