import { randomUUID } from "node:crypto";
import type Koa from "koa";
import { type Context, type Middleware } from "koa";
import { createSession } from "koa-session";
import { cookieName, type CookieScope } from "sync-protocol";
import * as z from "zod/mini";
import { invalidCredentials, type SignInResult } from "../../cellar/accounts/account.ts";
import { deviceName } from "../../cellar/devices/deviceName.ts";
import type { SessionStore } from "../../cellar/ports/sessions.ts";
import { hashSecret, newSecret } from "../../cellar/secret.ts";
import {
  hasFormerCookie,
  forgetFormerCookies,
  setSignedInCookie,
  hasSignedInCookie,
  setProviderCookie,
  readSessionId,
  SESSION,
  writeSessionId,
} from "./sessionCookies.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Lifetime of a session after its last renewal. */
const SESSION_MS = 30 * DAY_MS;

const SESSION_AGE_MAX_MS = 180 * DAY_MS;

const RENEWAL_MS = HOUR_MS;

/** The session's content, with the methods that koa-session adds. */
interface Session {
  userId?: string;
  /** The user's password hash at sign-in. Set only while a new session is stored. */
  passwordHash?: string;
  /** Time of the last renewal, in ms since 1970; absent in a new session. */
  readonly usedAt?: number;
  readonly externalKey?: string;
  save(): Promise<void>;
  regenerate(): Promise<void>;
}

declare module "koa" {
  interface DefaultContext {
    /** `null` after the session has ended. */
    session: Session | null;
  }
}

const handedOnSchema = z.object({ userId: z.string(), passwordHash: z.optional(z.string()) });

/**
 * Sets `ctx.state.userId` for a valid session. A session is a random id in a cookie; the store has
 * only its hash. A session lasts 30 days. Use renews it, at most once an hour, until 180 days after
 * sign-in. A second cookie, which scripts can read, only shows that there is a session.
 */
export function session(
  app: Koa,
  settings: {
    readonly sessions: SessionStore;
    readonly scope: CookieScope;
    readonly now: () => number;
  },
): Middleware[] {
  const { sessions, scope, now } = settings;
  const load = createSession(
    {
      key: cookieName(SESSION, scope),
      maxAge: SESSION_MS,
      sameSite: "lax",
      secure: scope.https,
      genid: newSecret,
      externalKey: {
        get: readSessionId,
        set: (ctx: Context, id) => {
          writeSessionId(ctx, id, SESSION_MS);
        },
      },
      store: {
        get: (id) => sessions.read(hashSecret(id), now()),
        set: async (id, sent: unknown, maxAgeMs, { ctx }: { readonly ctx?: Context }) => {
          const { userId, passwordHash } = handedOnSchema.parse(sent);
          const use = {
            idHash: hashSecret(id),
            device: deviceName(ctx?.get("User-Agent") ?? ""),
            usedAt: now(),
            expiresAt: now() + maxAgeMs,
          };
          if (passwordHash === undefined) return sessions.renew(use);

          const begun = { ...use, userId, id: randomUUID(), endsBy: now() + SESSION_AGE_MAX_MS };
          if (!(await sessions.begin(begun, passwordHash))) throw invalidCredentials();
        },
        destroy: (id) => sessions.end(hashSecret(id)),
      },
    },
    app,
  );

  return [
    (ctx, next) => {
      // Without this, Koa would treat the connection behind a TLS proxy as insecure.
      ctx.cookies.secure = scope.https;
      keepCookiesUnder(ctx, scope.path);
      return load(ctx, next);
    },
    async (ctx, next) => {
      const present = sessionOf(ctx);
      const { userId, usedAt } = present;
      ctx.state["userId"] = userId;
      const isDue = usedAt !== undefined && now() - usedAt > RENEWAL_MS;
      const renews = userId !== undefined && (isDue || hasFormerCookie(ctx));
      if (renews) await present.save();
      const isSignedIn = userId !== undefined;
      if (renews || hasSignedInCookie(ctx) !== isSignedIn)
        setSignedInCookie(ctx, isSignedIn, SESSION_MS);
      await next();
    },
  ];
}

/**
 * Signs a user in with a new session id. Refuses with 401 `invalid_credentials` if the password has
 * changed since it was checked.
 */
export async function beginSession(ctx: Context, signedIn: SignInResult): Promise<void> {
  const { user, passwordHash, isAtProvider = false } = signedIn;
  const present = sessionOf(ctx);
  Object.assign(present, { userId: user.id, passwordHash });
  try {
    await present.regenerate();
    delete present.passwordHash;
  } catch (cause) {
    endSession(ctx);
    throw cause;
  }
  setSignedInCookie(ctx, true, SESSION_MS);
  setProviderCookie(ctx, isAtProvider, SESSION_AGE_MAX_MS);
}

export function endSession(ctx: Context): void {
  ctx.session = null;
  setSignedInCookie(ctx, false, SESSION_MS);
  setProviderCookie(ctx, false, SESSION_AGE_MAX_MS);
  forgetFormerCookies(ctx);
}

/** The hash of a request's session id. The store finds the session by this hash. */
export function sessionIdHash(ctx: Context): string {
  return hashSecret(sessionOf(ctx).externalKey ?? "");
}

/** Limits every cookie of a response to a path, including those of koa-session. */
function keepCookiesUnder({ cookies }: Context, path: string): void {
  if (path === "/") return;
  const set = cookies.set.bind(cookies);
  cookies.set = (name, value, options) => set(name, value, { ...options, path });
}

function sessionOf(ctx: Context): Session {
  if (!ctx.session) throw new Error("The session of this request has been ended");
  return ctx.session;
}
