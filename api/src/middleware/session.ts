import type Koa from "koa";
import { type Context, type Middleware } from "koa";
import { createSession } from "koa-session";
import * as z from "zod/mini";
import { invalidCredentials, type SignedIn } from "../cellar/account.ts";
import type { SessionStore } from "../cellar/ports.ts";
import { hashSecret, newSecret } from "../cellar/secret.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a session lives after its last renewal, in milliseconds. */
const SESSION_MS = 30 * DAY_MS;

const COOKIE = "wine_cellar_session";

/** A cookie that scripts can read, so that a page asks who is signed in only where somebody is. */
const HINT = "wine_cellar_signed_in";

/** What koa-session keeps of ours, and what it offers. */
interface Session {
  userId?: string;
  readonly externalKey?: string;
  /** When it ends unless renewed, in milliseconds since 1970; absent while it is new. */
  readonly _expire?: number;
  save(): Promise<void>;
  regenerate(): Promise<void>;
}

declare module "koa" {
  interface DefaultContext {
    /** `null` once it has been ended. */
    session: Session | null;
  }
}

/** With which password each request that signs in has shown who it is, until its session begins. */
const shownPasswords = new Map<unknown, string>();

const contentSchema = z.looseObject({ userId: z.string() });

/**
 * Finds out who is asking: sets `ctx.state.userId` for the person of a living session.
 *
 * A session is a random id in a cookie; the store knows only its hash. It lives for 30 days and is
 * renewed when used, at most daily. Beside it stands a readable cookie that says only that there is
 * a session; it comes and goes with it.
 */
export function session(
  app: Koa,
  settings: {
    readonly sessions: SessionStore;
    /** Keeps the cookie to https. */
    readonly https: boolean;
    readonly now: () => number;
  },
): Middleware[] {
  const { sessions, https, now } = settings;
  const load = createSession(
    {
      key: COOKIE,
      maxAge: SESSION_MS,
      sameSite: "lax",
      secure: https,
      genid: newSecret,
      store: {
        get: (id) => sessions.read(hashSecret(id), now()),
        set: async (id, sent: unknown, maxAgeMs, { ctx }) => {
          const content = contentSchema.parse(sent);
          const { userId } = content;
          const present = { idHash: hashSecret(id), userId, content, expiresAt: now() + maxAgeMs };
          const passwordHash = takeShownPassword(ctx);
          if (passwordHash === undefined) return sessions.renew(present);

          if (!(await sessions.begin(present, passwordHash))) throw invalidCredentials();
        },
        destroy: (id) => sessions.end(hashSecret(id)),
      },
    },
    app,
  );

  return [
    async (ctx, next) => {
      // Behind a proxy that speaks https for us, the connection itself looks insecure.
      if (https) ctx.cookies.secure = true;
      await load(ctx, next);
    },
    async (ctx, next) => {
      const present = sessionOf(ctx);
      const { userId, _expire: endsAt } = present;
      ctx.state["userId"] = userId;
      const renews = endsAt !== undefined && endsAt - now() < SESSION_MS - DAY_MS;
      if (renews) await present.save();
      const isHinted = ctx.cookies.get(HINT, { signed: false }) !== undefined;
      if (renews || isHinted !== (userId !== undefined)) hint(ctx, userId !== undefined);
      await next();
    },
  ];
}

/**
 * Signs a person in, under a session id that nobody knew before. Ends the request with 401
 * `invalid_credentials` when the password has been changed since it was shown.
 */
export async function beginSession(ctx: Context, { user, passwordHash }: SignedIn): Promise<void> {
  const present = sessionOf(ctx);
  present.userId = user.id;
  shownPasswords.set(ctx, passwordHash);
  try {
    await present.regenerate();
  } catch (cause) {
    endSession(ctx);
    throw cause;
  } finally {
    shownPasswords.delete(ctx);
  }
  hint(ctx, true);
}

/** Signs out; the id is worth nothing afterwards. */
export function endSession(ctx: Context): void {
  ctx.session = null;
  hint(ctx, false);
}

/** The hash of the password shown in this request; `undefined` once its session has begun. */
function takeShownPassword(ctx: unknown): string | undefined {
  const passwordHash = shownPasswords.get(ctx);
  shownPasswords.delete(ctx);
  return passwordHash;
}

/** Has the browser's scripts know whether there is a session. */
function hint(ctx: Context, isSignedIn: boolean): void {
  ctx.cookies.set(HINT, isSignedIn ? "1" : null, {
    httpOnly: false,
    maxAge: SESSION_MS,
    overwrite: true,
    sameSite: "lax",
    secure: ctx.cookies.secure,
    signed: false,
  });
}

/** The name under which the store knows the session of this request. */
export function sessionIdHash(ctx: Context): string {
  return hashSecret(sessionOf(ctx).externalKey ?? "");
}

function sessionOf(ctx: Context): Session {
  if (!ctx.session) throw new Error("The session of this request has been ended");
  return ctx.session;
}
