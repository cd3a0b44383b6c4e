import { wrongPassword } from "../accounts/account.ts";
import type { Proof } from "sync-protocol";
import { DEVICE_MS } from "../devices/deviceCookie.ts";
import { type EmailDeps, refuseDemo } from "../accounts/emailChange.ts";
import { mailOf } from "../mails/mailOf.ts";
import { removePhotoBytes } from "../photos/objects.ts";
import type { DeletionStore } from "../ports/accounts.ts";
import type { ObjectBytes } from "../ports/objects.ts";
import type { Mail } from "../ports/outside.ts";
import { type ProofDeps, requireProof } from "../ways-in/proof.ts";
import { Refused } from "../Refused.ts";
import { hashSecret, newSecret } from "../secret.ts";

/** How long a deletion can be taken back from the mailbox, in milliseconds. */
export const DELETION_GRACE_MS = 7 * 24 * 60 * 60 * 1000;

/** What removes an account for good. */
export interface RemovalDeps {
  readonly deletions: DeletionStore;
  readonly bytes: ObjectBytes;
  readonly now: () => number;
}

export interface DeletionDeps extends EmailDeps, ProofDeps {
  readonly deletions: DeletionStore;
}

/**
 * Has everything of a person deleted in {@link DELETION_GRACE_MS}, and shuts them out until then; a
 * mail has the link that takes it back. Gives the moment.
 */
export async function requestDeletion(
  deps: DeletionDeps,
  userId: string,
  proof: Proof,
): Promise<number> {
  const { email, passwordHash } = await requireProof(deps, userId, proof);
  refuseDemo(deps, email);
  const token = newSecret();
  const requestedAt = deps.now();
  const dueAt = requestedAt + DELETION_GRACE_MS;
  const deletion = { userId, tokenHash: hashSecret(token), requestedAt, dueAt };
  if (!(await deps.deletions.request(deletion, passwordHash))) throw wrongPassword();
  await deps.sessions.endAll(userId);
  const link = `${deps.publicUrl}/cancel-deletion?token=${token}`;
  deps.inBackground(() => deps.mailer.send(deletionMail(email, link)));
  return dueAt;
}

/** Takes a deletion back for whoever holds its link: the password of before lets in again. */
export async function cancelDeletion(
  deps: Pick<DeletionDeps, "deletions" | "now">,
  token: string,
): Promise<string> {
  const userId = await deps.deletions.cancel(hashSecret(token), deps.now());
  if (userId === undefined) throw new Refused({ code: "invalid_cancel_token" });
  return userId;
}

/**
 * Deletes the accounts whose time has come, and forgets of whom no device is left that could ask;
 * `done` hears of each. Cut short, it goes on the next time.
 */
export async function deleteDueAccounts(
  deps: RemovalDeps,
  done: (userId: string) => void,
): Promise<void> {
  for (const userId of await deps.deletions.due(deps.now())) {
    await removeAccount(deps, userId);
    done(userId);
  }
  await deps.deletions.sweep(deps.now() - DEVICE_MS);
}

/** Removes a person and all that is theirs, photos too; backups keep what they hold. */
export async function removeAccount(deps: RemovalDeps, userId: string): Promise<void> {
  // Photos first: where it is cut short, the store still says which are left.
  for (const id of await deps.deletions.objectsOf(userId)) await removePhotoBytes(deps, id);
  // And those that were on their way meanwhile.
  for (const id of await deps.deletions.remove(userId, deps.now())) {
    await removePhotoBytes(deps, id);
  }
}

function deletionMail(to: string, link: string): Mail {
  return mailOf({
    to,
    subject: "Your Wine Cellar will be deleted",
    sentences: [
      "Someone, hopefully you, asked to delete your Wine Cellar account with all its wines and photos. Nobody can sign in to it now. In 7 days everything is deleted.",
      "To keep your account, open this link within 7 days:",
    ],
    action: "Keep my account",
    link,
    otherwise: "If you asked for this, there is nothing to do.",
  });
}
