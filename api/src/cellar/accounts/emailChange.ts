import type { I18n } from "@lingui/core";
import type { User } from "sync-protocol";
import { textFor } from "../../language/textFor.ts";
import { emailTaken, withoutPassword } from "./account.ts";
import { resendConfirmation } from "./confirmEmail.ts";
import { mailOf } from "../mails/mailOf.ts";
import { type ResetDeps, sendResetLink } from "./passwordReset.ts";
import type { Addressee } from "../ports/accounts.ts";
import type { Mail } from "../ports/outside.ts";
import { Refused } from "../Refused.ts";
import { hashSecret, newSecret } from "../secret.ts";

/** How long the former mailbox can undo a change of the e-mail. */
export const UNDO_LINK_MS = 7 * 24 * 60 * 60 * 1000;

export type EmailDeps = ResetDeps;

/**
 * Changes the user's e-mail and ends their other sessions. The former address gets a link that
 * undoes the change, so a stolen session cannot take over the account. The new address gets a
 * confirmation link.
 */
export async function changeEmail(
  deps: EmailDeps,
  {
    user,
    email,
    sessionIdHash,
  }: {
    readonly user: User;
    readonly email: string;
    readonly sessionIdHash: string;
  },
): Promise<User> {
  refuseDemo(deps, user.email);
  const token = newSecret();
  const changedAt = deps.now();
  const undo = { tokenHash: hashSecret(token), changedAt, expiresAt: changedAt + UNDO_LINK_MS };
  const before = await deps.accounts.changeEmail(user.id, email, undo);
  if (before === undefined) throw emailTaken();

  const isSameMailbox = before.toLowerCase() === email.toLowerCase();
  if (!isSameMailbox) {
    await deps.sessions.endAll(user.id, sessionIdHash);
    const link = `${deps.publicUrl}/undo-email-change?token=${token}`;
    const i18n = textFor(user, deps.requestLanguage());
    deps.inBackground(() => deps.mailer.send(undoMail(i18n, before, link)));
    deps.inBackground(() => resendConfirmation(deps, user.id));
  }
  return { ...user, email };
}

/**
 * Restores the former e-mail, ends all sessions and removes the password, which a thief may have
 * set. Mails a link for a new password to the restored address and a notice to the replaced
 * address. Passkeys, identities and the second factor from before the change stay, because access
 * to the mailbox must not bypass a second factor.
 */
export async function undoEmailChange(deps: EmailDeps, token: string): Promise<Addressee> {
  const { accounts, mailer, now, publicUrl } = deps;
  const undone = await accounts.undoEmailChange(hashSecret(token), withoutPassword(), now());
  if (!undone) {
    throw new Refused({ code: "invalid_undo_token" });
  }
  const { user, replaced } = undone;
  await deps.sessions.endAll(user.id);
  deps.inBackground(() => sendResetLink(deps, user.email));
  const i18n = textFor(user, deps.requestLanguage());
  deps.inBackground(() => mailer.send(undoneMail(i18n, replaced, `${publicUrl}/login`)));
  return user;
}

/** Refuses changes of the demo account that would lock out its other visitors. */
export function refuseDemo({ demo }: Pick<EmailDeps, "demo">, email: string): void {
  if (email === demo?.email) throw new Refused({ code: "demo_account" });
}

/**
 * The mail goes to the former address, which somebody else may read, so the mail omits the new
 * address.
 */
function undoMail(i18n: I18n, to: string, link: string): Mail {
  return mailOf(i18n, {
    to,
    subject: i18n._("Your Wine Cellar email address was changed"),
    sentences: [
      i18n._("The email address of your Wine Cellar was changed. This one no longer signs in."),
      i18n._(
        "If it wasn't you, open this link within 7 days. It brings this address back and signs out every device:",
      ),
    ],
    action: i18n._("Undo the change"),
    link,
    ifUnexpected: i18n._("If it was you, there is nothing to do."),
  });
}

/**
 * The mail goes to the replaced address, which somebody else may read, so the mail omits the
 * restored address.
 */
function undoneMail(i18n: I18n, to: string, link: string): Mail {
  return mailOf(i18n, {
    to,
    subject: i18n._("Your Wine Cellar email address was changed back"),
    sentences: [
      i18n._(
        "The former email address of a Wine Cellar account was brought back, with the link that was mailed there. This address no longer signs in, and every device was signed out.",
      ),
      i18n._(
        "If it wasn't you, sign in with a passkey that you had before, and change the address again:",
      ),
    ],
    action: i18n._("Sign in"),
    link,
    ifUnexpected: i18n._("If you have no passkey, ask the operator of your Wine Cellar for help."),
  });
}
