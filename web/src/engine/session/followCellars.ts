import { cellarOf, storeIdsOf } from "../db/cellars.ts";
import { countUnsent } from "../db/queries/unsent.ts";
import { ownerOf } from "../db/storeId.ts";
import { sendOther } from "../sync/startSync.ts";
import { engineStatus, type EngineStatus } from "../sync/status.ts";
import { cellarsStore } from "./cellarsStore.ts";
import { openStore } from "./openStore.ts";
import { type Loss, refreshCellars, reportUnlessSignedOut } from "./refreshCellars.ts";
import { openStoreId, sessionStore } from "./sessionStore.ts";

/** Wait before cellars that are not open are sent again, ms. */
const RETRY_MS = 60_000;

/**
 * Keeps the list of the user's cellars current, sends the pending changes of those that are not
 * open, and leaves and reports those that are lost. Begins once the open cellar has been synced.
 */
export function followCellars(onLoss: (loss: Loss) => void): void {
  let doneFor: string | undefined;
  let movesSeen = 0;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const follow = async ({ phase, server, isCellarLost, moves }: EngineStatus) => {
    const session = sessionStore.getState();
    const mustSignIn = session.kind === "signedIn" && session.mustSignIn;
    const storeId = mustSignIn ? undefined : openStoreId(session);
    if (storeId === undefined || server === "unreachable") doneFor = undefined;
    if (storeId === undefined || isBusy || phase !== "idle" || server !== "reached") return;
    if (doneFor === storeId && moves === movesSeen && !isCellarLost) return;
    isBusy = true;
    doneFor = storeId;
    movesSeen = moves;
    try {
      await refreshCellars(onLoss);
      clearTimeout(timer);
      if (!(await sendOthers())) timer = setTimeout(again, RETRY_MS);
    } finally {
      isBusy = false;
    }
    const status = engineStatus.getState();
    if (status.moves !== movesSeen || openStoreId() !== doneFor) look(status);
  };
  const look = (status: EngineStatus) => {
    follow(status).catch(reportUnlessSignedOut);
  };
  const again = () => {
    doneFor = undefined;
    look(engineStatus.getState());
  };
  engineStatus.subscribe(look);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") doneFor = undefined;
  });
  look(engineStatus.getState());
}

/**
 * Sends the pending changes of the user's cellars that are not open; `false` if some could not be
 * sent.
 */
async function sendOthers(): Promise<boolean> {
  const session = sessionStore.getState();
  if (session.kind !== "signedIn" || session.mustSignIn) return true;
  const lost = new Set(cellarsStore.getState().lost.map(({ id }) => id));
  let areSent = true;
  for (const storeId of await storeIdsOf(session.user.id)) {
    if (storeId === openStoreId() || lost.has(ownerOf(storeId).cellarId)) continue;
    try {
      if ((await countUnsent(cellarOf(storeId))) === 0) continue;
      if (!(await sendOther(await openStore(storeId)))) areSent = false;
    } catch (error) {
      areSent = false;
      reportUnlessSignedOut(error);
    }
  }
  return areSent;
}
