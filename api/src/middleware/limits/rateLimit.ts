import type { Context, Middleware } from "koa";
import type { Logger } from "pino";
import type { Attempts } from "../../cellar/ports/processes.ts";
import { Refused } from "../../cellar/Refused.ts";
import { clientAddress, networkOf } from "../addresses/clientAddress.ts";
import { RateLimiterMemory } from "rate-limiter-flexible";

export interface LimitRule {
  readonly name: string;
  readonly times: number;
  readonly perSeconds: number;
  /** Key of the counter. A request without a key is not counted. */
  readonly by: (ctx: Context) => string | undefined;
  /** How much a request counts; 1 by default. */
  readonly weight?: (ctx: Context) => number;
  /**
   * Protects a sign-in. Attempts are counted across all processes, and the log names the address
   * that is locked out.
   */
  readonly protectsSignIn?: true;
  /** Counts the requests to all processes of the server together. */
  readonly isShared?: true;
}

/** Refuses with 429 `too_many_requests` above the limit. */
export type Limit = (rule: LimitRule) => Middleware;

/**
 * Limits how often a call is made. The calls are counted in this process, or in `shared` if the rule
 * applies to all processes together. If not `enabled`, nothing is limited.
 */
export function rateLimits(enabled: boolean, log: Logger, shared?: Attempts): Limit {
  const own = memoryAttempts();
  return ({ name, times, perSeconds, by, weight = () => 1, protectsSignIn, isShared }) => {
    if (!enabled) return (_ctx, next) => next();

    const counted = protectsSignIn || isShared ? (shared ?? own) : own;
    return async (ctx, next) => {
      const key = by(ctx);
      if (key !== undefined) {
        const { attempts, endsInMs } = await counted.count(
          `${name}:${key}`,
          weight(ctx),
          perSeconds,
        );
        if (attempts > times) {
          if (protectsSignIn) log.warn({ limit: name, address: clientAddress(ctx) }, "Locked out");
          throw tooManyRequests(Math.ceil(endsInMs / 1000));
        }
      }
      await next();
    };
  };
}

export const byNetwork = (ctx: Context): string => networkOf(clientAddress(ctx));

export function byPerson(ctx: Context): string | undefined {
  const userId: unknown = ctx.state["userId"];
  return typeof userId === "string" ? userId : undefined;
}

export function tooManyRequests(retryAfterSeconds: number): Refused {
  return new Refused({ code: "too_many_requests", retryAfterSeconds });
}

/** Counts attempts in memory. A restart of the server clears the counts. */
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
