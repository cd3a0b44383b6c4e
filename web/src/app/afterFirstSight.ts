import { areNotificationsNoted } from "../parts/notifications/notificationNote.ts";
import { fetchPart } from "../ui/loading/fetchPart.ts";
import { loadWineCommands } from "../engine/index.ts";
import { showLosses } from "./showLosses.ts";
import { showNewsOfMembers } from "./showNewsOfMembers.ts";

/**
 * Shows what members do, and stores what the next start shows first, so that it also works offline.
 */
export async function afterFirstSight(): Promise<void> {
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
