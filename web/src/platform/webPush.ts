import type { PushSubscriptionKeys } from "sync-protocol";
import { subscribeBy } from "./pushSubscription.ts";

/**
 * Whether this device can get notifications, or the reason why not. `ready` means that the app can
 * ask the user for permission.
 */
export type NotificationSupport = "ready" | "denied" | "unsupported" | "not-installed";

export async function notificationSupport(): Promise<NotificationSupport> {
  const isSupported = "PushManager" in globalThis && "Notification" in globalThis;
  // Only Safari on iPhones and iPads has `standalone`. There, push requires the installed app.
  if (!isSupported && "standalone" in navigator) return "not-installed";
  if (!isSupported || !(await registrationHere())) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "ready";
}

export async function isSubscribed(): Promise<boolean> {
  if (Notification.permission !== "granted") return false;
  const registration = await registrationHere();
  return Boolean(await registration?.pushManager.getSubscription());
}

/**
 * Asks the user for permission, unless the user already granted or denied it. Must be called in a
 * click handler.
 */
export async function mayNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

export async function subscribe(publicKey: string): Promise<PushSubscriptionKeys> {
  await registrationHere();
  return subscribeBy((await navigator.serviceWorker.ready).pushManager, publicKey);
}

export async function unsubscribe(): Promise<void> {
  const registration = await registrationHere();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function registrationHere(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration();
}
