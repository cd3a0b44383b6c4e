import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import type { Attempts } from "../../cellar/ports/processes.ts";
import { Refused } from "../../cellar/Refused.ts";
import { clientAddress, networkOf } from "../addresses/clientAddress.ts";
import { RateLimiterMemory } from "rate-limiter-flexible";

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
  /** Guards a way in: it is counted by all processes together, and whom it locks out, the log names. */
  readonly guardsEntry?: true;
  /** Bounds what the whole server spends, not what one process bears: counted by all together. */
  readonly isShared?: true;
}

/** Makes a middleware that ends a request with 429 `too_many_requests` once a rule is used up. */
export type Limit = (rule: LimitRule) => Middleware;

/**
 * Counts in memory, or with the other processes where a rule says so and there are `shared`
 * attempts. With `enabled` off, nothing is counted.
 */
export function rateLimits(enabled: boolean, log: Logger, shared?: Attempts): Limit {
  const own = memoryAttempts();
  return ({ name, times, perSeconds, by, weight = () => 1, guardsEntry, isShared }) => {
    if (!enabled) return (_ctx, next) => next();

    const counted = guardsEntry || isShared ? (shared ?? own) : own;
    return async (ctx, next) => {
      const key = by(ctx);
      if (key !== undefined) {
        const { attempts, endsInMs } = await counted.count(
          `${name}:${key}`,
          weight(ctx),
          perSeconds,
        );
        if (attempts > times) {
          if (guardsEntry) log.warn({ limit: name, address: clientAddress(ctx) }, "Locked out");
          throw tooManyRequests(Math.ceil(endsInMs / 1000));
        }
      }
      await next();
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

/** Refuses a request that is to be tried again in so many seconds. */
export function tooManyRequests(retryAfterSeconds: number): Refused {
  return new Refused({ code: "too_many_requests", retryAfterSeconds });
}

/** Attempts counted in memory, by one process for itself: a restart forgives. */
export function memoryAttempts(): Attempts {
  const counts = new RateLimiterMemory({ points: 0, duration: 1 });
  return {
    async count(key, weight, perSeconds) {
      const during = { customDuration: perSeconds };
      const { consumedPoints, msBeforeNext } = await counts.penalty(key, weight, during);
      return { attempts: consumedPoints, endsInMs: msBeforeNext };
    },
  };
}
