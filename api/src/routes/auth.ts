import { Router } from "@koa/router";
import { type Context, type Middleware } from "koa";
import { type Logger } from "pino";
import {
  changeEmailSchema,
  changePasswordSchema,
  forgotPasswordSchema,
  loginSchema,
  resetPasswordSchema,
  signupSchema,
  type User,
} from "sync-protocol";
import {
  changeEmail,
  changePassword,
  findUser,
  logIn,
  requireSignup,
  type Signup,
  signUp,
} from "../cellar/account.ts";
import { resetPassword, type ResetDeps, sendResetLink } from "../cellar/passwordReset.ts";
import { Refused } from "../cellar/Refused.ts";
import { byNetwork, byPerson, type Limit } from "../middleware/limit.ts";
import { requireUser } from "../middleware/requireUser.ts";
import { beginSession, endSession, sessionIdHash } from "../middleware/session.ts";
import { accountLog } from "./accountLog.ts";
import { parseBody } from "./parse.ts";

const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

export interface AuthDeps extends ResetDeps {
  readonly log: Logger;
  readonly signup: Signup;
  readonly limit: Limit;
  /** Runs a task whose end the answer must not wait for. */
  readonly inBackground: (task: () => Promise<void>) => void;
}

/** The calls under `/api/auth`. */
export function authRoutes(deps: AuthDeps): Router {
  const router = new Router({ prefix: "/api/auth" });
  const limits = accountLimits(deps.limit);
  const log = accountLog(deps.log);

  router.get("/me", async (ctx) => {
    ctx.body = { user: await present(deps, ctx) };
  });

  router.post("/signup", ...limits.signup, async (ctx) => {
    requireSignup(deps.signup);
    const signedIn = await signUp(deps, parseBody(ctx, signupSchema));
    await beginSession(ctx, signedIn);
    log.done(ctx, "Signed up", signedIn.user.id);
    ctx.status = 201;
    ctx.body = { user: signedIn.user };
  });

  router.post("/login", ...limits.login, async (ctx) => {
    const sent = parseBody(ctx, loginSchema);
    const signedIn = await log.checked(ctx, "Sign-in failed", () => logIn(deps, sent));
    await beginSession(ctx, signedIn);
    log.done(ctx, "Signed in", signedIn.user.id);
    ctx.body = { user: signedIn.user };
  });

  router.post("/logout", (ctx) => {
    endSession(ctx);
    ctx.body = {};
  });

  router.post("/forgot-password", ...limits.forgot, (ctx) => {
    const { email } = parseBody(ctx, forgotPasswordSchema);
    // Known or not, the answer and its time are the same.
    deps.inBackground(() => sendResetLink(deps, email));
    ctx.body = {};
  });

  router.post("/reset-password", ...limits.reset, async (ctx) => {
    const sent = parseBody(ctx, resetPasswordSchema);
    const user = await log.checked(ctx, "Wrong link", () => resetPassword(deps, sent));
    log.done(ctx, "Password reset", user.id);
    ctx.body = {};
  });

  router.patch("/profile", async (ctx) => {
    const user = await present(deps, ctx);
    const { email } = parseBody(ctx, changeEmailSchema);
    ctx.body = { user: await changeEmail(deps, user, email) };
    log.done(ctx, "E-mail changed", user.id);
  });

  router.patch("/password", ...limits.password, async (ctx) => {
    const userId = requireUser(ctx);
    const passwords = parseBody(ctx, changePasswordSchema);
    const change = { userId, sessionIdHash: sessionIdHash(ctx), ...passwords };
    await log.checked(ctx, "Wrong password", () => changePassword(deps, change));
    log.done(ctx, "Password changed", userId);
    ctx.body = {};
  });

  return router;
}

/** The person signed in; ends the request with 401 when nobody is. */
async function present(deps: AuthDeps, ctx: Context): Promise<User> {
  const user = await findUser(deps, requireUser(ctx));
  if (user) return user;
  throw new Refused({ status: 401, code: "unauthenticated", error: "Please sign in" });
}

/** Generous to a household behind one address, tight on one account. */
function accountLimits(limit: Limit) {
  const address = (name: string, times: number, perSeconds: number): Middleware =>
    limit({ name: `${name}-address`, times, perSeconds, by: byNetwork, guardsEntry: true });
  const account = (name: string, times: number, perSeconds: number): Middleware =>
    limit({ name: `${name}-account`, times, perSeconds, by: byEmail, guardsEntry: true });

  return {
    signup: [address("signup", 30, HOUR_SECONDS)],
    login: [
      address("login", 100, QUARTER_HOUR_SECONDS),
      account("login", 20, QUARTER_HOUR_SECONDS),
    ],
    forgot: [address("forgot", 30, HOUR_SECONDS), account("forgot", 5, HOUR_SECONDS)],
    reset: [address("reset", 30, QUARTER_HOUR_SECONDS)],
    password: [
      limit({
        name: "password-person",
        times: 20,
        perSeconds: QUARTER_HOUR_SECONDS,
        by: byPerson,
        guardsEntry: true,
      }),
    ],
  };
}

function byEmail(ctx: Context): string | undefined {
  const { success, data } = forgotPasswordSchema.safeParse(ctx.request.body);
  return success ? data.email.toLowerCase() : undefined;
}
