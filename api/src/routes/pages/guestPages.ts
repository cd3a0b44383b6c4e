import type { Context, Middleware } from "koa";
import { guestListOf } from "../../cellar/guests/guestList.ts";
import { GUEST_PATH } from "../../cellar/guests/guestLinks.ts";
import type { CellarStore } from "../../cellar/ports/cellar.ts";
import type { GuestLinkStore } from "../../cellar/ports/guestLinks.ts";
import { hashSecret } from "../../cellar/secret.ts";
import { pageLanguage } from "../../middleware/requestLanguage.ts";
import { textIn } from "../../language/textIn.ts";
import type { Limit } from "../../middleware/limits/rateLimit.ts";
import { busyGuestPage, GUEST_POLICY, guestPage, noGuestPage } from "./guestPage.ts";
import { secretPages } from "./secretPages.ts";

export interface GuestPagesDeps {
  readonly store: Pick<CellarStore, "places" | "wines">;
  readonly guestLinks: Pick<GuestLinkStore, "find">;
  readonly limit: Limit;
  readonly now: () => number;
}

/**
 * Serves `/guest/{token}`, a wine list on one page without scripts, in the reader's language [U4:
 * pages]. Unknown, expired and revoked links get the same 404.
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
      const i18n = textIn(pageLanguage(ctx));
      if (!pass) {
        show(ctx, 404, noGuestPage(i18n));
        return;
      }
      await reading(pass.cellarId, async () => {
        const list = await guestListOf(store, pass, { now: now(), locale: i18n.locale });
        show(ctx, 200, guestPage(i18n, list));
      });
    },
    answerBusy: (ctx) => {
      show(ctx, 429, busyGuestPage(textIn(pageLanguage(ctx))));
    },
  });
}

function show(ctx: Context, status: number, page: string): void {
  ctx.status = status;
  ctx.type = "html";
  ctx.body = page;
}
