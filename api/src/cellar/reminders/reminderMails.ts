import { createHmac, timingSafeEqual } from "node:crypto";
import { CALLS, type Credentials } from "sync-protocol";
import { refuseDemo } from "../accounts/emailChange.ts";
import type { AccountStore, DeletionStore } from "../ports/accounts.ts";
import type { CellarStore } from "../ports/cellar.ts";
import type { Mailer } from "../ports/outside.ts";
import type { ReminderStore } from "../ports/reminders.ts";
import { Refused } from "../Refused.ts";

/** What the key is derived for that signs the links which end the mails. */
export const REMINDERS = "reminders";

/** How long a mail that could not be sent waits until it is tried again, in milliseconds. */
export const RETRY_MS = 24 * 60 * 60 * 1000;

/** The hour of the day, in UTC, from which on the mails of a new month go out: nobody's phone rings at night for them. */
const HOUR = 7;

/** How much of a moment, as ISO 8601 writes it, is its day, and its month. */
const [DAY_LENGTH, MONTH_LENGTH] = ["2026-05-01".length, "2026-05".length];

/** How many mails are looked for at once. */
const AT_ONCE = 100;

/** After so many failures in a row it is the mail server that fails, and the rest waits for the next time. */
const FAILURES_MAX = 3;

export interface ReminderDeps {
  readonly accounts: Pick<AccountStore, "byId">;
  readonly deletions: Pick<DeletionStore, "among">;
  readonly reminders: ReminderStore;
  readonly store: Pick<CellarStore, "wines">;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  /** Signs the links. */
  readonly reminderKey: string;
  readonly now: () => number;
}

export interface TurnDeps extends ReminderDeps {
  /** The published demo account, if there is one. */
  readonly demo: Credentials | undefined;
  /** Runs a task whose end the answer must not wait for. */
  readonly inBackground: (task: () => Promise<void>) => void;
}

/** Turns a person's mails on or off. The first comes at once, unless there was one this month. */
export async function turnReminderMails(
  deps: TurnDeps,
  userId: string,
  byMail: boolean,
): Promise<void> {
  if (!byMail) {
    await deps.reminders.end(userId, deps.now());
    return;
  }
  refuseDemo(deps, (await deps.accounts.byId(userId))?.email ?? "");
  await deps.reminders.begin(userId, deps.now());
  deps.inBackground(() => sendReminders(deps, userId));
}

/** Ends the mails of whose link this is; whoever holds one needs not sign in, and it holds for ever. */
export async function endReminderMails(
  deps: Pick<ReminderDeps, "now" | "reminderKey" | "reminders">,
  token: string,
): Promise<void> {
  const [userId = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(userId, deps.reminderKey);
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new Refused({ code: "invalid_reminder_token" });
  }
  await deps.reminders.end(userId, deps.now());
}

/**
 * Sends the mails that are due; `failed` hears of each that could not be sent, which is tried again
 * after {@link RETRY_MS}. Whatever other processes do, each is sent by one.
 */
export async function sendDueReminders(
  deps: ReminderDeps & { readonly stopping: AbortSignal },
  failed: (cause: unknown) => void,
): Promise<void> {
  let failures = 0;
  for (;;) {
    const due = await deps.reminders.due(deps.now(), AT_ONCE);
    if (due.length === 0) return;
    for (const userId of due) {
      if (deps.stopping.aborted || failures === FAILURES_MAX) return;
      try {
        await sendReminders(deps, userId);
        failures = 0;
      } catch (cause) {
        failures += 1;
        failed(cause);
      }
    }
  }
}

/**
 * Sends a person's mail where it is due and something is. It is taken before it is sent: where the
 * process dies in between it is not sent that month, so that none is sent twice. What the mail server did
 * not take is given back; where that was in doubt it may come again, under the same Message-ID.
 */
async function sendReminders(deps: ReminderDeps, userId: string): Promise<void> {
  const now = deps.now();
  const nextAt = nextMonth(now);
  if (!(await deps.reminders.take(userId, now, nextAt))) return;
  try {
    const account = await deps.accounts.byId(userId);
    const isLeaving = (await deps.deletions.among([userId])).length > 0;
    if (!account || isLeaving) return;

    // The tables that it needs are loaded with the first mail.
    const { reminderMail } = await import("./reminderMail.ts");
    const mail = await reminderMail({
      to: account.email,
      wines: deps.store.wines(userId, { includeArchived: false }),
      today: new Date(now).toISOString().slice(0, DAY_LENGTH),
      ...addressesOf(deps, userId, now),
    });
    if (mail) await deps.mailer.send(mail);
  } catch (cause) {
    await deps.reminders.giveBack(userId, nextAt, now + RETRY_MS);
    throw cause;
  }
}

/** Where a person's mail of this month leads, and what it is called. */
function addressesOf({ publicUrl, reminderKey }: ReminderDeps, userId: string, now: number) {
  const token = `${userId}.${signatureOf(userId, reminderKey).toString("base64url")}`;
  const month = new Date(now).toISOString().slice(0, MONTH_LENGTH);
  return {
    publicUrl,
    endLink: `${publicUrl}/end-reminders?token=${token}`,
    regular: {
      messageId: `<reminders.${month}.${userId}@${new URL(publicUrl).hostname}>`,
      endAddress: `${publicUrl}${CALLS.endReminderMails.path}?token=${token}`,
    },
  };
}

function signatureOf(userId: string, key: string): Buffer {
  return createHmac("sha256", key).update(userId).digest();
}

/** The first {@link HOUR} of the month after the one that a moment lies in, by UTC. */
function nextMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1, HOUR);
}
