import type { Context, Middleware } from "koa";
import { guestListOf } from "../../cellar/guests/guestList.ts";
import { GUEST_PATH } from "../../cellar/guests/guestLinks.ts";
import type { CellarStore } from "../../cellar/ports/cellar.ts";
import type { GuestLinkStore } from "../../cellar/ports/guestLinks.ts";
import { hashSecret } from "../../cellar/secret.ts";
import type { Limit } from "../../middleware/limits/rateLimit.ts";
import { BUSY_GUEST_PAGE, GUEST_POLICY, guestPage, NO_GUEST_PAGE } from "./guestPage.ts";
import { secretPages } from "./secretPages.ts";

export interface GuestPagesDeps {
  readonly store: Pick<CellarStore, "places" | "wines">;
  readonly guestLinks: Pick<GuestLinkStore, "find">;
  readonly limit: Limit;
  readonly now: () => number;
}

/**
 * Serves `/guest/{token}`, a wine list on one page without scripts. Unknown, expired and revoked
 * links get the same 404.
 */
export function guestPages({ store, guestLinks, limit, now }: GuestPagesDeps): Middleware {
  return secretPages({
    name: "guest",
    path: GUEST_PATH,
    limit,
    most: { ofNetwork: 200, ofAddress: 1_000 },
    headers: { "Content-Security-Policy": GUEST_POLICY },
    answer: async (ctx, reading) => {
      const pass = await guestLinks.find(hashSecret(ctx.path.slice(GUEST_PATH.length)), now());
      if (!pass) {
        show(ctx, 404, NO_GUEST_PAGE);
        return;
      }
      await reading(pass.cellarId, async () => {
        show(ctx, 200, guestPage(await guestListOf(store, pass, now())));
      });
    },
    answerBusy: (ctx) => {
      show(ctx, 429, BUSY_GUEST_PAGE);
    },
  });
}

function show(ctx: Context, status: number, page: string): void {
  ctx.status = status;
  ctx.type = "html";
  ctx.body = page;
}
