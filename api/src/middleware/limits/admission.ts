import { type Context, type Middleware } from "koa";
import { bodyBytesMaxOf, type CallSpec } from "sync-protocol";
import type { TokenDeps } from "../../cellar/sign-in/accessTokens.ts";
import { Refused } from "../../cellar/Refused.ts";
import { accessToken } from "../sign-in/accessToken.ts";
import { type Quota, makeQuota, reserveMemory } from "../bodies/quota.ts";
import { concurrencyLimit } from "./concurrencyLimit.ts";
import type { Devices } from "../sign-in/device.ts";
import { byNetwork, byPerson, type Limit } from "./rateLimit.ts";

/** Parallel requests per user. A browser sends about six. */
const REQUESTS_AT_ONCE = 8;

/** Memory for request bodies of clients that are not signed in, in bytes. */
const ANONYMOUS_BYTES = { perHolder: 256 * 1024, inAll: 8 * 1024 * 1024 };

/**
 * Memory for request bodies of signed-in users, in bytes. A user has enough for the largest body
 * and a few pushes.
 */
const SIGNED_IN_BYTES = { perHolder: 24 * 1024 * 1024, inAll: 64 * 1024 * 1024 };

const ANONYMOUS_WRITES_PER_MINUTE = 600;

declare module "koa" {
  interface DefaultState {
    /** Runs `next` when the user has a free slot and there is memory for the body. */
    admit: (spec: CallSpec, next: () => Promise<void>) => Promise<void>;
    bodyBytesMax: number;
  }
}

export const signedInQuota = (): Quota => makeQuota(SIGNED_IN_BYTES);

/**
 * Identifies the user by session or access token before the body is read. Each user has separate
 * limits of memory and parallel requests. Anonymous requests have a separate memory limit.
 */
export function admission(
  deps: TokenDeps & { readonly limit: Limit; readonly devices: Devices; readonly bodies: Quota },
): Middleware {
  const { limit, devices, bodies } = deps;
  const authenticate = accessToken(deps);
  const turns = concurrencyLimit({ most: REQUESTS_AT_ONCE, until: "answered" });
  const anonymousBodies = makeQuota(ANONYMOUS_BYTES);
  const senderOf = (ctx: Context) => devices.of(ctx)?.id ?? byNetwork(ctx);
  const limitWrites = limit({
    name: "anonymous-writes",
    times: ANONYMOUS_WRITES_PER_MINUTE,
    perSeconds: 60,
    by: senderOf,
  });

  return (ctx, next) => {
    ctx.state.admit = async (spec, run) => {
      const bytesMax = bodyBytesMaxOf(spec);
      ctx.state.bodyBytesMax = bytesMax;
      await authenticate(ctx, spec);
      switch (spec.access) {
        case "signed in": {
          const asked = { quota: bodies, holder: requireUser(ctx), bytesMax };
          return runThenRelease(reserveMemory(ctx, asked), () => turns(ctx, run));
        }
        case "anyone": {
          if (spec.method === "GET") return run();
          await limitWrites(ctx, () => Promise.resolve());
          const asked = { quota: anonymousBodies, holder: senderOf(ctx), bytesMax };
          return runThenRelease(reserveMemory(ctx, asked), run);
        }
        case "holder of the address":
          return run();
      }
    };
    return next();
  };
}

async function runThenRelease(release: () => void, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } finally {
    release();
  }
}

export function requireUser(ctx: Context): string {
  const userId = byPerson(ctx);
  if (userId === undefined) throw new Refused({ code: "unauthenticated" });
  return userId;
}
