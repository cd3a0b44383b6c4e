import {
  keepDraftsOnLeaving,
  noteUnsent,
  refusalWords,
  startAppBadge,
  startSession,
  watchRefusals,
  yieldToNewerBuild,
} from "../engine/index.ts";
import { areNotificationsNoted } from "../parts/notifications/areNotificationsNoted.ts";
import { applyPreferences } from "../parts/preferences/preferences.ts";
import { fetchPart } from "../ui/loading/fetchPart.ts";
import { untilAfterFirstSight, untilFirstSight } from "../ui/loading/firstSight.ts";
import { toast } from "../ui/toasts/toast.ts";
import { reloadOverDrafts } from "../ui/unsavedWork.ts";

/** Opens the local store and starts syncing with the server. */
export function startDevice(): void {
  applyPreferences();
  void startSession(untilFirstSight);
  startAppBadge();
  noteUnsent();
  keepDraftsOnLeaving();
  // The toast of the change is still shown, or already closed.
  watchRefusals(({ change, refusal }) => {
    toast({ ...refusalWords(change.kind, refusal), tone: "failure" });
  });
  yieldToNewerBuild((isKept) => {
    if (isKept) reloadOverDrafts();
    else window.location.reload();
  });
  lookAfterNextStart().catch(reportError);
}

/**
 * Stores what the next start shows first, so that it also works offline, and shows what members do.
 */
async function lookAfterNextStart(): Promise<void> {
  await untilAfterFirstSight();
  const [
    { startGatheringPhotos },
    { startNotingFirstScreen },
    { showNewsOfMembers },
    { showLosses },
  ] = await Promise.all([
    fetchPart(() => import("../engine/live/cellar/photosAtHand.ts")),
    fetchPart(() => import("../engine/live/cellar/noteFirstScreen.ts")),
    fetchPart(() => import("./showNewsOfMembers.ts")),
    fetchPart(() => import("./showLosses.ts")),
  ]);
  showNewsOfMembers();
  showLosses();
  if (areNotificationsNoted()) (await fetchPart(() => import("./keepNotified.ts"))).keepNotified();
  startGatheringPhotos();
  startNotingFirstScreen();
}
