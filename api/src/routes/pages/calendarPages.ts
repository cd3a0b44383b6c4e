import { createHash } from "node:crypto";
import type { Context, Middleware } from "koa";
import {
  CALENDAR_PATH,
  CALENDAR_SUFFIX,
  calendarOf,
  type FeedReadDeps,
} from "../../cellar/calendar/calendarFeeds.ts";
import type { CalendarFeedStore } from "../../cellar/ports/calendarFeeds.ts";
import { hashSecret } from "../../cellar/secret.ts";
import { pageLanguage } from "../../middleware/requestLanguage.ts";
import { textIn } from "../../language/textIn.ts";
import type { Limit } from "../../middleware/limits/rateLimit.ts";
import { secretPages } from "./secretPages.ts";

export interface CalendarPagesDeps extends FeedReadDeps {
  readonly calendarFeeds: Pick<CalendarFeedStore, "find">;
  readonly limit: Limit;
}

/** Serves `/calendar/{token}.ics` to anyone with the address [K3: reading]. */
export function calendarPages({ calendarFeeds, limit, ...deps }: CalendarPagesDeps): Middleware {
  return secretPages({
    name: "calendar",
    path: CALENDAR_PATH,
    limit,
    // The limit for a network is high, because calendar services read the feeds of many users from
    // few networks.
    most: { ofNetwork: 1_000, ofAddress: 60 },
    answer: async (ctx, reading) => {
      const feed = await calendarFeeds.find(hashSecret(tokenIn(ctx.path)));
      if (!feed) {
        const i18n = textIn(pageLanguage(ctx));
        show(ctx, 404, i18n._("This calendar has ended."));
        return;
      }
      await reading(feed.cellarId, async () => {
        const calendar = await calendarOf(deps, feed);
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
    },
    answerBusy: (ctx) => {
      const i18n = textIn(pageLanguage(ctx));
      show(ctx, 429, i18n._("Too many requests. Please try again later."));
    },
  });
}

function tokenIn(path: string): string {
  const name = path.slice(CALENDAR_PATH.length);
  return name.endsWith(CALENDAR_SUFFIX) ? name.slice(0, -CALENDAR_SUFFIX.length) : name;
}

function show(ctx: Context, status: number, sentence: string): void {
  ctx.status = status;
  ctx.type = "text";
  ctx.body = `${sentence}\n`;
}
