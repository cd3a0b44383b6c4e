import { startAppBadge } from "../live/appBadge.ts";
import { keepDraftsOnLeaving } from "../live/drafts.ts";
import { startGatheringPhotos } from "../live/photosAtHand.ts";
import { yieldToNewerBuild } from "../live/yieldToNewerBuild.ts";
import { startSession } from "../session/session.ts";
import { reloadOverDrafts } from "../ui/unsavedWork.ts";

/** Opens what is kept on this device and keeps it in step with the server. */
export function startDevice(): void {
  void startSession();
  startAppBadge();
  keepDraftsOnLeaving();
  yieldToNewerBuild((isKept) => {
    if (isKept) reloadOverDrafts();
    else window.location.reload();
  });
  startGatheringPhotos();
}
