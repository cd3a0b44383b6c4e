import { type Context } from "koa";
import { hasBody } from "./bodyChunks.ts";
import { tooManyRequests } from "../limits/rateLimit.ts";

const RETRY_AFTER_SECONDS = 5;

export interface MemoryLimits {
  readonly perHolder: number;
  readonly inAll: number;
}

export interface Quota {
  /** Returns a function that frees the amount; `undefined` if the limit is reached. */
  readonly take: (holder: string, amount: number) => (() => void) | undefined;
}

export function makeQuota({ perHolder, inAll }: MemoryLimits): Quota {
  const held = new Map<string, number>();
  let heldInAll = 0;

  const add = (holder: string, amount: number) => {
    const sum = (held.get(holder) ?? 0) + amount;
    heldInAll += amount;
    if (sum === 0) held.delete(holder);
    else held.set(holder, sum);
  };

  return {
    take(holder, amount) {
      const isTooMuch = (held.get(holder) ?? 0) + amount > perHolder || heldInAll + amount > inAll;
      if (isTooMuch) return undefined;
      add(holder, amount);
      return () => {
        add(holder, -amount);
      };
    },
  };
}

/**
 * Reserves memory for the body of a request. Returns a function that frees the memory. Refuses with
 * 429 if the limit is reached, and refuses a body longer than `bytesMax` unread.
 */
export function reserveMemory(
  { req }: Context,
  asked: { readonly quota: Quota; readonly holder: string; readonly bytesMax: number },
): () => void {
  const declared = hasBody(req) ? Number(req.headers["content-length"] ?? asked.bytesMax) : 0;
  const release = asked.quota.take(asked.holder, declared > asked.bytesMax ? 0 : declared);
  if (!release) throw tooManyRequests(RETRY_AFTER_SECONDS);
  return release;
}
