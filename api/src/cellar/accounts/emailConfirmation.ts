import * as z from "zod/mini";
import { mailOf } from "../mails/mailOf.ts";
import type { Account } from "../ports/accounts.ts";
import type { Mail, Mailer } from "../ports/outside.ts";
import { seal, unseal } from "../seal.ts";
import { hashSecret } from "../secret.ts";

/** The purpose of the key that seals confirmation links. */
export const CONFIRMATIONS = "confirmations";

/** Lifetime of a confirmation link, in ms. */
export const CONFIRMATION_LINK_MS = 7 * 24 * 60 * 60 * 1000;

export interface ConfirmationDeps {
  /** `false` without a mail server. Then e-mails need no confirmation. */
  readonly confirmsEmails: boolean;
  /** The key that seals the links. */
  readonly confirmationKey: string;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly now: () => number;
}

const confirmationSchema = z.object({
  userId: z.string(),
  /** The hash of the e-mail, in lower case. */
  email: z.string(),
  expiresAt: z.int(),
  /** The token of a reset link, if the user asked for one. */
  resetToken: z.optional(z.string()),
});

type Confirmation = z.infer<typeof confirmationSchema>;

/** Mails a confirmation link, if the account needs one. */
export async function sendConfirmation(deps: ConfirmationDeps, account: Account): Promise<void> {
  if (!deps.confirmsEmails || account.unconfirmedSince === null) return;
  const expiresAt = deps.now() + CONFIRMATION_LINK_MS;
  await deps.mailer.send(confirmationMail(account.email, linkOf(deps, account, { expiresAt })));
}

/** Mails a link that confirms the e-mail and then opens the reset link of this token. */
export async function sendConfirmationBeforeReset(
  deps: ConfirmationDeps,
  account: Account,
  reset: { readonly resetToken: string; readonly expiresAt: number },
): Promise<void> {
  const mail = resetConfirmationMail(account.email, linkOf(deps, account, reset));
  await deps.mailer.send({ ...mail, expiresAt: reset.expiresAt });
}

/** The content of a confirmation link, if it is valid. */
export function readConfirmation(
  { confirmationKey, now }: Pick<ConfirmationDeps, "confirmationKey" | "now">,
  token: string,
): Confirmation | undefined {
  const text = unseal(token, CONFIRMATION, confirmationKey);
  if (text === undefined) return undefined;
  const confirmation = confirmationSchema.parse(JSON.parse(text));
  return confirmation.expiresAt > now() ? confirmation : undefined;
}

/** Whether the link was made for this e-mail. */
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

function confirmationMail(to: string, link: string): Mail {
  return mailOf({
    to,
    subject: "Confirm your Wine Cellar email address",
    sentences: [
      "This address was entered for an account at Wine Cellar.",
      "To confirm that it is yours, open this link within 7 days:",
    ],
    action: "Confirm this address",
    link,
    otherwise: "If you have no account there, ignore this mail.",
  });
}

function resetConfirmationMail(to: string, link: string): Mail {
  return mailOf({
    to,
    subject: "Confirm your Wine Cellar email address",
    sentences: [
      "Someone asked to reset the password of a Wine Cellar account with this address. The address was never confirmed.",
      "If the account is yours, open this link within 1 hour. It confirms the address, then you choose a new password:",
    ],
    action: "Confirm this address",
    link,
    otherwise: "If you have no account there, ignore this mail.",
  });
}

const CONFIRMATION = "a confirmation";
