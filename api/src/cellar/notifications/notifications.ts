import { generateKeyPairSync } from "node:crypto";
import type { I18n } from "@lingui/core";
import type {
  Credentials,
  ListedCellar,
  NotificationChoices,
  NotificationKind,
  PutNotifications,
} from "sync-protocol";
import { textFor } from "../../language/textFor.ts";
import { refuseDemo } from "../accounts/emailChange.ts";
import type { AccountStore } from "../ports/accounts.ts";
import type { CellarStore } from "../ports/cellar.ts";
import type { MemberStore } from "../ports/members.ts";
import type {
  DeviceNotifications,
  NotificationStore,
  NotifiedDevice,
  PushKeys,
  PushSender,
  DeviceView,
} from "../ports/notifications.ts";
import type { Days, Notice } from "./newlyDue.ts";
import { endOfQuiet, isQuiet, localTime, nextDayEnd } from "./quietHours.ts";

/** Retry delay if the push service names none. */
export const RETRY_MS = 60 * 60 * 1000;

/** Limits of the retry delay that a push service names, in ms. */
const RETRY = { min: 60 * 1000, max: 24 * 60 * 60 * 1000 } as const;

const AT_ONCE = 8;

/** After this number of consecutive failures, the run stops. The next run continues. */
const FAILURES_MAX = 3;

const PAGE = 500;

export interface ChoiceDeps {
  readonly accounts: Pick<AccountStore, "byId">;
  readonly notifications: NotificationStore;
  readonly demo: Credentials | undefined;
  readonly now: () => number;
}

export interface NotificationDeps {
  readonly accounts: Pick<AccountStore, "byId">;
  readonly members: Pick<MemberStore, "cellars">;
  readonly notifications: NotificationStore;
  readonly store: Pick<CellarStore, "historySince" | "wines">;
  readonly pushSender: PushSender;
  readonly publicUrl: string;
  readonly now: () => number;
}

/** The public key with which browsers subscribe. The first call creates the key pair [N1: keys]. */
export async function notificationKey({
  notifications,
}: Pick<ChoiceDeps, "notifications">): Promise<string> {
  return (await notifications.keys(makeKeys)).publicKey;
}

/**
 * Saves a device's notification choices. The next message comes on a later local day, so a change
 * never causes a second message on one day.
 */
export async function putNotifications(
  deps: ChoiceDeps,
  device: NotifiedDevice,
  { subscription, ...choices }: PutNotifications,
): Promise<NotificationChoices> {
  refuseDemo(deps, (await deps.accounts.byId(device.userId))?.email ?? "");
  const now = deps.now();
  const seen = { at: now, cellars: await deps.notifications.cellarsNow(device.userId) };
  const dueAt = nextDayEnd(now, choices);
  await deps.notifications.put({ ...device, subscription, choices, seen }, dueAt);
  return choices;
}

/** Turns off kinds of notifications on a device. Returns the device's remaining choices. */
export async function endKinds(
  { notifications }: Pick<ChoiceDeps, "notifications">,
  device: NotifiedDevice,
  kinds: readonly NotificationKind[],
): Promise<NotificationChoices | undefined> {
  await notifications.endKinds(device, kinds);
  return notifications.of(device);
}

/**
 * Sends the due messages. If several processes run, only one of them sends each message. `failed`
 * receives each failure.
 */
export async function sendDueNotifications(
  deps: NotificationDeps & { readonly stopping: AbortSignal },
  failed: (cause: unknown) => void,
): Promise<void> {
  let failures = 0;
  const sendOne = async (device: DeviceNotifications) => {
    try {
      await sendNotifications(deps, device, failed);
      failures = 0;
    } catch (cause) {
      failures += 1;
      failed(cause);
    }
  };
  for (;;) {
    const due = await deps.notifications.due(deps.now(), AT_ONCE);
    if (due.length === 0) return;
    await Promise.all(due.map(sendOne));
    if (deps.stopping.aborted || failures >= FAILURES_MAX) return;
  }
}

/**
 * Sends a device's message if the message is due and has content. The device is claimed before
 * sending. If the process crashes after the claim, the next message repeats the content [N4: once].
 */
async function sendNotifications(
  deps: NotificationDeps,
  device: DeviceNotifications,
  failed: (cause: unknown) => void,
): Promise<void> {
  const { notifications } = deps;
  const { choices } = device;
  const now = deps.now();
  const quiet = isQuiet(choices.quiet, localTime(now, choices.timeZone).hour);
  const nextAt = quiet ? endOfQuiet(now, choices) : nextDayEnd(now, choices);
  if (!(await notifications.take(device, now, nextAt)) || quiet) return;

  const retryAt = (inMs: number) =>
    notifications.releaseClaim(device, nextAt, endOfQuietAfter(now + inMs, choices));
  try {
    const i18n = textFor(await deps.accounts.byId(device.userId));
    const { notices, cellarIds, seen } = await findNotices({ ...deps, i18n }, device, now);
    if (notices.length > 0) {
      const outcome = await push({ ...deps, i18n }, device, { notices, cellarIds });
      switch (outcome.kind) {
        case "gone":
          await notifications.end(device);
          return;
        case "failed": {
          const { retryAfterMs = RETRY_MS, cause } = outcome;
          await retryAt(Math.min(Math.max(retryAfterMs, RETRY.min), RETRY.max));
          failed(cause);
          return;
        }
        case "sent":
      }
    }
    await notifications.see(device, seen);
  } catch (cause) {
    await retryAt(RETRY_MS);
    throw cause;
  }
}

interface WordingDeps extends NotificationDeps {
  readonly i18n: I18n;
}

interface FoundNotices {
  readonly notices: readonly Notice[];
  readonly cellarIds: readonly string[];
}

async function push(
  { i18n, notifications, pushSender, publicUrl }: WordingDeps,
  { subscription, choices: { showsNames } }: DeviceNotifications,
  found: FoundNotices,
) {
  const { notificationMessage } = await import("./notificationMessage.ts");
  return pushSender.send({
    subscription,
    keys: await notifications.keys(makeKeys),
    contact: contactOf(publicUrl),
    message: JSON.stringify(notificationMessage({ i18n, ...found, showsNames, publicUrl })),
  });
}

/** Finds the notices that a device has not seen. Saving `seen` marks the notices as seen. */
async function findNotices(
  deps: WordingDeps,
  device: DeviceNotifications,
  now: number,
): Promise<FoundNotices & { readonly seen: DeviceView }> {
  const { userId, choices } = device;
  const { timeZone } = choices;
  const days = {
    after: localTime(device.seen.at, timeZone).day,
    today: localTime(now, timeZone).day,
  };
  const current = await deps.notifications.cellarsNow(userId);
  const found = new Map<string, readonly Notice[]>();
  const cellars: Record<string, number> = {};
  for (const cellar of await deps.members.cellars(userId)) {
    const seq = current[cellar.id] ?? 0;
    const since = device.seen.cellars[cellar.id] ?? seq;
    const changes = await findChanges(deps, device, { cellar, since, current: seq });
    found.set(cellar.id, [...(await findDue(deps, device, { cellar, days })), ...changes.notices]);
    cellars[cellar.id] = changes.seq;
  }
  // The membership may have ended while the cellar was read.
  const still = await deps.members.cellars(userId);
  const ids = still.map(({ id }) => id);
  return {
    notices: ids.flatMap((id) => found.get(id) ?? []),
    cellarIds: ids.filter((id) => (found.get(id) ?? []).length > 0),
    seen: { at: now, cellars },
  };
}

async function findDue(
  { i18n, store }: WordingDeps,
  { choices: { kinds } }: DeviceNotifications,
  { cellar, days }: { readonly cellar: ListedCellar; readonly days: Days },
): Promise<readonly Notice[]> {
  if (kinds.every((kind) => kind === "sharing")) return [];
  // Loaded lazily, because the module loads the tables of drinking windows.
  const { KINDS, noticesOf } = await import("./newlyDue.ts");
  const found: Notice[] = [];
  for await (const wines of store.wines(cellar.id, { includeArchived: false })) {
    for (const wine of wines) {
      found.push(...noticesOf(i18n, wine, days).filter(({ kind }) => kinds.includes(KINDS[kind])));
    }
  }
  return found;
}

/** Changes of a cellar after the counter `since`, up to `current`. */
interface ChangeRange {
  readonly cellar: ListedCellar;
  readonly since: number;
  readonly current: number;
}

async function findChanges(
  { i18n, store }: WordingDeps,
  { userId, choices: { kinds } }: DeviceNotifications,
  { cellar, since, current }: ChangeRange,
): Promise<{ readonly notices: readonly Notice[]; readonly seq: number }> {
  const notices: Notice[] = [];
  let seq = since;
  if (!kinds.includes("sharing") || cellar.members === 1) return { notices, seq: current };
  const { changesOf } = await import("./newlyDue.ts");
  for (;;) {
    const page = await store.historySince({ cellarId: cellar.id, since: seq, limit: PAGE });
    if (!page) return { notices: [], seq: current };
    notices.push(...changesOf(i18n, page.events, { userId, cellar }));
    seq = page.cursor;
    if (!page.hasMore) return { notices, seq };
  }
}

/** The end of the quiet hours if `at` is in quiet hours; otherwise `at`. */
function endOfQuietAfter(at: number, choices: NotificationChoices): number {
  const { hour } = localTime(at, choices.timeZone);
  return isQuiet(choices.quiet, hour) ? endOfQuiet(at, choices) : at;
}

/**
 * The contact that push services require. They refuse an `http:` address, so a server without https
 * gets a `mailto:` address.
 */
function contactOf(publicUrl: string): string {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === "https:" ? publicUrl : `mailto:wine-cellar@${hostname}`;
}

/** Generates a P-256 key pair in the format of RFC 8292. */
function makeKeys(): PushKeys {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const { d = "" } = privateKey.export({ format: "jwk" });
  const point = Buffer.concat([Buffer.of(4), bytesOf(x), bytesOf(y)]);
  return { publicKey: point.toString("base64url"), privateKey: d };
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, "base64url");
}
