import { CALLS, remindersOf } from "sync-protocol";
import { windowOf } from "sync-protocol/drinking";
import { localCellar, sessionStore } from "../engine/index.ts";
import { endOnSignOut } from "../parts/notifications/endOnSignOut.ts";
import {
  noteNotifications,
  readNotificationNote,
} from "../parts/notifications/notificationNote.ts";
import { showAppBadge } from "../platform/appBadge.ts";
import { untilIdle } from "../platform/untilIdle.ts";
import { isSubscribed, subscribe } from "../platform/webPush.ts";
import type { CellarWine } from "../rules/cellar/CellarWine.ts";
import { dayAt } from "../rules/day.ts";
import { callServer, Unreachable } from "../server/callServer.ts";
import { ServerRefusal } from "../server/ServerRefusal.ts";

/**
 * Number of wines that are counted without a pause. Counting them for the first time takes a few
 * tens of milliseconds.
 */
const SLICE = 250;

/**
 * On a device with notifications turned on, shows the number of wines to drink as the app's badge,
 * and turns notifications on again in a new session.
 */
export function keepNotified(): void {
  let counted: readonly CellarWine[] | undefined;
  const count = async () => {
    const local = localCellar.getState();
    const wines = local.kind === "read" ? local.ready.wines : undefined;
    if (wines === counted) return;
    counted = wines;
    if (!wines) return showAppBadge({ due: 0 });
    const due = await countDue(wines, () => wines === counted);
    if (due !== undefined) await showAppBadge({ due });
  };
  endOnSignOut();
  localCellar.subscribe(() => void count());
  void count();

  let renewedFor: string | undefined;
  const renewOnce = () => {
    const session = sessionStore.getState();
    const isIn = session.kind === "signedIn" && !session.mustSignIn;
    const userId = isIn ? session.user.id : undefined;
    if (userId !== undefined && userId !== renewedFor) renew(userId).catch(reportUnexpected);
    renewedFor = userId;
  };
  sessionStore.subscribe(renewOnce);
  renewOnce();
}

/**
 * Reports an error, unless the server was unreachable or refused the call. Such a call is repeated
 * when the app starts again.
 */
function reportUnexpected(error: unknown): void {
  if (!(error instanceof Unreachable || error instanceof ServerRefusal)) reportError(error);
}

/**
 * Number of wines in the last year of their drinking window, counted while the page is idle;
 * `undefined` if the wines change meanwhile.
 */
async function countDue(
  wines: readonly CellarWine[],
  isCurrent: () => boolean,
): Promise<number | undefined> {
  const today = dayAt(Date.now());
  const year = Number(today.slice(0, 4));
  let due = 0;
  for (let from = 0; from < wines.length; from += SLICE) {
    await untilIdle();
    if (!isCurrent()) return undefined;
    const slice = wines.slice(from, from + SLICE);
    due += remindersOf(slice, (wine) => windowOf(wine, { year }), today).leaving.length;
  }
  return due;
}

/**
 * Turns notifications on again in a new session of the same user, or after a restore of the server.
 * If the session already has notifications, or the browser is not subscribed, stores what the
 * server answered instead.
 */
async function renew(userId: string): Promise<void> {
  const noted = readNotificationNote(userId);
  if (!noted) return;
  const { notifications } = await callServer(CALLS.notifications, {});
  const isOn = notifications !== null;
  if (isOn || !(await isSubscribed())) {
    noteNotifications(userId, notifications);
    return;
  }
  const { publicKey } = await callServer(CALLS.notificationKey, {});
  const subscription = await subscribe(publicKey);
  await callServer(CALLS.putNotifications, { body: { subscription, ...noted } });
}
