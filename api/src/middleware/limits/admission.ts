import { type Context, type Middleware } from "koa";
import { bodyBytesMaxOf, type CallSpec } from "sync-protocol";
import type { TokenDeps } from "../../cellar/ways-in/accessTokens.ts";
import { Refused } from "../../cellar/Refused.ts";
import { accessToken } from "../sign-in/accessToken.ts";
import { type Room, room, takeRoom } from "../bodies/bodyRoom.ts";
import { concurrencyLimit } from "./concurrencyLimit.ts";
import type { Devices } from "../sign-in/device.ts";
import { byNetwork, byPerson, type Limit } from "./rateLimit.ts";

/** Requests of one user that run at once; a browser sends some six. */
const REQUESTS_AT_ONCE = 8;

/** Bytes of bodies in memory at once, of those who are not signed in. */
const ANONYMOUS_BYTES = { perHolder: 256 * 1024, inAll: 8 * 1024 * 1024 };

/** The same of those who are: for one user the largest body, and some pushes beside it. */
const SIGNED_IN_BYTES = { perHolder: 24 * 1024 * 1024, inAll: 64 * 1024 * 1024 };

const ANONYMOUS_WRITES_PER_MINUTE = 600;

declare module "koa" {
  interface DefaultState {
    /** Runs what comes next for whoever may make a call, in their turn and with room for its body. */
    admit: (spec: CallSpec, next: () => Promise<void>) => Promise<void>;
    /** The longest body of the call that is made, in bytes. */
    bodyBytesMax: number;
  }
}

/** Room for the bodies of those who are signed in, or sent there by one who is. */
export const signedInRoom = (): Room => room(SIGNED_IN_BYTES);

/**
 * Knows who makes a request before any of its body is read: the user of a session or of an access
 * token. Nobody takes up the memory or the turns of others, and who is not signed in none of those
 * who are.
 */
export function admission(
  deps: TokenDeps & { readonly limit: Limit; readonly devices: Devices; readonly bodies: Room },
): Middleware {
  const { limit, devices, bodies } = deps;
  const authenticate = accessToken(deps);
  const turns = concurrencyLimit({ most: REQUESTS_AT_ONCE, until: "answered" });
  const anonymousBodies = room(ANONYMOUS_BYTES);
  const senderOf = (ctx: Context) => devices.of(ctx)?.id ?? byNetwork(ctx);
  const limitWrites = limit({
    name: "anonymous-writes",
    times: ANONYMOUS_WRITES_PER_MINUTE,
    perSeconds: 60,
    by: senderOf,
  });

  return async (ctx, next) => {
    ctx.state.admit = async (spec, run) => {
      const bytesMax = bodyBytesMaxOf(spec);
      ctx.state.bodyBytesMax = bytesMax;
      await authenticate(ctx, spec);
      switch (spec.access) {
        case "signed in": {
          const asked = { room: bodies, holder: requireUser(ctx), bytesMax };
          return holding(takeRoom(ctx, asked), () => turns(ctx, run));
        }
        case "anyone": {
          if (spec.method === "GET") return run();
          await limitWrites(ctx, () => Promise.resolve());
          const asked = { room: anonymousBodies, holder: senderOf(ctx), bytesMax };
          return holding(takeRoom(ctx, asked), run);
        }
        case "holder of the address":
          return run();
      }
    };
    await next();
  };
}

async function holding(giveBack: () => void, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } finally {
    giveBack();
  }
}

/** The id of the user who is signed in; ends the request with 401 when nobody is. */
export function requireUser(ctx: Context): string {
  const userId = byPerson(ctx);
  if (userId === undefined) throw new Refused({ code: "unauthenticated" });
  return userId;
}
