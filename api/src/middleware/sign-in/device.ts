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

export interface Devices {
  /** The device that sent a request; `undefined` if no user has signed in on it. */
  readonly of: (ctx: Context) => KnownDevice | undefined;
  readonly remember: (ctx: Context, userId: string) => void;
}

/**
 * Recognises devices by a signed cookie that scripts cannot read. The server stores no list of
 * devices.
 */
export function devices(settings: {
  readonly key: string;
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
