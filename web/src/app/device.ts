import {
  keepDraftsOnLeaving,
  noteUnsent,
  refusalWords,
  startAppBadge,
  startSession,
  watchRefusals,
  yieldToNewerBuild,
} from "../engine/index.ts";
import { applyPreferences } from "../parts/preferences/preferences.ts";
import { fetchPart } from "../ui/loading/fetchPart.ts";
import { untilAfterFirstSight, untilFirstSight } from "../ui/loading/firstSight.ts";
import { toast } from "../ui/toasts/toast.ts";
import { reloadOverDrafts } from "../ui/unsavedWork.ts";

/** Opens what is kept on this device and keeps it in step with the server. */
export function startDevice(): void {
  applyPreferences();
  void startSession(untilFirstSight);
  startAppBadge();
  noteUnsent();
  keepDraftsOnLeaving();
  // The toast of what was done stands until then, or has gone.
  watchRefusals(({ change, refusal }) => {
    toast({ ...refusalWords(change.kind, refusal), tone: "failure" });
  });
  yieldToNewerBuild((isKept) => {
    if (isKept) reloadOverDrafts();
    else window.location.reload();
  });
  lookAfterNextStart().catch(reportError);
}

/** Has at hand what the next start shows, without signal too. */
async function lookAfterNextStart(): Promise<void> {
  await untilAfterFirstSight();
  const [{ startGatheringPhotos }, { startNotingFirstScreen }] = await Promise.all([
    fetchPart(() => import("../engine/live/cellar/photosAtHand.ts")),
    fetchPart(() => import("../engine/live/cellar/noteFirstScreen.ts")),
  ]);
  startGatheringPhotos();
  startNotingFirstScreen();
}
