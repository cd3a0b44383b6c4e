import { Router } from "@koa/router";
import { type Context } from "koa";
import { type Logger } from "pino";
import {
  changeEmailSchema,
  changePasswordSchema,
  forgotPasswordSchema,
  loginSchema,
  resetPasswordSchema,
  signupSchema,
  undoEmailChangeSchema,
  type User,
} from "sync-protocol";
import {
  changePassword,
  findUser,
  logIn,
  requireSignup,
  type SignedIn,
  type Signup,
  signUp,
} from "../cellar/account.ts";
import { changeEmail, type EmailDeps, undoEmailChange } from "../cellar/emailChange.ts";
import { resetPassword, sendResetLink } from "../cellar/passwordReset.ts";
import { Refused } from "../cellar/Refused.ts";
import type { Devices } from "../middleware/device.ts";
import type { Limit } from "../middleware/limit.ts";
import { requireUser } from "../middleware/requireUser.ts";
import { beginSession, endSession, sessionIdHash } from "../middleware/session.ts";
import { accountLimits } from "./accountLimits.ts";
import { accountLog } from "./accountLog.ts";
import { parseBody } from "./parse.ts";

export interface AuthDeps extends EmailDeps {
  readonly log: Logger;
  readonly signup: Signup;
  readonly limit: Limit;
  readonly devices: Devices;
}

/** The calls under `/api/auth`. */
export function authRoutes(deps: AuthDeps): Router {
  const router = new Router({ prefix: "/api/auth" });
  const limits = accountLimits(deps);
  const log = accountLog(deps.log);

  const enter = async (ctx: Context, signedIn: SignedIn) => {
    await beginSession(ctx, signedIn);
    deps.devices.remember(ctx, signedIn.user.id);
  };

  router.get("/me", async (ctx) => {
    const user = await present(deps, ctx);
    // Who signed in before devices were known has no such cookie yet.
    if (!deps.devices.of(ctx)?.people.includes(user.id)) deps.devices.remember(ctx, user.id);
    ctx.body = { user };
  });

  router.post("/signup", ...limits.signup, async (ctx) => {
    requireSignup(deps.signup);
    const signedIn = await signUp(deps, parseBody(ctx, signupSchema));
    await enter(ctx, signedIn);
    log.done(ctx, "Signed up", signedIn.user.id);
    ctx.status = 201;
    ctx.body = { user: signedIn.user };
  });

  router.post("/login", ...limits.login, async (ctx) => {
    const sent = parseBody(ctx, loginSchema);
    const signedIn = await log.checked(ctx, "Sign-in failed", () => logIn(deps, sent));
    await enter(ctx, signedIn);
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

  router.post("/reset-password", ...limits.link, async (ctx) => {
    const sent = parseBody(ctx, resetPasswordSchema);
    const user = await log.checked(ctx, "Wrong link", () => resetPassword(deps, sent));
    deps.devices.remember(ctx, user.id);
    log.done(ctx, "Password reset", user.id);
    ctx.body = {};
  });

  router.patch("/profile", ...limits.email, async (ctx) => {
    const user = await present(deps, ctx);
    const { email } = parseBody(ctx, changeEmailSchema);
    const change = { user, email, sessionIdHash: sessionIdHash(ctx) };
    ctx.body = { user: await changeEmail(deps, change) };
    log.done(ctx, "E-mail changed", user.id);
  });

  router.post("/undo-email-change", ...limits.link, async (ctx) => {
    const { token } = parseBody(ctx, undoEmailChangeSchema);
    const user = await log.checked(ctx, "Wrong link", () => undoEmailChange(deps, token));
    log.done(ctx, "E-mail change undone", user.id);
    ctx.body = {};
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
