import { randomUUID } from "node:crypto";
import { type Context, type Middleware } from "koa";
import type { CookieScope } from "sync-protocol";
import { invalidCredentials, type SignedIn } from "../cellar/account.ts";
import { deviceName } from "../cellar/deviceName.ts";
import type { SessionStore } from "../cellar/ports/sessions.ts";
import { hashSecret, newSecret } from "../cellar/secret.ts";
import {
  bearsFormerName,
  forgetSessionId,
  hint,
  hints,
  noteProvider,
  readSessionId,
  writeSessionId,
} from "./sessionCookies.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long a session lives after its last renewal, in milliseconds. */
const SESSION_MS = 30 * DAY_MS;

/** How old a session gets whatever its use, in milliseconds. */
const SESSION_AGE_MAX_MS = 180 * DAY_MS;

/** A use sooner after the last renewal than this, in milliseconds, renews nothing. */
const RENEWAL_MS = HOUR_MS;

interface SessionDeps {
  readonly sessions: SessionStore;
  readonly now: () => number;
}

/** What a request has to do with sessions. */
interface Present extends SessionDeps {
  /** The name under which the store knows its living session; `undefined` without one. */
  readonly idHash: string | undefined;
}

declare module "koa" {
  interface DefaultState {
    session?: Present;
  }
}

/**
 * Finds out who is asking: sets `ctx.state.userId` for the person of a living session.
 *
 * A session is a random id in a cookie; the store knows only its hash. It lives for 30 days, is
 * renewed when used, at most hourly, and ends after 180 days all the same. Beside it stands a
 * readable cookie that says only that there is a session; it comes and goes with it.
 */
export function session({
  scope,
  ...deps
}: SessionDeps & {
  /** Where the cookies hold. */
  readonly scope: CookieScope;
}): Middleware {
  const { sessions, now } = deps;

  return async (ctx, next) => {
    // Behind a proxy that speaks https for us, the connection itself looks insecure.
    ctx.cookies.secure = scope.https;
    keepCookiesUnder(ctx, scope.path);
    const id = readSessionId(ctx);
    const idHash = hashSecret(id);
    const living = id === "" ? undefined : await sessions.read(idHash, now());
    ctx.state.session = { ...deps, idHash: living && idHash };
    ctx.state["userId"] = living?.userId;

    const isDue = living !== undefined && now() - living.usedAt > RENEWAL_MS;
    const renews = isDue || (living !== undefined && bearsFormerName(ctx));
    if (renews) {
      await sessions.renew({ idHash, ...useOf(ctx, now()) });
      writeSessionId(ctx, id, SESSION_MS);
    }
    const isSignedIn = living !== undefined;
    if (renews || hints(ctx) !== isSignedIn) hint(ctx, isSignedIn, SESSION_MS);
    await next();
  };
}

/**
 * Signs a person in, under a session id that nobody knew before; the session that the request had is
 * over. Ends the request with 401 `invalid_credentials` when the password has been changed since it
 * was shown.
 */
export async function beginSession(ctx: Context, signedIn: SignedIn): Promise<void> {
  const { user, passwordHash, isAtProvider = false } = signedIn;
  await endSession(ctx);
  const { sessions, now } = present(ctx);
  const id = newSecret();
  const idHash = hashSecret(id);
  const use = { idHash, ...useOf(ctx, now()) };
  const begun = { ...use, userId: user.id, id: randomUUID(), endsBy: now() + SESSION_AGE_MAX_MS };
  if (!(await sessions.begin(begun, passwordHash))) throw invalidCredentials();

  ctx.state.session = { sessions, now, idHash };
  writeSessionId(ctx, id, SESSION_MS);
  hint(ctx, true, SESSION_MS);
  noteProvider(ctx, isAtProvider, SESSION_AGE_MAX_MS);
}

/** Signs out; the id is worth nothing afterwards. */
export async function endSession(ctx: Context): Promise<void> {
  const { idHash, ...deps } = present(ctx);
  if (idHash !== undefined) await deps.sessions.end(idHash);
  ctx.state.session = { ...deps, idHash: undefined };
  forgetSessionId(ctx);
  hint(ctx, false, SESSION_MS);
  noteProvider(ctx, false, SESSION_AGE_MAX_MS);
}

/** The name under which the store knows the session of this request; empty without one. */
export function sessionIdHash(ctx: Context): string {
  return present(ctx).idHash ?? "";
}

function useOf(ctx: Context, usedAt: number) {
  return { device: deviceName(ctx.get("User-Agent")), usedAt, expiresAt: usedAt + SESSION_MS };
}

/** Has each cookie of an answer hold under a path alone. */
function keepCookiesUnder({ cookies }: Context, path: string): void {
  if (path === "/") return;
  const set = cookies.set.bind(cookies);
  cookies.set = (name, value, options) => set(name, value, { ...options, path });
}

function present(ctx: Context): Present {
  if (!ctx.state.session) throw new Error("A request was served before its session was looked for");
  return ctx.state.session;
}
