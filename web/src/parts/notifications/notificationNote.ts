import { NOTIFICATION_KINDS, type NotificationChoices } from "sync-protocol";
import * as z from "zod/mini";

/** Prefix of the key, followed by the user's id. Signing out deletes all keys with that id. */
const NOTE = "wine-cellar-notifications-";

const hour = z.int();

const schema = z.object({
  kinds: z.array(z.enum(NOTIFICATION_KINDS)),
  showsNames: z.boolean(),
  quiet: z.object({ from: hour, to: hour }),
  timeZone: z.string(),
});

/** Stores the notification choices of a user on this device, to subscribe again after the next sign-in. */
export function noteNotifications(userId: string, choices: NotificationChoices | null): void {
  try {
    if (choices) localStorage.setItem(NOTE + userId, JSON.stringify(choices));
    else localStorage.removeItem(NOTE + userId);
  } catch {
    // Storage is full or blocked. Notifications also work without the stored choices.
  }
}

export function readNotificationNote(userId: string): NotificationChoices | undefined {
  try {
    const note = localStorage.getItem(NOTE + userId);
    return note === null ? undefined : schema.parse(JSON.parse(note));
  } catch {
    return undefined;
  }
}

/** Whether any user has notifications on this device. */
export function areNotificationsNoted(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(NOTE));
  } catch {
    return false;
  }
}
