import { type Context } from "koa";
import { hasBody } from "./bodyChunks.ts";
import { tooManyRequests } from "../limits/rateLimit.ts";

/** Seconds until a retry when there is no room for a body. */
const RETRY_AFTER_SECONDS = 5;

/** Limits of the memory for bodies. */
export interface Bounds {
  readonly perHolder: number;
  readonly inAll: number;
}

/** Memory in use for bodies, by holder. */
export interface Room {
  /**
   * Reserves `amount` bytes for a holder. Returns the function that frees them; `undefined` if
   * there is too little room.
   */
  readonly take: (holder: string, amount: number) => (() => void) | undefined;
}

export function room({ perHolder, inAll }: Bounds): Room {
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
 * Reserves room for the body of a request. Returns the function that frees it. Refuses with 429
 * without room, and refuses a body beyond `bytesMax` unread.
 */
export function takeRoom(
  { req }: Context,
  asked: { readonly room: Room; readonly holder: string; readonly bytesMax: number },
): () => void {
  const declared = hasBody(req) ? Number(req.headers["content-length"] ?? asked.bytesMax) : 0;
  const giveBack = asked.room.take(asked.holder, declared > asked.bytesMax ? 0 : declared);
  if (!giveBack) throw tooManyRequests(RETRY_AFTER_SECONDS);
  return giveBack;
}
