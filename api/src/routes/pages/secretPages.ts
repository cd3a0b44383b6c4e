import type { Context, Middleware } from "koa";
import { Refused } from "../../cellar/Refused.ts";
import { hashSecret } from "../../cellar/secret.ts";
import { bodyCompression } from "../../middleware/bodies/compressJson.ts";
import { concurrencyLimit } from "../../middleware/limits/concurrencyLimit.ts";
import { byNetwork, type Limit } from "../../middleware/limits/rateLimit.ts";

const QUARTER_HOUR_SECONDS = 15 * 60;

declare module "koa" {
  interface DefaultState {
    /** The cellar shown on a page that is open to readers without an account. */
    shownCellarId?: string;
  }
}

/** Runs work that reads a whole cellar, at most two at a time per cellar. */
export type ReadLimit = (cellarId: string, work: () => Promise<void>) => Promise<void>;

interface SecretPages {
  readonly name: string;
  readonly path: string;
  readonly limit: Limit;
  /** Maximum numbers of requests in 15 minutes: from one network, and for one page address. */
  readonly most: { readonly ofNetwork: number; readonly ofAddress: number };
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer: (ctx: Context, reading: ReadLimit) => Promise<void>;
  readonly answerBusy: (ctx: Context) => void;
}

/**
 * Serves pages to anyone who has their secret address, without an account. Headers forbid storing
 * and indexing.
 */
export function secretPages(pages: SecretPages): Middleware {
  const { name, path, limit, most, headers = {}, answer, answerBusy } = pages;
  const compressBody = bodyCompression();
  const limited = { perSeconds: QUARTER_HOUR_SECONDS, isShared: true } as const;
  const limits = [
    limit({ ...limited, name: `${name}-network`, times: most.ofNetwork, by: byNetwork }),
    limit({
      ...limited,
      name: `${name}-address`,
      times: most.ofAddress,
      by: (ctx) => hashSecret(ctx.path),
    }),
  ];
  const limitParallel = concurrencyLimit({
    most: 2,
    until: "sent",
    by: ({ state }) => state.shownCellarId,
  });

  return async (ctx, next) => {
    const isRead = ctx.method === "GET" || ctx.method === "HEAD";
    if (!isRead || !ctx.path.startsWith(path)) {
      await next();
      return;
    }
    ctx.set("X-Robots-Tag", "noindex, nofollow");
    ctx.set("Referrer-Policy", "no-referrer");
    ctx.set("Cache-Control", "no-store");
    ctx.set(headers);
    try {
      for (const limiting of limits) await limiting(ctx, () => Promise.resolve());
      await answer(ctx, async (cellarId, work) => {
        ctx.state.shownCellarId = cellarId;
        await limitParallel(ctx, work);
      });
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.code !== "too_many_requests") throw error;
      ctx.set("Retry-After", String(error.refusal.retryAfterSeconds));
      answerBusy(ctx);
    }
    await compressBody(ctx);
  };
}
