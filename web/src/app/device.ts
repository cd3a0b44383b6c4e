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
import { untilAfterFirstSight, untilFirstSight } from "../ui/loading/firstSight.ts";
import { toast } from "../ui/toasts/toast.ts";
import { reloadOverDrafts } from "../ui/unsavedWork.ts";

export function startDevice(): void {
  applyPreferences();
  void startSession(untilFirstSight);
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
  workAfterFirstSight().catch(reportError);
}

async function workAfterFirstSight(): Promise<void> {
  await untilAfterFirstSight();
  const { afterFirstSight } = await fetchPart(() => import("./afterFirstSight.ts"));
  await afterFirstSight();
}
