import type { User } from "sync-protocol";
import { type AccountDeps, NO_PASSWORD } from "./account.ts";
import { mailOf } from "./mailOf.ts";
import type { Mail, Mailer } from "./ports/outside.ts";
import { Refused } from "./Refused.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** How long a reset link works, in milliseconds. */
export const RESET_LINK_MS = 60 * 60 * 1000;

/**
 * How many links of one person hold at once. Whoever asks for more in another's name fills no
 * mailbox, and its owner has that many that work.
 */
export const RESET_LINKS_MAX = 20;

export interface ResetDeps extends AccountDeps {
  readonly mailer: Mailer;
  /** The origin that the link leads to. */
  readonly publicUrl: string;
}

/**
 * Sends a link that sets a new password, to a known e-mail; an unknown one gets nothing, nor does
 * one with {@link RESET_LINKS_MAX} links that hold. Earlier links hold on.
 */
export async function sendResetLink(deps: ResetDeps, email: string): Promise<void> {
  const account = await deps.accounts.byEmail(email);
  // Who was shut out is let in again by whoever runs the server alone.
  if (!account || account.passwordHash === NO_PASSWORD) return;

  const link = await newResetLink(deps, account.id);
  if (link !== undefined) await deps.mailer.send(resetMail(account.email, link));
}

/** A link that sets a new password; `undefined` beside {@link RESET_LINKS_MAX} that hold. */
export async function newResetLink(
  deps: Pick<ResetDeps, "accounts" | "now" | "publicUrl">,
  userId: string,
): Promise<string | undefined> {
  const token = newSecret();
  const sentAt = deps.now();
  const link = { tokenHash: hashSecret(token), sentAt, expiresAt: sentAt + RESET_LINK_MS };
  const isKept = await deps.accounts.addResetLink(userId, link, RESET_LINKS_MAX);
  return isKept ? `${deps.publicUrl}/reset-password?token=${token}` : undefined;
}

/**
 * Sets the password for whoever holds a link, once, and ends every session of that person; their
 * other links end too.
 */
export async function resetPassword(
  deps: AccountDeps,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<User> {
  const passwordHash = await deps.hasher.hash(password);
  const user = await deps.accounts.resetPassword(hashSecret(token), passwordHash, deps.now());
  if (!user) {
    throw new Refused({ code: "invalid_reset_token" });
  }
  await deps.sessions.endAll(user.id);
  return user;
}

function resetMail(to: string, link: string): Mail {
  return mailOf({
    to,
    subject: "Reset your Wine Cellar password",
    sentences: [
      "Someone, hopefully you, asked to reset the password of your Wine Cellar.",
      "To choose a new password, open this link within 1 hour:",
    ],
    action: "Choose a new password",
    link,
    otherwise: "If it wasn't you, ignore this e-mail: your password stays as it is.",
  });
}
