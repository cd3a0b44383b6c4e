import { areNotificationsNoted } from "../parts/notifications/notificationNote.ts";
import { followAccountLanguage } from "../parts/page-language/followAccountLanguage.ts";
import { fetchPart } from "../ui/loading/fetchPart.ts";
import { loadWineCommands } from "../engine/index.ts";
import { showLosses } from "./showLosses.ts";
import { showNewsOfMembers } from "./showNewsOfMembers.ts";

/**
 * Starts work that can wait until the first page is shown: the account's language, toasts about
 * other members, downloads for offline use, and notifications.
 */
export async function startBackgroundWork(): Promise<void> {
  followAccountLanguage();
  showNewsOfMembers();
  showLosses();
  const [{ startGatheringPhotos }, { startNotingFirstScreen }] = await Promise.all([
    fetchPart(() => import("../engine/live/cellar/photosAtHand.ts")),
    fetchPart(() => import("../engine/live/cellar/noteFirstScreen.ts")),
    fetchPart(loadWineCommands),
  ]);
  startGatheringPhotos();
  startNotingFirstScreen();
  if (areNotificationsNoted()) (await fetchPart(() => import("./keepNotified.ts"))).keepNotified();
}
