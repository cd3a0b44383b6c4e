import { Router } from "@koa/router";
import { type Context } from "koa";
import { CALLS, type Signup, type User } from "sync-protocol";
import {
  changePassword,
  findUser,
  logIn,
  type SignInResult,
  signUp,
} from "../../cellar/accounts/account.ts";
import { confirmEmail, resendConfirmation } from "../../cellar/accounts/confirmEmail.ts";
import { changeLanguage } from "../../cellar/accounts/changeLanguage.ts";
import { changeName } from "../../cellar/accounts/changeName.ts";
import { changeEmail, type EmailDeps, undoEmailChange } from "../../cellar/accounts/emailChange.ts";
import { requireSignup } from "../../cellar/accounts/invitation.ts";
import { resetPassword, sendResetLink } from "../../cellar/accounts/passwordReset.ts";
import type { Account } from "../../cellar/ports/accounts.ts";
import type { IdentityProvider } from "../../cellar/ports/identities.ts";
import { type CodeDeps, requireCode } from "../../cellar/sign-in/secondFactor.ts";
import { Refused } from "../../cellar/Refused.ts";
import type { Devices } from "../../middleware/sign-in/device.ts";
import { beginSession, endSession, sessionIdHash } from "../../middleware/sign-in/session.ts";
import { isAtProvider } from "../../middleware/sign-in/sessionCookies.ts";
import type { AccountLimits } from "./accountLimits.ts";
import type { AccountLog } from "./accountLog.ts";
import { answer } from "../answer.ts";

export interface AuthDeps extends EmailDeps, CodeDeps {
  readonly accountLog: AccountLog;
  readonly limits: AccountLimits;
  readonly signup: Signup;
  readonly invitationKey: string;
  readonly devices: Devices;
  readonly identityProvider: IdentityProvider | undefined;
}

export function authRoutes(deps: AuthDeps): Router {
  const router = new Router();
  const { accountLog: log, limits } = deps;

  const enter = async (ctx: Context, signedIn: SignInResult) => {
    await beginSession(ctx, signedIn);
    deps.devices.remember(ctx, signedIn.user.id);
  };
  answer(router, CALLS.me, [], async ({ ctx, userId }) => {
    const user = await present(deps, userId);
    // A session that began before device cookies were introduced has no device cookie yet.
    if (!deps.devices.of(ctx)?.people.includes(user.id)) deps.devices.remember(ctx, user.id);
    return { user };
  });

  answer(router, CALLS.signup, limits.signup, async ({ ctx, body }) => {
    const keyed = { key: deps.invitationKey, now: deps.now() };
    const invitation = requireSignup(deps.signup, body, keyed);
    const signedIn = await signUp(deps, body, invitation);
    await enter(ctx, signedIn);
    log.record(ctx, "Signed up", signedIn.user.id);
    return { user: signedIn.user };
  });

  answer(router, CALLS.login, limits.login, async ({ ctx, body }) => {
    const { code, ...credentials } = body;
    const beforeCheck = async () => {
      await limits.code(ctx, () => Promise.resolve());
    };
    const passes = (account: Account) =>
      log.checked(ctx, "Wrong code", () => requireCode(deps, account, code, beforeCheck));
    const login = () => logIn(deps, credentials, passes);
    const signedIn = await log.checked(ctx, "Sign-in failed", login);
    await enter(ctx, signedIn);
    log.record(ctx, "Signed in", signedIn.user.id);
    return { user: signedIn.user };
  });

  answer(router, CALLS.logout, [], async ({ ctx }) => {
    const endsThere = isAtProvider(ctx);
    endSession(ctx);
    const endAt = endsThere ? await deps.identityProvider?.endAddress() : undefined;
    return endAt === undefined ? {} : { endAt };
  });

  answer(router, CALLS.forgotPassword, limits.forgot, ({ body }) => {
    // The mail is sent in the background, so that the response time does not reveal whether the
    // e-mail is known.
    deps.inBackground(() => sendResetLink(deps, body.email));
    return {};
  });

  answer(router, CALLS.resetPassword, limits.link, async ({ ctx, body }) => {
    const user = await log.checked(ctx, "Wrong link", () => resetPassword(deps, body));
    deps.devices.remember(ctx, user.id);
    log.record(ctx, "Password reset", user.id);
    return {};
  });

  answer(router, CALLS.changeProfile, limits.email, async ({ ctx, userId, body }) => {
    const { email, name, language } = body;
    let user = await present(deps, userId);
    if (email !== undefined) {
      user = await changeEmail(deps, { user, email, sessionIdHash: sessionIdHash(ctx) });
      log.record(ctx, "E-mail changed", user.id);
    }
    if (name !== undefined) user = await changeName(deps, user, name);
    if (language !== undefined) user = await changeLanguage(deps, user, language);
    return { user };
  });

  answer(router, CALLS.undoEmailChange, limits.link, async ({ ctx, body }) => {
    const user = await log.checked(ctx, "Wrong link", () => undoEmailChange(deps, body.token));
    log.record(ctx, "E-mail change undone", user.id);
    return {};
  });

  answer(router, CALLS.confirmEmail, limits.link, async ({ ctx, body }) => {
    const confirm = () => confirmEmail(deps, body.token);
    const { userId, resetToken } = await log.checked(ctx, "Wrong link", confirm);
    log.record(ctx, "E-mail confirmed", userId);
    return { resetToken };
  });

  answer(router, CALLS.resendConfirmation, limits.confirmation, ({ userId }) => {
    deps.inBackground(() => resendConfirmation(deps, userId));
    return {};
  });

  answer(router, CALLS.changePassword, limits.password, async ({ ctx, userId, body }) => {
    const change = { userId, sessionIdHash: sessionIdHash(ctx), ...body };
    await log.checked(ctx, "Wrong password", () => changePassword(deps, change));
    log.record(ctx, "Password changed", userId);
    return {};
  });

  return router;
}

/** The user with this id. Refuses with 401 if the account has been deleted. */
async function present(deps: AuthDeps, userId: string): Promise<User> {
  const user = await findUser(deps, userId);
  if (user) return user;
  throw new Refused({ code: "unauthenticated" });
}
