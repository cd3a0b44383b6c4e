import type { I18n } from "@lingui/core";
import { textFor } from "../../language/textFor.ts";
import { wrongPassword } from "../accounts/account.ts";
import type { Proof } from "sync-protocol";
import { DEVICE_MS } from "../devices/deviceCookie.ts";
import { type EmailDeps, refuseDemo } from "../accounts/emailChange.ts";
import { mailOf } from "../mails/mailOf.ts";
import { removePhotoBytes } from "../photos/objects.ts";
import type { DeletionStore } from "../ports/accounts.ts";
import type { ObjectBytes } from "../ports/objects.ts";
import type { Mail } from "../ports/outside.ts";
import type { LiveFeed } from "../ports/processes.ts";
import { type ProofDeps, requireProof } from "../sign-in/proof.ts";
import { Refused } from "../Refused.ts";
import { hashSecret, newSecret } from "../secret.ts";

/** How long the mailed link can cancel a deletion. */
export const DELETION_GRACE_MS = 7 * 24 * 60 * 60 * 1000;

export interface RemovalDeps {
  readonly deletions: DeletionStore;
  readonly live: Pick<LiveFeed, "publish">;
  readonly bytes: ObjectBytes;
  readonly now: () => number;
}

export interface DeletionDeps extends EmailDeps, ProofDeps {
  readonly deletions: DeletionStore;
}

/**
 * Schedules the deletion of an account after {@link DELETION_GRACE_MS} and blocks the account.
 * Mails a link to cancel. Returns the time of deletion.
 */
export async function requestDeletion(
  deps: DeletionDeps,
  userId: string,
  proof: Proof,
): Promise<number> {
  const account = await requireProof(deps, userId, proof);
  const { email, passwordHash } = account;
  refuseDemo(deps, email);
  const token = newSecret();
  const requestedAt = deps.now();
  const dueAt = requestedAt + DELETION_GRACE_MS;
  const deletion = { userId, tokenHash: hashSecret(token), requestedAt, dueAt };
  if (!(await deps.deletions.request(deletion, passwordHash))) throw wrongPassword();
  await deps.sessions.endAll(userId);
  const link = `${deps.publicUrl}/cancel-deletion?token=${token}`;
  const i18n = textFor(account, deps.requestLanguage());
  deps.inBackground(() => deps.mailer.send(deletionMail(i18n, email, link)));
  return dueAt;
}

/** Cancels a deletion by its link. The user's password works again. */
export async function cancelDeletion(
  deps: Pick<DeletionDeps, "deletions" | "now">,
  token: string,
): Promise<string> {
  const userId = await deps.deletions.cancel(hashSecret(token), deps.now());
  if (userId === undefined) throw new Refused({ code: "invalid_cancel_token" });
  return userId;
}

/**
 * Deletes the accounts that are due and calls `done` for each account. If interrupted, the next run
 * continues. Ids of deleted users are kept for {@link DEVICE_MS}, as long as a device can still ask
 * about them.
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

/** Deletes a user and all their data, including photos. Existing backups keep their copies. */
export async function removeAccount(deps: RemovalDeps, userId: string): Promise<void> {
  // Photos are deleted first. After an interruption, the store still lists the photos that remain.
  for (const id of await deps.deletions.objectsOf(userId)) await removePhotoBytes(deps, id);
  // The second list has the photos that were uploaded after the first list was read.
  const { objects, cellars } = await deps.deletions.remove(userId, deps.now());
  for (const { cellarId, seq } of cellars) deps.live.publish(cellarId, { seq });
  for (const id of objects) await removePhotoBytes(deps, id);
}

function deletionMail(i18n: I18n, to: string, link: string): Mail {
  return mailOf(i18n, {
    to,
    subject: i18n._("Your Wine Cellar will be deleted"),
    sentences: [
      i18n._(
        "Someone, hopefully you, asked to delete your Wine Cellar account with all its wines and photos. Nobody can sign in to it now. In 7 days everything is deleted.",
      ),
      i18n._("To keep your account, open this link within 7 days:"),
    ],
    action: i18n._("Keep my account"),
    link,
    ifUnexpected: i18n._("If you asked for this, there is nothing to do."),
  });
}
