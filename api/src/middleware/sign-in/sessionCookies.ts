import { type Context } from "koa";
import { cookieName, type CookieScope, SIGNED_IN_COOKIE } from "sync-protocol";
import { cookiePathOf } from "../addresses/underPath.ts";

/** Cookie with the signed session id. Scripts cannot read the cookie. */
export const SESSION = "wine_cellar_session";

const AT_PROVIDER = "wine_cellar_provider";

/**
 * Reads the session id from its cookie, or else from the cookie with the former name. Returns an
 * empty string if there is neither.
 */
export function readSessionId(ctx: Context): string {
  const [name, former] = namesOf(ctx, SESSION);
  return ctx.cookies.get(name, { signed: true }) ?? ctx.cookies.get(former, { signed: true }) ?? "";
}

/** Sets the session cookie and removes the cookie with the former name. */
export function writeSessionId(ctx: Context, id: string, maxAgeMs: number): void {
  const [name] = namesOf(ctx, SESSION);
  ctx.cookies.set(name, id, { ...optionsOf(ctx), maxAge: maxAgeMs, signed: true });
  forgetFormerCookies(ctx);
}

/** Whether a request over https has a session cookie with the former name. */
export function hasFormerCookie(ctx: Context): boolean {
  const [name, former] = namesOf(ctx, SESSION);
  return former !== name && ctx.cookies.get(former, { signed: false }) !== undefined;
}

export function forgetFormerCookies(ctx: Context): void {
  if (!hasFormerCookie(ctx)) return;
  ctx.cookies.set(SESSION, null, { ...optionsOf(ctx), signed: true });
  ctx.cookies.set(SIGNED_IN_COOKIE, null, { ...optionsOf(ctx), signed: false });
}

/** Whether the request has the cookie that shows page scripts that a user is signed in. */
export function hasSignedInCookie(ctx: Context): boolean {
  const [name] = namesOf(ctx, SIGNED_IN_COOKIE);
  return ctx.cookies.get(name, { signed: false }) !== undefined;
}

export function setSignedInCookie(ctx: Context, isSignedIn: boolean, maxAgeMs: number): void {
  const [name] = namesOf(ctx, SIGNED_IN_COOKIE);
  const options = { ...optionsOf(ctx), httpOnly: false, signed: false, maxAge: maxAgeMs };
  ctx.cookies.set(name, isSignedIn ? "1" : null, options);
}

/** Whether the user signed in through the identity provider, and so has a session there too. */
export function isAtProvider(ctx: Context): boolean {
  const [name] = namesOf(ctx, AT_PROVIDER);
  return ctx.cookies.get(name, { signed: false }) !== undefined;
}

/** Sets or removes the cookie that marks a session as begun at the identity provider. */
export function setProviderCookie(ctx: Context, isThere: boolean, maxAgeMs: number): void {
  if (!isThere && !isAtProvider(ctx)) return;
  const [name] = namesOf(ctx, AT_PROVIDER);
  const options = { ...optionsOf(ctx), signed: false, maxAge: maxAgeMs };
  ctx.cookies.set(name, isThere ? "1" : null, options);
}

function namesOf(ctx: Context, name: string): [present: string, former: string] {
  return [cookieName(name, scopeOf(ctx)), name];
}

function optionsOf(ctx: Context) {
  return { overwrite: true, sameSite: "lax", secure: ctx.cookies.secure } as const;
}

function scopeOf(ctx: Context): CookieScope {
  return { https: ctx.cookies.secure, path: cookiePathOf(ctx) };
}
