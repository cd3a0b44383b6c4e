/** Followed by the user's id, so that it goes with the user's other notes at the sign-out. */
export const NOTE = "wine-cellar-notifications-";

/** Whether a user has notifications on this device. */
export function areNotificationsNoted(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(NOTE));
  } catch {
    return false;
  }
}
