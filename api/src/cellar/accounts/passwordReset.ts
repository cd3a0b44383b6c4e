import type { User } from "sync-protocol";
import { type AccountDeps, NO_PASSWORD } from "./account.ts";
import { type ConfirmationDeps, sendConfirmationBeforeReset } from "./emailConfirmation.ts";
import { mailOf } from "../mails/mailOf.ts";
import { type NoticeDeps, NOTICES, sendNotice } from "../mails/noticeMail.ts";
import type { Account, ResetLink } from "../ports/accounts.ts";
import type { Mail } from "../ports/outside.ts";
import { Refused } from "../Refused.ts";
import { hashSecret, newSecret } from "../secret.ts";

/** How long a reset link works, in milliseconds. */
export const RESET_LINK_MS = 60 * 60 * 1000;

/**
 * How many reset links of one account work at once. Somebody who asks for more in another's name fills no
 * mailbox, and its owner has that many that work.
 */
export const RESET_LINKS_MAX = 20;

/** How long after a change of the e-mail its reset links go to the former one, in milliseconds. */
export const FORMER_EMAIL_MS = 60 * 60 * 1000;

/** How long an e-mail gets reset links that was never confirmed, in milliseconds. */
export const UNCONFIRMED_MS = 30 * 24 * 60 * 60 * 1000;

export interface ResetDeps extends AccountDeps, ConfirmationDeps, NoticeDeps {}

/**
 * Mails a link that sets a new password, to a known e-mail; an unknown one gets nothing, nor does
 * one with {@link RESET_LINKS_MAX} links that work. Earlier links go on working.
 *
 * Within {@link FORMER_EMAIL_MS} of a change of the e-mail it goes to the former one, if that was
 * confirmed: a thief of a session must not get it. An e-mail that was not confirmed for
 * {@link UNCONFIRMED_MS} confirms itself first.
 */
export async function sendResetLink(deps: ResetDeps, email: string): Promise<void> {
  const account = await accountOf(deps, email);
  // A disabled account is opened again by the operator alone.
  if (!account || account.passwordHash === NO_PASSWORD) return;

  const former = deps.confirmsEmails
    ? await deps.accounts.formerEmail(account.id, deps.now() - FORMER_EMAIL_MS)
    : undefined;
  const reset = await addResetLink(deps, account.id, former === undefined);
  if (!reset) return;

  const { token: resetToken, expiresAt } = reset;
  const address = addressOf(deps, resetToken);
  if (former !== undefined) await deps.mailer.send(formerResetMail(former, address, expiresAt));
  else if (isNeverConfirmed(deps, account)) {
    await sendConfirmationBeforeReset(deps, account, { resetToken, expiresAt });
  } else await deps.mailer.send(resetMail(account.email, address, expiresAt));
}

/** A link that sets a new password; `undefined` beside {@link RESET_LINKS_MAX} that work. */
export async function newResetLink(
  deps: Pick<ResetDeps, "accounts" | "now" | "publicUrl">,
  userId: string,
): Promise<string | undefined> {
  const reset = await addResetLink(deps, userId, true);
  return reset && addressOf(deps, reset.token);
}

/**
 * Sets the password by a reset link, once, and says so by mail. Ends every session of its user, and
 * their other links.
 */
export async function resetPassword(
  deps: AccountDeps & NoticeDeps,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<User> {
  const passwordHash = await deps.hasher.hash(password);
  const user = await deps.accounts.resetPassword(hashSecret(token), passwordHash, deps.now());
  if (!user) {
    throw new Refused({ code: "invalid_reset_token" });
  }
  await deps.sessions.endAll(user.id);
  sendNotice(deps, user.email, NOTICES.passwordReset);
  return user;
}

/** The account of an e-mail, or of one that it had within {@link FORMER_EMAIL_MS}. */
async function accountOf(deps: ResetDeps, email: string): Promise<Account | undefined> {
  const account = await deps.accounts.byEmail(email);
  if (account || !deps.confirmsEmails) return account;
  return deps.accounts.byFormerEmail(email, deps.now() - FORMER_EMAIL_MS);
}

function isNeverConfirmed(
  { confirmsEmails, now }: ResetDeps,
  { unconfirmedSince }: Account,
): boolean {
  return confirmsEmails && unconfirmedSince !== null && unconfirmedSince + UNCONFIRMED_MS <= now();
}

async function addResetLink(
  { accounts, now }: Pick<ResetDeps, "accounts" | "now">,
  userId: string,
  confirms: boolean,
): Promise<{ readonly token: string; readonly expiresAt: number } | undefined> {
  const token = newSecret();
  const sentAt = now();
  const expiresAt = sentAt + RESET_LINK_MS;
  const link: ResetLink = { tokenHash: hashSecret(token), sentAt, expiresAt, confirms };
  const isStored = await accounts.addResetLink(userId, link, RESET_LINKS_MAX);
  return isStored ? { token, expiresAt } : undefined;
}

function addressOf({ publicUrl }: Pick<ResetDeps, "publicUrl">, token: string): string {
  return `${publicUrl}/reset-password?token=${token}`;
}

function resetMail(to: string, link: string, expiresAt: number): Mail {
  return mailOf({
    to,
    expiresAt,
    subject: "Reset your Wine Cellar password",
    sentences: [
      "Someone asked to reset the password of your Wine Cellar.",
      "To choose a new password, open this link within 1 hour:",
    ],
    action: "Choose a new password",
    link,
    otherwise: "If it wasn't you, ignore this mail. Your password stays as it is.",
  });
}

function formerResetMail(to: string, link: string, expiresAt: number): Mail {
  return mailOf({
    to,
    expiresAt,
    subject: "Reset your Wine Cellar password",
    sentences: [
      "Someone asked to reset the password of your Wine Cellar. Its email address was changed within the last hour, so this mail comes to the former one.",
      "To choose a new password, open this link within 1 hour. You then sign in with the new address:",
    ],
    action: "Choose a new password",
    link,
    otherwise:
      "If you didn't change the address, open the link in our other mail. It brings this address back.",
  });
}
