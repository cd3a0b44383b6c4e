import { CALLS } from "sync-protocol";
import { newId } from "../../platform/newId.ts";
import { callServer, Unreachable } from "../../server/callServer.ts";
import { ServerRefusal } from "../../server/ServerRefusal.ts";
import { cellarOf, storeIdsOf } from "../db/cellars.ts";
import { changeCellars } from "../db/deviceDatabase.ts";
import { prepareCellar } from "../db/opening/prepareCellar.ts";
import { countUnsent } from "../db/queries/unsent.ts";
import { ownerOf } from "../db/storeId.ts";
import { sendOther } from "../sync/startSync.ts";
import { engineStatus, type EngineStatus } from "../sync/status.ts";
import { cellarsStore, showCellars } from "./cellarsStore.ts";
import { loseCellar } from "./lostCellars.ts";
import { switchCellar, tellOfLostCellar } from "./session.ts";
import { openStoreId, sessionStore } from "./sessionStore.ts";
import { readUnsentNotes } from "./userNotes.ts";

/** A cellar that the user has lost, and what this device had not sent. */
export interface Loss {
  readonly name: string;
  readonly unsent: number;
}

/**
 * Keeps the list of the user's cellars, sends what was left in those that are not open, and leaves
 * those that are lost, which it reports. Begins once the open cellar has been synced.
 */
export function followCellars(onLoss: (loss: Loss) => void): void {
  let doneFor: string | undefined;
  let movesSeen = 0;
  let isBusy = false;

  const follow = async ({ phase, server, isCellarLost, moves }: EngineStatus) => {
    const storeId = openStoreId();
    if (storeId === undefined) doneFor = undefined;
    if (server === "unreachable") doneFor = undefined;
    if (storeId === undefined || isBusy || phase !== "idle" || server !== "reached") return;
    if (doneFor === storeId && moves === movesSeen && !isCellarLost) return;
    isBusy = true;
    doneFor = storeId;
    movesSeen = moves;
    try {
      await refreshCellars(onLoss);
      await sendOthers();
    } finally {
      isBusy = false;
    }
  };
  const look = (status: EngineStatus) => {
    follow(status).catch((error: unknown) => {
      // Signing out closes the stores.
      if (openStoreId() !== undefined) reportError(error);
    });
  };
  engineStatus.subscribe(look);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") doneFor = undefined;
  });
  look(engineStatus.getState());
}

/** Reads the user's cellars from the server, and leaves those that are lost. */
export async function refreshCellars(onLoss?: (loss: Loss) => void): Promise<void> {
  const session = sessionStore.getState();
  if (session.kind !== "signedIn" || session.mustSignIn) return;
  const { user, cellarId: openId } = session;
  const before = cellarsStore.getState();
  const listed = await list();
  if (!listed) return;
  const isMember = (cellarId: string) => listed.some(({ id }) => id === cellarId);
  // Who joins again has what was set aside: it is sent, and shown in the cellar itself.
  const changed = await changeCellars(user.id, ({ lost, ...known }) => ({
    ...known,
    listed,
    lost: lost.filter(({ id }) => !isMember(id)),
  }));
  if (!changed) return;
  showCellars(changed);

  const isAside = (cellarId: string) => changed.lost.some(({ id }) => id === cellarId);
  if (openId !== undefined && !isMember(openId)) await switchCellar(user.id);
  for (const storeId of await storeIdsOf(user.id)) {
    const owner = ownerOf(storeId);
    const { cellarId } = owner;
    if (cellarId === user.id || isMember(cellarId) || isAside(cellarId)) continue;
    tellOfLostCellar();
    const name = before.listed.find(({ id }) => id === cellarId)?.name ?? "A shared cellar";
    const { unsent } = await loseCellar(owner, name);
    onLoss?.({ name, unsent });
  }
}

async function list() {
  try {
    return (await callServer(CALLS.listCellars, {})).cellars;
  } catch (error) {
    // An older server has no cellars to list.
    if (error instanceof Unreachable || error instanceof ServerRefusal) return undefined;
    throw error;
  }
}

/** Sends the pending changes of the user's cellars that are not open. */
async function sendOthers(): Promise<void> {
  const session = sessionStore.getState();
  if (session.kind !== "signedIn" || session.mustSignIn) return;
  const lost = new Set(cellarsStore.getState().lost.map(({ id }) => id));
  for (const storeId of await storeIdsOf(session.user.id)) {
    if (storeId === openStoreId() || lost.has(ownerOf(storeId).cellarId)) continue;
    const cellar = cellarOf(storeId);
    if ((await countUnsent(cellar)) === 0) continue;
    await prepareCellar(cellar, { notes: readUnsentNotes(storeId), newId });
    await sendOther(cellar);
  }
}
