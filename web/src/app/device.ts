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
import { refusalText } from "../server/refusalText.ts";
import { fetchPart } from "../ui/loading/fetchPart.ts";
import { untilAfterMainContent, untilMainContent } from "../ui/loading/mainContent.ts";
import { toast } from "../ui/toasts/toast.ts";
import { reloadOverDrafts } from "../ui/unsavedWork.ts";

export function startDevice(): void {
  applyPreferences();
  void startSession(untilMainContent);
  startAppBadge();
  noteUnsent();
  keepDraftsOnLeaving();
  watchRefusals(({ change, refusal }) => {
    const words = refusalWords(change.kind, { ...refusal, error: refusalText(refusal) });
    toast({ ...words, tone: "failure" });
  });
  yieldToNewerBuild((isKept) => {
    if (isKept) reloadOverDrafts();
    else window.location.reload();
  });
  startBackgroundWorkLater().catch(reportError);
}

async function startBackgroundWorkLater(): Promise<void> {
  await untilAfterMainContent();
  const { startBackgroundWork } = await fetchPart(() => import("./startBackgroundWork.ts"));
  await startBackgroundWork();
}
