import { type Context } from "koa";
import { cookieName, type CookieScope, SIGNED_IN_COOKIE } from "sync-protocol";
import { cookiePathOf } from "../addresses/underPath.ts";

/** The session's id, signed and out of reach of scripts. */
export const SESSION = "wine_cellar_session";

const AT_PROVIDER = "wine_cellar_provider";

/** The session's id that a request bears, empty without one; also under the name of before. */
export function readSessionId(ctx: Context): string {
  const [name, former] = namesOf(ctx, SESSION);
  return ctx.cookies.get(name, { signed: true }) ?? ctx.cookies.get(former, { signed: true }) ?? "";
}

/** Has the browser bear this session's id for so long, and no longer under the name of before. */
export function writeSessionId(ctx: Context, id: string, maxAgeMs: number): void {
  const [name] = namesOf(ctx, SESSION);
  ctx.cookies.set(name, id, { ...optionsOf(ctx), maxAge: maxAgeMs, signed: true });
  forgetFormerCookies(ctx);
}

/** Whether a request bears its session under the name that it had on https before. */
export function bearsFormerName(ctx: Context): boolean {
  const [name, former] = namesOf(ctx, SESSION);
  return former !== name && ctx.cookies.get(former, { signed: false }) !== undefined;
}

/** Takes away what the browser bears under the names of before; does nothing otherwise. */
export function forgetFormerCookies(ctx: Context): void {
  if (!bearsFormerName(ctx)) return;
  ctx.cookies.set(SESSION, null, { ...optionsOf(ctx), signed: true });
  ctx.cookies.set(SIGNED_IN_COOKIE, null, { ...optionsOf(ctx), signed: false });
}

/** Whether the browser's scripts are told that there is a session. */
export function hints(ctx: Context): boolean {
  const [name] = namesOf(ctx, SIGNED_IN_COOKIE);
  return ctx.cookies.get(name, { signed: false }) !== undefined;
}

/** Has the browser's scripts know whether there is a session, for so long. */
export function hint(ctx: Context, isSignedIn: boolean, maxAgeMs: number): void {
  const [name] = namesOf(ctx, SIGNED_IN_COOKIE);
  const options = { ...optionsOf(ctx), httpOnly: false, signed: false, maxAge: maxAgeMs };
  ctx.cookies.set(name, isSignedIn ? "1" : null, options);
}

/** Whether the session began at the identity provider, which has one with this browser too. */
export function isAtProvider(ctx: Context): boolean {
  const [name] = namesOf(ctx, AT_PROVIDER);
  return ctx.cookies.get(name, { signed: false }) !== undefined;
}

/** Has the browser remember where its session began, for so long. */
export function noteProvider(ctx: Context, isThere: boolean, maxAgeMs: number): void {
  if (!isThere && !isAtProvider(ctx)) return;
  const [name] = namesOf(ctx, AT_PROVIDER);
  const options = { ...optionsOf(ctx), signed: false, maxAge: maxAgeMs };
  ctx.cookies.set(name, isThere ? "1" : null, options);
}

/** The name of a cookie, and the one that builds before this gave it. */
function namesOf(ctx: Context, name: string): [present: string, former: string] {
  return [cookieName(name, scopeOf(ctx)), name];
}

function optionsOf(ctx: Context) {
  return { overwrite: true, sameSite: "lax", secure: ctx.cookies.secure } as const;
}

function scopeOf(ctx: Context): CookieScope {
  return { https: ctx.cookies.secure, path: cookiePathOf(ctx) };
}
