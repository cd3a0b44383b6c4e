import { startAppBadge } from "../live/appBadge.ts";
import { startGatheringPhotos } from "../live/photosAtHand.ts";
import { yieldToNewerBuild } from "../live/yieldToNewerBuild.ts";
import { startSession } from "../sync/session.ts";

/** Opens what is kept on this device and keeps it in step with the server. */
export function startDevice(): void {
  void startSession();
  startAppBadge();
  yieldToNewerBuild();
  startGatheringPhotos();
}
