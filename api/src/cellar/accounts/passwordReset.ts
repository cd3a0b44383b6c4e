import type { I18n } from "@lingui/core";
import { textFor } from "../../language/textFor.ts";
import { type AccountDeps, NO_PASSWORD } from "./account.ts";
import { type ConfirmationDeps, sendConfirmationBeforeReset } from "./emailConfirmation.ts";
import { mailOf } from "../mails/mailOf.ts";
import { type NoticeDeps, NOTICES, sendNotice } from "../mails/noticeMail.ts";
import type { Account, Addressee, ResetLink } from "../ports/accounts.ts";
import type { Mail } from "../ports/outside.ts";
import { Refused } from "../Refused.ts";
import { hashSecret, newSecret } from "../secret.ts";

export const RESET_LINK_MS = 60 * 60 * 1000;

/** Maximum number of valid reset links per account. The limit prevents flooding of a mailbox. */
export const RESET_LINKS_MAX = 20;

/** How long reset links go to the former address after a change of e-mail. */
export const FORMER_EMAIL_MS = 60 * 60 * 1000;

/** How long an unconfirmed account can get reset links. */
export const UNCONFIRMED_MS = 30 * 24 * 60 * 60 * 1000;

export interface ResetDeps extends AccountDeps, ConfirmationDeps, NoticeDeps {}

/**
 * Mails a reset link to a known e-mail, and nothing to an unknown e-mail. An account has at most
 * {@link RESET_LINKS_MAX} valid links; earlier links stay valid. For {@link FORMER_EMAIL_MS} after
 * a change of e-mail, the link goes to the former address, if confirmed. A stolen session therefore
 * cannot get the link. An account unconfirmed for {@link UNCONFIRMED_MS} must confirm its e-mail
 * first.
 */
export async function sendResetLink(deps: ResetDeps, email: string): Promise<void> {
  const account = await accountOf(deps, email);
  // Nobody can reset the password of an account that is disabled or scheduled for deletion.
  if (!account || account.passwordHash === NO_PASSWORD) return;

  const former = deps.confirmsEmails
    ? await deps.accounts.formerEmail(account.id, deps.now() - FORMER_EMAIL_MS)
    : undefined;
  const reset = await addResetLink(deps, account.id, former === undefined);
  if (!reset) return;

  const { token: resetToken, expiresAt } = reset;
  const i18n = textFor(account, deps.requestLanguage());
  const sent = { link: addressOf(deps, resetToken), expiresAt };
  if (former !== undefined) await deps.mailer.send(formerResetMail(i18n, { to: former, ...sent }));
  else if (isNeverConfirmed(deps, account)) {
    await sendConfirmationBeforeReset(deps, account, { resetToken, expiresAt });
  } else await deps.mailer.send(resetMail(i18n, { to: account.email, ...sent }));
}

/** A new reset link; `undefined` if the user has {@link RESET_LINKS_MAX} valid links. */
export async function newResetLink(
  deps: Pick<ResetDeps, "accounts" | "now" | "publicUrl">,
  userId: string,
): Promise<string | undefined> {
  const reset = await addResetLink(deps, userId, true);
  return reset && addressOf(deps, reset.token);
}

/** Sets the password by a reset link, ends all sessions of the user and mails a notice. */
export async function resetPassword(
  deps: AccountDeps & NoticeDeps,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Addressee> {
  const passwordHash = await deps.hasher.hash(password);
  const user = await deps.accounts.resetPassword(hashSecret(token), passwordHash, deps.now());
  if (!user) {
    throw new Refused({ code: "invalid_reset_token" });
  }
  await deps.sessions.endAll(user.id);
  sendNotice(deps, user, NOTICES.passwordReset);
  return user;
}

/** The account that uses this e-mail now, or used it within {@link FORMER_EMAIL_MS}. */
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

interface SentLink {
  readonly to: string;
  readonly link: string;
  readonly expiresAt: number;
}

function resetMail(i18n: I18n, { to, link, expiresAt }: SentLink): Mail {
  return mailOf(i18n, {
    to,
    expiresAt,
    subject: i18n._("Reset your Wine Cellar password"),
    sentences: [
      i18n._("Someone asked to reset the password of your Wine Cellar."),
      i18n._("To choose a new password, open this link within 1 hour:"),
    ],
    action: i18n._("Choose a new password"),
    link,
    ifUnexpected: i18n._("If it wasn't you, ignore this mail. Your password stays as it is."),
  });
}

function formerResetMail(i18n: I18n, { to, link, expiresAt }: SentLink): Mail {
  return mailOf(i18n, {
    to,
    expiresAt,
    subject: i18n._("Reset your Wine Cellar password"),
    sentences: [
      i18n._(
        "Someone asked to reset the password of your Wine Cellar. Its email address was changed within the last hour, so this mail goes to the former one.",
      ),
      i18n._(
        "To choose a new password, open this link within 1 hour. You then sign in with the new address:",
      ),
    ],
    action: i18n._("Choose a new password"),
    link,
    ifUnexpected: i18n._(
      "If you didn't change the address, open the link in our other mail. It brings this address back.",
    ),
  });
}
