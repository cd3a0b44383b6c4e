import { createHash } from "node:crypto";
import type { Context, Middleware } from "koa";
import {
  CALENDAR_PATH,
  CALENDAR_SUFFIX,
  calendarOf,
  type FeedReading,
} from "../../cellar/calendar/calendarFeeds.ts";
import type { CalendarFeedStore } from "../../cellar/ports/calendarFeeds.ts";
import { Refused } from "../../cellar/Refused.ts";
import { hashSecret } from "../../cellar/secret.ts";
import { bodyCompression } from "../../middleware/bodies/compressJson.ts";
import { concurrencyLimit } from "../../middleware/limits/concurrencyLimit.ts";
import { byNetwork, type Limit } from "../../middleware/limits/rateLimit.ts";

const QUARTER_HOUR_SECONDS = 15 * 60;

/** Calendar services read the feeds of many users from a few networks. */
const REQUESTS_OF_NETWORK = 1_000;
const REQUESTS_OF_FEED = 60;

declare module "koa" {
  interface DefaultState {
    /** The cellar whose feed a calendar reads. */
    calendarOf?: string;
  }
}

export interface CalendarPagesDeps extends FeedReading {
  readonly calendarFeeds: Pick<CalendarFeedStore, "find">;
  readonly limit: Limit;
}

/** Serves `/calendar/{token}.ics` to anyone with the address [K3: reading]. */
export function calendarPages({ calendarFeeds, limit, ...reading }: CalendarPagesDeps): Middleware {
  const compressBody = bodyCompression();
  const perQuarterHour = { perSeconds: QUARTER_HOUR_SECONDS, isShared: true } as const;
  const limits = [
    limit({
      name: "calendar-network",
      times: REQUESTS_OF_NETWORK,
      by: byNetwork,
      ...perQuarterHour,
    }),
    limit({
      name: "calendar-feed",
      times: REQUESTS_OF_FEED,
      by: ({ path }) => hashSecret(path),
      ...perQuarterHour,
    }),
  ];
  // A feed reads the whole cellar.
  const taking = concurrencyLimit({ most: 2, until: "sent", by: ({ state }) => state.calendarOf });

  const answer = async (ctx: Context) => {
    for (const limited of limits) await limited(ctx, () => Promise.resolve());
    const feed = await calendarFeeds.find(hashSecret(tokenIn(ctx.path)));
    if (!feed) {
      show(ctx, 404, "This calendar has ended.");
      return;
    }
    ctx.state.calendarOf = feed.cellarId;
    await taking(ctx, async () => {
      const calendar = await calendarOf(reading, feed);
      ctx.status = 200;
      ctx.etag = createHash("sha256").update(calendar).digest("base64url");
      ctx.set("Cache-Control", "private, no-cache");
      if (ctx.fresh) {
        ctx.status = 304;
        return;
      }
      ctx.set("Content-Disposition", 'inline; filename="wine-cellar.ics"');
      ctx.type = "text/calendar; charset=utf-8";
      ctx.body = calendar;
    });
  };

  return async (ctx, next) => {
    const isRead = ctx.method === "GET" || ctx.method === "HEAD";
    if (!isRead || !ctx.path.startsWith(CALENDAR_PATH)) {
      await next();
      return;
    }
    ctx.set("X-Robots-Tag", "noindex, nofollow");
    ctx.set("Referrer-Policy", "no-referrer");
    ctx.set("Cache-Control", "no-store");
    try {
      await answer(ctx);
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.code !== "too_many_requests") throw error;
      ctx.set("Retry-After", String(error.refusal.retryAfterSeconds));
      show(ctx, 429, "Too many requests. Please try again later.");
    }
    await compressBody(ctx);
  };
}

/** The token in an address, with or without its suffix. */
function tokenIn(path: string): string {
  const name = path.slice(CALENDAR_PATH.length);
  return name.endsWith(CALENDAR_SUFFIX) ? name.slice(0, -CALENDAR_SUFFIX.length) : name;
}

function show(ctx: Context, status: number, sentence: string): void {
  ctx.status = status;
  ctx.type = "text";
  ctx.body = `${sentence}\n`;
}
