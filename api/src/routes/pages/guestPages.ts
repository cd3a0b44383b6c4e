import type { Context, Middleware } from "koa";
import { guestListOf } from "../../cellar/guests/guestList.ts";
import { GUEST_PATH } from "../../cellar/guests/guestLinks.ts";
import type { CellarStore } from "../../cellar/ports/cellar.ts";
import type { GuestLinkStore } from "../../cellar/ports/guestLinks.ts";
import { Refused } from "../../cellar/Refused.ts";
import { hashSecret } from "../../cellar/secret.ts";
import { bodyCompression } from "../../middleware/bodies/compressJson.ts";
import { concurrencyLimit } from "../../middleware/limits/concurrencyLimit.ts";
import { byNetwork, type Limit } from "../../middleware/limits/rateLimit.ts";
import { BUSY_GUEST_PAGE, GUEST_POLICY, guestPage, NO_GUEST_PAGE } from "./guestPage.ts";

const QUARTER_HOUR_SECONDS = 15 * 60;

const REQUESTS_OF_NETWORK = 200;
const REQUESTS_OF_LINK = 1_000;

declare module "koa" {
  interface DefaultState {
    /** The cellar whose list a guest opens. */
    guestOf?: string;
  }
}

export interface GuestPagesDeps {
  readonly store: Pick<CellarStore, "places" | "wines">;
  readonly guestLinks: Pick<GuestLinkStore, "find">;
  readonly limit: Limit;
  /** The clock, in ms since 1970. */
  readonly now: () => number;
}

/**
 * Serves `/guest/{token}`, a list of wines for anyone with the link: one page without scripts, which
 * nobody should store or index. An unknown, expired or revoked link gets the same 404.
 */
export function guestPages({ store, guestLinks, limit, now }: GuestPagesDeps): Middleware {
  const compressBody = bodyCompression();
  const limits = [
    limit({
      name: "guest-network",
      times: REQUESTS_OF_NETWORK,
      perSeconds: QUARTER_HOUR_SECONDS,
      by: byNetwork,
      isShared: true,
    }),
    limit({
      name: "guest-link",
      times: REQUESTS_OF_LINK,
      perSeconds: QUARTER_HOUR_SECONDS,
      by: ({ path }) => hashSecret(path),
      isShared: true,
    }),
  ];
  // A list reads the whole cellar.
  const reading = concurrencyLimit({ most: 2, until: "sent", by: ({ state }) => state.guestOf });

  const answer = async (ctx: Context) => {
    for (const limited of limits) await limited(ctx, () => Promise.resolve());
    const pass = await guestLinks.find(hashSecret(ctx.path.slice(GUEST_PATH.length)), now());
    if (!pass) {
      show(ctx, 404, NO_GUEST_PAGE);
      return;
    }
    ctx.state.guestOf = pass.cellarId;
    await reading(ctx, async () => {
      show(ctx, 200, guestPage(await guestListOf(store, pass, now())));
    });
  };

  return async (ctx, next) => {
    const isRead = ctx.method === "GET" || ctx.method === "HEAD";
    if (!isRead || !ctx.path.startsWith(GUEST_PATH)) {
      await next();
      return;
    }
    ctx.set("Content-Security-Policy", GUEST_POLICY);
    ctx.set("X-Robots-Tag", "noindex, nofollow");
    ctx.set("Referrer-Policy", "no-referrer");
    ctx.set("Cache-Control", "no-store");
    try {
      await answer(ctx);
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.code !== "too_many_requests") throw error;
      ctx.set("Retry-After", String(error.refusal.retryAfterSeconds));
      show(ctx, 429, BUSY_GUEST_PAGE);
    }
    await compressBody(ctx);
  };
}

function show(ctx: Context, status: number, page: string): void {
  ctx.status = status;
  ctx.type = "html";
  ctx.body = page;
}
