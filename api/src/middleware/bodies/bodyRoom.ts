import { type Context } from "koa";
import { hasBody } from "./bodyChunks.ts";
import { tooManyRequests } from "../limits/rateLimit.ts";

/** When a sender may come again for whose body there was no room, in seconds. */
const RETRY_AFTER_SECONDS = 5;

/** How much may be held at once. */
export interface Bounds {
  readonly perHolder: number;
  readonly inAll: number;
}

/** What is held at once, by holder. */
export interface Room {
  /** Takes `amount` for a holder and gives what gives it back; `undefined` where there is too little. */
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
 * Takes room for the body of a request, in bytes, and gives what gives it back; ends the request with
 * 429 where there is none. A body beyond `bytesMax` is refused unread.
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
