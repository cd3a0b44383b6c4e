import { createHmac, timingSafeEqual } from "node:crypto";
import type { I18n } from "@lingui/core";
import { CALLS, type Credentials, type Language, type ListedCellar } from "sync-protocol";
import { textFor } from "../../language/textFor.ts";
import { refuseDemo } from "../accounts/emailChange.ts";
import type { AccountStore, DeletionStore } from "../ports/accounts.ts";
import type { CellarStore } from "../ports/cellar.ts";
import type { Mailer } from "../ports/outside.ts";
import type { MemberStore } from "../ports/members.ts";
import type { ReminderStore, ReminderSubscription } from "../ports/reminders.ts";
import { personalCellarOf } from "../personalCellar.ts";
import { Refused } from "../Refused.ts";

/** Purpose of the derived key that signs unsubscribe links. */
export const REMINDERS = "reminders";

export const RETRY_MS = 24 * 60 * 60 * 1000;

/** Monthly mails are sent from this UTC hour on. */
const HOUR = 7;

/** Number of characters of an ISO 8601 time up to the day, and up to the month. */
const [DAY_LENGTH, MONTH_LENGTH] = ["2026-05-01".length, "2026-05".length];

const AT_ONCE = 100;

/** After this number of consecutive failures, the run stops. The next run continues. */
const FAILURES_MAX = 3;

export interface ReminderDeps {
  readonly accounts: Pick<AccountStore, "byId">;
  readonly deletions: Pick<DeletionStore, "among">;
  readonly members: Pick<MemberStore, "cellars">;
  readonly reminders: ReminderStore;
  readonly store: Pick<CellarStore, "wines">;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly reminderKey: string;
  /** The language of the current request. In a background job: English. */
  readonly requestLanguage: () => Language;
  readonly now: () => number;
}

export interface ReminderChoiceDeps extends ReminderDeps {
  readonly demo: Credentials | undefined;
  readonly inBackground: (task: () => Promise<void>) => void;
}

/**
 * Turns a user's reminder mails about a cellar on or off. The first mail comes immediately, unless
 * a mail was sent this month.
 */
export async function turnReminderMails(
  deps: ReminderChoiceDeps,
  subscription: ReminderSubscription,
  byMail: boolean,
): Promise<void> {
  if (!byMail) {
    await deps.reminders.end(subscription, deps.now());
    return;
  }
  refuseDemo(deps, (await deps.accounts.byId(subscription.userId))?.email ?? "");
  await deps.reminders.begin(subscription, deps.now());
  deps.inBackground(() => sendReminders(deps, subscription));
}

/**
 * Unsubscribes the link's owner from the mails about the link's cellar. No sign-in is needed; the
 * link does not expire.
 */
export async function endReminderMails(
  deps: Pick<ReminderDeps, "now" | "reminderKey" | "reminders">,
  token: string,
): Promise<void> {
  const parts = token.split(".");
  const given = Buffer.from(parts.pop() ?? "", "base64url");
  const [userId = "", cellarId = personalCellarOf(userId)] = parts;
  const right = signatureOf(parts.join("."), deps.reminderKey);
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new Refused({ code: "invalid_reminder_token" });
  }
  await deps.reminders.end({ userId, cellarId }, deps.now());
}

/**
 * Sends the due mails. Of several processes, only one sends each mail. `failed` receives each
 * failure. A failed mail is retried after {@link RETRY_MS}.
 */
export async function sendDueReminders(
  deps: ReminderDeps & { readonly stopping: AbortSignal },
  failed: (cause: unknown) => void,
): Promise<void> {
  let failures = 0;
  for (;;) {
    const due = await deps.reminders.due(deps.now(), AT_ONCE);
    if (due.length === 0) return;
    for (const subscription of due) {
      if (deps.stopping.aborted || failures === FAILURES_MAX) return;
      try {
        await sendReminders(deps, subscription);
        failures = 0;
      } catch (cause) {
        failures += 1;
        failed(cause);
      }
    }
  }
}

/**
 * Sends a member's mail if the mail is due and has content. The mail is claimed before sending. If
 * the process crashes after the claim, that month has no mail, but no mail is sent twice. After a
 * failure the claim is released, and the retry has the same Message-ID. A user whose membership has
 * ended gets no mail [C21: reminders].
 */
async function sendReminders(
  deps: ReminderDeps,
  subscription: ReminderSubscription,
): Promise<void> {
  const { userId, cellarId } = subscription;
  const now = deps.now();
  const nextAt = nextMonth(now);
  if (!(await deps.reminders.take(subscription, now, nextAt))) return;
  try {
    const account = await deps.accounts.byId(userId);
    const isLeaving = (await deps.deletions.among([userId])).length > 0;
    const cellar = await findCellar(deps, subscription);
    if (!account || isLeaving || !cellar) return;

    // Loaded lazily, because the module loads the tables of drinking windows.
    const i18n = textFor(account, deps.requestLanguage());
    const { reminderMail } = await import("./reminderMail.ts");
    const mail = await reminderMail({
      i18n,
      to: account.email,
      cellarId,
      cellar: nameOf(i18n, cellar),
      wines: deps.store.wines(cellarId, { includeArchived: false }),
      today: new Date(now).toISOString().slice(0, DAY_LENGTH),
      ...addressesOf(deps, subscription, now),
    });
    if (mail && (await findCellar(deps, subscription))) await deps.mailer.send(mail);
  } catch (cause) {
    await deps.reminders.releaseClaim(subscription, nextAt, now + RETRY_MS);
    throw cause;
  }
}

async function findCellar(
  { members }: ReminderDeps,
  { userId, cellarId }: ReminderSubscription,
): Promise<ListedCellar | undefined> {
  return (await members.cellars(userId)).find(({ id }) => id === cellarId);
}

function nameOf(i18n: I18n, { name, isPersonal, role, owner }: ListedCellar): string | null {
  if (name !== null) return name;
  return isPersonal && role === "owner" ? null : i18n._("Cellar of {owner}", { owner });
}

function addressesOf(
  { publicUrl, reminderKey }: ReminderDeps,
  { userId, cellarId }: ReminderSubscription,
  now: number,
) {
  // For a personal cellar the link contains only the user's id, as all links did before cellars
  // could be shared.
  const named = cellarId === personalCellarOf(userId) ? userId : `${userId}.${cellarId}`;
  const token = `${named}.${signatureOf(named, reminderKey).toString("base64url")}`;
  const month = new Date(now).toISOString().slice(0, MONTH_LENGTH);
  return {
    publicUrl,
    endLink: `${publicUrl}/end-reminders?token=${token}`,
    regular: {
      messageId: `<reminders.${month}.${named}@${new URL(publicUrl).hostname}>`,
      endAddress: `${publicUrl}${CALLS.endReminderMails.path}?token=${token}`,
    },
  };
}

function signatureOf(named: string, key: string): Buffer {
  return createHmac("sha256", key).update(named).digest();
}

/** {@link HOUR} on the first day of the next month, UTC. */
function nextMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1, HOUR);
}
