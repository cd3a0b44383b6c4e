import { NOTIFICATION_KINDS, type NotificationChoices } from "sync-protocol";
import * as z from "zod/mini";

/** Followed by the user's id, so that it goes with the user's other notes at the sign-out. */
const NOTE = "wine-cellar-notifications-";

const hour = z.int();

const schema = z.object({
  kinds: z.array(z.enum(NOTIFICATION_KINDS)),
  showsNames: z.boolean(),
  quiet: z.object({ from: hour, to: hour }),
  timeZone: z.string(),
});

/** Notes that a user's notifications are on here, to subscribe again after the next sign-in. */
export function noteNotifications(userId: string, choices: NotificationChoices | null): void {
  try {
    if (choices) localStorage.setItem(NOTE + userId, JSON.stringify(choices));
    else localStorage.removeItem(NOTE + userId);
  } catch {
    // They are on all the same.
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

/** Whether a user has notifications on this device. */
export function areNotificationsNoted(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(NOTE));
  } catch {
    return false;
  }
}
