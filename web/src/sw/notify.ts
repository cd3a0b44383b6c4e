import { CALLS, TURN_OFF_ACTION, notificationMessageSchema } from "sync-protocol";
import * as z from "zod/mini";
import { underBase } from "../platform/basePath.ts";
import { subscribeBy } from "../platform/pushSubscription.ts";
import { callServer } from "../server/callServer.ts";

declare const self: ServiceWorkerGlobalScope;

const SETTINGS = "/profile#notifications";

const shownSchema = z.object({
  navigate: z.url(),
  kinds: notificationMessageSchema.shape.notification.shape.data.shape.kinds,
});

/** TypeScript's "webworker" library lacks `actions`. */
interface ShownOptions extends NotificationOptions {
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

/**
 * A notification for an unreadable message is shown too, because browsers require one for each
 * message.
 */
export async function showMessage(message: PushMessageData | null): Promise<void> {
  const read = notificationMessageSchema.safeParse(parsed(message));
  if (!read.success) {
    await self.registration.showNotification("Wine Cellar", { tag: "due" });
    return;
  }
  const { title, body, tag, lang, navigate, actions, data } = read.data.notification;
  const options: ShownOptions = {
    body,
    tag,
    lang,
    icon: underBase("/icons/icon-192.png"),
    badge: underBase("/icons/icon-monochrome-512.png"),
    data: { navigate, ...data },
    actions: actions.map((each) => ({ action: each.action, title: each.title })),
  };
  await self.registration.showNotification(title, options);
}

/**
 * Opens the page of a clicked notification, or turns off its kinds of notifications if that action
 * was clicked.
 */
export async function answerClick({ notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  const shown = shownSchema.safeParse(notification.data);
  if (!shown.success) return open("/reminders");
  const { navigate, kinds } = shown.data;
  if (action !== TURN_OFF_ACTION) return open(navigate);
  try {
    const { notifications } = await callServer(CALLS.notAgain, { body: { kinds } });
    // If the user turned off the last kind, the browser's subscription ends too. Otherwise the app
    // would turn notifications on again.
    if (!notifications) await endSubscription();
  } catch {
    // If the user is offline or signed out, opens the settings page, so that the user can turn off
    // notifications later.
    await open(SETTINGS);
  }
}

/** Subscribes again after the push service ended the subscription, which it may do at any time. */
export async function renewSubscription(): Promise<void> {
  const { notifications } = await callServer(CALLS.notifications, {});
  if (!notifications) return;
  const { publicKey } = await callServer(CALLS.notificationKey, {});
  const subscription = await subscribeBy(self.registration.pushManager, publicKey);
  await callServer(CALLS.putNotifications, { body: { subscription, ...notifications } });
}

async function endSubscription(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

function parsed(message: PushMessageData | null): unknown {
  try {
    return message?.json();
  } catch {
    return undefined;
  }
}

/** Focuses the page if it is already open. Uses only the path of `address`, not its origin. */
async function open(address: string): Promise<void> {
  const { pathname, search, hash } = new URL(address, self.location.origin);
  const { href } = new URL(pathname + search + hash, self.location.origin);
  const windows = await self.clients.matchAll({ type: "window" });
  const shown = windows.find(({ url }) => url === href);
  await (shown ? shown.focus() : self.clients.openWindow(href));
}
