import { CALLS, type CellarsAnswer } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import { cellarName } from "../../rules/cellar/cellarName.ts";
import { callServer, Unreachable } from "../../server/callServer.ts";
import { ServerRefusal } from "../../server/ServerRefusal.ts";
import type { LostCellar } from "../db/deviceDatabase.ts";
import { storeIdsOf } from "../db/cellars.ts";
import { ownerOf } from "../db/storeId.ts";
import { cellarsStore } from "./cellarsStore.ts";
import { loseCellar } from "./lostCellars.ts";
import { sendMadeCellars } from "./makeCellar.ts";
import { switchCellar } from "./session.ts";
import { openStoreId, sessionStore } from "./sessionStore.ts";
import { untilOpened } from "./tryToOpen.ts";
import { updateCellars } from "./updateCellars.ts";

export type Loss = Omit<LostCellar, "id">;

let asked = 0;
let refreshing: Promise<boolean> = Promise.resolve(true);

/**
 * Reads the user's cellars from the server and handles lost cellars. Only one request runs at a
 * time, and only the newest call counts. Resolves after all calls have ended; `false` if the server
 * did not answer.
 */
export async function refreshCellars(onLoss?: (loss: Loss) => void): Promise<boolean> {
  asked += 1;
  const turn = asked;
  refreshing = refreshing
    .catch(() => undefined)
    .then(() => refresh({ isOvertaken: () => turn !== asked, onLoss }));
  let awaited: Promise<boolean> | undefined;
  let isAnswered = true;
  while (awaited !== refreshing) {
    awaited = refreshing;
    isAnswered = await awaited;
  }
  return isAnswered;
}

interface Refresh {
  /** Whether there was a later call, so that this answer no longer counts. */
  readonly isOvertaken: () => boolean;
  readonly onLoss: ((loss: Loss) => void) | undefined;
}

async function refresh({ isOvertaken, onLoss }: Refresh): Promise<boolean> {
  const session = sessionStore.getState();
  if (session.kind !== "signedIn" || session.mustSignIn || isOvertaken()) return true;
  const { user } = session;
  const before = cellarsStore.getState();
  const answer = await list(user.id);
  if (answer === "unreachable") return false;
  const { cellars: listed, ended = [] } = answer;
  // A list without the user's own cellar belongs to another account, which another page has signed
  // in.
  const isOwn = listed.some(({ id, role }) => id === user.id && role === "owner");
  if (!isOwn || isOvertaken()) return true;
  const isMember = (cellarId: string) => listed.some(({ id }) => id === cellarId);
  // If the user has joined again, the copy is used again, and its changes are sent.
  const changed = await updateCellars(user.id, ({ lost, ...known }) => ({
    ...known,
    listed,
    lost: lost.filter(({ id }) => !isMember(id)),
  }));
  if (!changed) return true;

  await untilOpened();
  const openId = openStoreId();
  if (openId === undefined || ownerOf(openId).userId !== user.id) return true;
  if (!isMember(ownerOf(openId).cellarId)) await switchCellar(user.id);
  const isAside = (cellarId: string) => changed.lost.some(({ id }) => id === cellarId);
  for (const storeId of await storeIdsOf(user.id)) {
    const owner = ownerOf(storeId);
    const { cellarId } = owner;
    if (storeId === openStoreId() || isMember(cellarId) || isAside(cellarId)) continue;
    const known = before.listed.find(({ id }) => id === cellarId);
    const name = known ? cellarName(known) : i18n._("a shared cellar");
    const reason = ended.find((each) => each.cellarId === cellarId)?.reason;
    try {
      const { unsent } = await loseCellar(owner, { name, reason });
      onLoss?.({ name, unsent, reason });
    } catch (error) {
      reportUnlessSignedOut(error);
    }
  }
  return true;
}

/**
 * Requests the list of cellars. A refusal counts as an empty list, because older servers lack this
 * call.
 */
async function list(userId: string): Promise<CellarsAnswer | "unreachable"> {
  try {
    await sendMadeCellars(userId);
    return await callServer(CALLS.listCellars, {});
  } catch (error) {
    if (error instanceof Unreachable) return "unreachable";
    if (error instanceof ServerRefusal) return { cellars: [] };
    throw error;
  }
}

/** Reports an error, except after a sign-out, which closes the stores. */
export function reportUnlessSignedOut(error: unknown): void {
  if (openStoreId() !== undefined) reportError(error);
}
