import { type Context } from "koa";
import { cookieName, type CookieScope } from "sync-protocol";
import {
  DEVICE_MS,
  type KnownDevice,
  readDevice,
  rememberPerson,
  writeDevice,
} from "../../cellar/devices/deviceCookie.ts";
import { newSecret } from "../../cellar/secret.ts";

/** The browsers on which somebody has signed in before. */
export interface Devices {
  /** The device that a request comes from, where somebody has signed in. */
  readonly of: (ctx: Context) => KnownDevice | undefined;
  /** Has the browser remember that this person has signed in there. */
  readonly remember: (ctx: Context, userId: string) => void;
}

/** Knows devices by a signed cookie that scripts cannot read; the server keeps no list of them. */
export function devices(settings: {
  readonly key: string;
  /** Where the cookie holds. */
  readonly scope: CookieScope;
  readonly now: () => number;
}): Devices {
  const { key, scope, now } = settings;
  const name = cookieName("wine_cellar_device", scope);
  const of = (ctx: Context) =>
    readDevice(ctx.cookies.get(name, { signed: false }) ?? "", key, now());

  return {
    of,
    remember(ctx, userId) {
      const device = rememberPerson(of(ctx), userId, { now: now(), newId: newSecret });
      ctx.cookies.set(name, writeDevice(device, key), {
        maxAge: DEVICE_MS,
        sameSite: "lax",
        secure: scope.https,
        signed: false,
      });
    },
  };
}
