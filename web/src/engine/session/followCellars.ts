import { cellarName } from "../../rules/cellar/cellarName.ts";
import { cellarOf, storeIdsOf } from "../db/cellars.ts";
import { countUnsent } from "../db/queries/unsent.ts";
import { ownerOf } from "../db/storeId.ts";
import { sendOther } from "../sync/startSync.ts";
import { engineStatus, type EngineStatus } from "../sync/status.ts";
import { cellarsStore } from "./cellarsStore.ts";
import { openStore } from "./openStore.ts";
import { type Loss, refreshCellars, reportUnlessSignedOut } from "./refreshCellars.ts";
import { openStoreId, sessionStore } from "./sessionStore.ts";

/**
 * Delay before the list of cellars is read again and unsent changes of cellars that are not open
 * are sent again, ms.
 */
const RETRY_MS = 60_000;

interface CellarEvents {
  readonly onLoss: (loss: Loss) => void;
  /** Called when changes of a cellar that is not open need attention. */
  readonly onRefusal: (refusal: RefusedChanges) => void;
}

interface RefusedChanges {
  readonly cellarId: string;
  readonly name: string;
  readonly changes: number;
}

/**
 * Keeps the list of the user's cellars current and sends the pending changes of cellars that are
 * not open. Reports lost cellars. Starts after the open cellar has synced.
 */
export function followCellars({ onLoss, onRefusal }: CellarEvents): void {
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
      const isListed = await refreshCellars(onLoss);
      clearTimeout(timer);
      if (!(await sendOthers(onRefusal)) || !isListed) timer = setTimeout(again, RETRY_MS);
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
 * Sends the pending changes of the user's cellars that are not open. Returns `false` if some
 * changes could not be sent.
 */
async function sendOthers(onRefusal: CellarEvents["onRefusal"]): Promise<boolean> {
  const session = sessionStore.getState();
  if (session.kind !== "signedIn" || session.mustSignIn) return true;
  const { listed, lost } = cellarsStore.getState();
  let areSent = true;
  for (const storeId of await storeIdsOf(session.user.id)) {
    const { cellarId } = ownerOf(storeId);
    if (storeId === openStoreId() || lost.some(({ id }) => id === cellarId)) continue;
    try {
      if ((await countUnsent(cellarOf(storeId))) === 0) continue;
      const cellar = await openStore(storeId);
      const before = await cellar.attention.count();
      if (!(await sendOther(cellar))) areSent = false;
      const changes = (await cellar.attention.count()) - before;
      const known = listed.find(({ id }) => id === cellarId);
      if (changes > 0 && known) onRefusal({ cellarId, name: cellarName(known), changes });
    } catch (error) {
      areSent = false;
      reportUnlessSignedOut(error);
    }
  }
  return areSent;
}
