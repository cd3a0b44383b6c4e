import { type Context, type Middleware } from "koa";
import { forgotPasswordSchema } from "sync-protocol";
import { hasEmail } from "../../cellar/accounts/account.ts";
import type { AccountStore } from "../../cellar/ports/accounts.ts";
import type { Devices } from "../../middleware/sign-in/device.ts";
import { jsonBody } from "../../middleware/bodies/jsonBody.ts";
import { byNetwork, byPerson, type Limit } from "../../middleware/limits/rateLimit.ts";

const QUARTER_HOUR_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;

export type AccountLimits = ReturnType<typeof accountLimits>;

interface LimitDeps {
  readonly limit: Limit;
  readonly devices: Devices;
  readonly accounts: AccountStore;
}

/**
 * Rate limits of sign-ups, sign-ins and account changes. At sign-in, one network address gets many
 * attempts, for a household, but few for the same account. Attempts from one network do not lock
 * out the owner on another. After a thousand attempts per hour for one account from unknown
 * devices, only known devices can sign in to it. A known device has its own count.
 */
export function accountLimits({ limit, devices, accounts }: LimitDeps) {
  const rule = (
    name: string,
    times: number,
    perSeconds: number,
    by: (ctx: Context) => string | undefined,
  ): Middleware => limit({ name, times, perSeconds, by, protectsSignIn: true });

  const recognize: Middleware = async (ctx, next) => {
    const email = emailIn(ctx);
    const device = email === undefined ? undefined : devices.of(ctx);
    const isKnown = device && email && (await hasEmail({ accounts }, device.people, email));
    ctx.state["knownDevice"] = isKnown ? device.id : undefined;
    await next();
  };

  // Sign-up and e-mail change share a limit, because both reveal whether an e-mail is taken.
  const signup = rule("signup-network", 30, HOUR_SECONDS, byNetwork);
  return {
    signup: [signup],
    email: [signup, rule("email-person", 10, HOUR_SECONDS, byPerson)],
    confirmation: [rule("confirmation-person", 5, HOUR_SECONDS, byPerson)],
    login: [
      jsonBody,
      recognize,
      rule("login-network", 100, QUARTER_HOUR_SECONDS, ofStrangers(byNetwork)),
      rule("login-account", 20, QUARTER_HOUR_SECONDS, byAttempt),
      rule("login-strangers", 1_000, HOUR_SECONDS, ofStrangers(emailIn)),
    ],
    passkey: [rule("passkey-network", 100, QUARTER_HOUR_SECONDS, byNetwork)],
    openid: [rule("openid-network", 100, QUARTER_HOUR_SECONDS, byNetwork)],
    /** Limits authenticator codes. An attempt counts only if its password was right. */
    code: rule("code-account", 20, HOUR_SECONDS, byCodeAttempt),
    forgot: [
      jsonBody,
      recognize,
      rule("forgot-network", 30, HOUR_SECONDS, ofStrangers(byNetwork)),
      rule("forgot-account", 5, HOUR_SECONDS, byAttempt),
    ],
    link: [rule("link-network", 30, QUARTER_HOUR_SECONDS, byNetwork)],
    password: [rule("password-person", 20, QUARTER_HOUR_SECONDS, byPerson)],
  };
}

/**
 * The key by which attempts are counted: the account with the known device, or else with the
 * network.
 */
function byAttempt(ctx: Context): string | undefined {
  const email = emailIn(ctx);
  return email && `${email} ${knownDevice(ctx) ?? byNetwork(ctx)}`;
}

/**
 * The key by which codes are counted: the account with the known device. All unknown devices share
 * one count.
 */
function byCodeAttempt(ctx: Context): string | undefined {
  const email = emailIn(ctx);
  return email && `${email} ${knownDevice(ctx) ?? "elsewhere"}`;
}

function ofStrangers(by: (ctx: Context) => string | undefined) {
  return (ctx: Context) => (knownDevice(ctx) === undefined ? by(ctx) : undefined);
}

function knownDevice(ctx: Context): string | undefined {
  const id: unknown = ctx.state["knownDevice"];
  return typeof id === "string" ? id : undefined;
}

function emailIn(ctx: Context): string | undefined {
  const { success, data } = forgotPasswordSchema.safeParse(ctx.request.body);
  return success ? data.email.toLowerCase() : undefined;
}
