import type { Credentials, User } from "sync-protocol";
import { emailTaken } from "./account.ts";
import { mailOf } from "./mailOf.ts";
import { type ResetDeps, sendResetLink } from "./passwordReset.ts";
import type { Mail } from "./ports/outside.ts";
import { Refused } from "./Refused.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** How long a change of the e-mail can be undone from the mailbox of before, in milliseconds. */
export const UNDO_LINK_MS = 7 * 24 * 60 * 60 * 1000;

export interface EmailDeps extends ResetDeps {
  /** The published demo account, if there is one. */
  readonly demo: Credentials | undefined;
  /** Runs a task whose end the answer must not wait for. */
  readonly inBackground: (task: () => Promise<void>) => void;
}

/**
 * Gives a person another e-mail to sign in with, and ends their other sessions. The address of
 * before is told, with a link that undoes it: whoever stole a session must not keep the account.
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
    /** The session in which it is asked for; it stays. */
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
    deps.inBackground(() => deps.mailer.send(undoMail(before, link)));
  }
  return { ...user, email };
}

/**
 * Gives the person the e-mail back that a link was sent to, ends all their sessions, and voids the
 * password, which somebody else may have set meanwhile. A link that sets a new one is sent there.
 */
export async function undoEmailChange(deps: EmailDeps, token: string): Promise<User> {
  const dummyHash = await deps.dummyHash;
  const user = await deps.accounts.undoEmailChange(hashSecret(token), dummyHash, deps.now());
  if (!user) {
    throw new Refused({ code: "invalid_undo_token" });
  }
  await deps.sessions.endAll(user.id);
  deps.inBackground(() => sendResetLink(deps, user.email));
  return user;
}

/** Refuses what would take the published account from those who come after. */
export function refuseDemo({ demo }: Pick<EmailDeps, "demo">, email: string): void {
  if (email === demo?.email) throw new Refused({ code: "demo_account" });
}

/** Writes the mail. It does not name the address of now: who reads it may not be meant to know. */
function undoMail(to: string, link: string): Mail {
  return mailOf({
    to,
    subject: "Your Wine Cellar email address was changed",
    sentences: [
      "The email address of your Wine Cellar was changed: this one no longer signs in.",
      "If it wasn't you, open this link within 7 days. It brings this address back and signs out every device:",
    ],
    action: "Undo the change",
    link,
    otherwise: "If it was you, there is nothing to do.",
  });
}
