import type { I18n } from "@lingui/core";
import type { Language } from "sync-protocol";
import * as z from "zod/mini";
import { textFor } from "../../language/textFor.ts";
import { mailOf } from "../mails/mailOf.ts";
import type { Account } from "../ports/accounts.ts";
import type { Mail, Mailer } from "../ports/outside.ts";
import { seal, unseal } from "../seal.ts";
import { hashSecret } from "../secret.ts";

/** Purpose of the derived key that encrypts confirmation links. */
export const CONFIRMATIONS = "confirmations";

export const CONFIRMATION_LINK_MS = 7 * 24 * 60 * 60 * 1000;

export interface ConfirmationDeps {
  /** `false` without a mail server: e-mails then need no confirmation. */
  readonly confirmsEmails: boolean;
  readonly confirmationKey: string;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly requestLanguage: () => Language;
  readonly now: () => number;
}

const confirmationSchema = z.object({
  userId: z.string(),
  /** Hash of the lower-cased e-mail. */
  email: z.string(),
  expiresAt: z.int(),
  /** Token of a password reset link, if the user requested a reset. */
  resetToken: z.optional(z.string()),
});

type Confirmation = z.infer<typeof confirmationSchema>;

export async function sendConfirmation(deps: ConfirmationDeps, account: Account): Promise<void> {
  if (!deps.confirmsEmails || account.unconfirmedSince === null) return;
  const expiresAt = deps.now() + CONFIRMATION_LINK_MS;
  const i18n = textFor(account, deps.requestLanguage());
  const link = linkOf(deps, account, { expiresAt });
  await deps.mailer.send(confirmationMail(i18n, account.email, link));
}

/** Mails a link that confirms the e-mail and then opens the page for a new password. */
export async function sendConfirmationBeforeReset(
  deps: ConfirmationDeps,
  account: Account,
  reset: { readonly resetToken: string; readonly expiresAt: number },
): Promise<void> {
  const i18n = textFor(account, deps.requestLanguage());
  const mail = resetConfirmationMail(i18n, account.email, linkOf(deps, account, reset));
  await deps.mailer.send({ ...mail, expiresAt: reset.expiresAt });
}

/** `undefined` if the link is invalid. */
export function readConfirmation(
  { confirmationKey, now }: Pick<ConfirmationDeps, "confirmationKey" | "now">,
  token: string,
): Confirmation | undefined {
  const text = unseal(token, CONFIRMATION, confirmationKey);
  if (text === undefined) return undefined;
  const confirmation = confirmationSchema.parse(JSON.parse(text));
  return confirmation.expiresAt > now() ? confirmation : undefined;
}

export function isFor(confirmation: Confirmation, email: string): boolean {
  return confirmation.email === hashOf(email);
}

function linkOf(
  { publicUrl, confirmationKey }: ConfirmationDeps,
  { id: userId, email }: Account,
  rest: Pick<Confirmation, "expiresAt" | "resetToken">,
): string {
  const confirmation: Confirmation = { userId, email: hashOf(email), ...rest };
  const token = seal(JSON.stringify(confirmation), CONFIRMATION, confirmationKey);
  return `${publicUrl}/confirm-email?token=${token}`;
}

function hashOf(email: string): string {
  return hashSecret(email.toLowerCase());
}

function confirmationMail(i18n: I18n, to: string, link: string): Mail {
  return mailOf(i18n, {
    to,
    subject: i18n._("Confirm your Wine Cellar email address"),
    sentences: [
      i18n._("This address was entered for an account at Wine Cellar."),
      i18n._("To confirm that it is yours, open this link within 7 days:"),
    ],
    action: i18n._("Confirm this address"),
    link,
    ifUnexpected: i18n._("If you have no account there, ignore this mail."),
  });
}

function resetConfirmationMail(i18n: I18n, to: string, link: string): Mail {
  return mailOf(i18n, {
    to,
    subject: i18n._("Confirm your Wine Cellar email address"),
    sentences: [
      i18n._(
        "Someone asked to reset the password of a Wine Cellar account with this address. The address was never confirmed.",
      ),
      i18n._(
        "If the account is yours, open this link within 1 hour. It confirms the address, then you choose a new password:",
      ),
    ],
    action: i18n._("Confirm this address"),
    link,
    ifUnexpected: i18n._("If you have no account there, ignore this mail."),
  });
}

const CONFIRMATION = "a confirmation";
