import { CALLS, type ListedCellar, type NewCellar, type User } from "sync-protocol";
import { callServer, Unreachable } from "../../server/callServer.ts";
import { ServerRefusal } from "../../server/ServerRefusal.ts";
import { readCellars } from "../db/deviceDatabase.ts";
import { storeIdOf } from "../db/storeId.ts";
import { syncNow } from "../sync/startSync.ts";
import { openStore } from "./openStore.ts";
import { sessionStore } from "./sessionStore.ts";
import { updateCellars } from "./updateCellars.ts";

/**
 * Creates a cellar on the server. Without a connection, creates the cellar on this device; it is
 * created on the server before the next list of cellars is read [C18: local store]. Throws
 * `ServerRefusal`.
 */
export async function makeCellar(cellar: NewCellar): Promise<"on the server" | "on this device"> {
  const session = sessionStore.getState();
  if (session.kind !== "signedIn") throw new Error("No one is signed in");
  try {
    await callServer(CALLS.createCellar, { body: cellar });
    return "on the server";
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    if (!(await makeHere(cellar, session.user))) throw error;
    return "on this device";
  }
}

/**
 * Creates a cellar on this device only. Returns `false` if the user has signed out in the meantime.
 */
async function makeHere(cellar: NewCellar, user: User): Promise<boolean> {
  const store = await openStore(storeIdOf({ userId: user.id, cellarId: cellar.id }));
  // Nothing has to be loaded, because the server has no wines of this new cellar.
  await store.state.update("sync", { filled: true });
  const changed = await updateCellars(user.id, ({ listed, made = [], ...known }) => ({
    ...known,
    listed: [...(listed.length > 0 ? listed : [personalOf(user)]), listedAs(cellar, user)],
    made: [...made, cellar],
  }));
  return changed !== undefined;
}

/**
 * Creates on the server the cellars that were created offline. A cellar that the server refuses is
 * handled like a lost cellar. Throws {@link Unreachable}.
 */
export async function sendMadeCellars(userId: string): Promise<void> {
  const known = await readCellars();
  if (known?.userId !== userId || !known.made?.length) return;
  for (const cellar of known.made) {
    try {
      await callServer(CALLS.createCellar, { body: cellar });
    } catch (error) {
      if (!(error instanceof ServerRefusal)) throw error;
    }
    await updateCellars(userId, ({ made = [], ...others }) => ({
      ...others,
      made: made.filter(({ id }) => id !== cellar.id),
    }));
  }
  syncNow();
}

/** The personal cellar, before the server has listed it. */
function personalOf(user: User): ListedCellar {
  const unnamed = { name: null, colour: null };
  return {
    ...listedAs({ id: user.id, name: "", colour: "red" }, user),
    ...unnamed,
    isPersonal: true,
  };
}

function listedAs({ id, name, colour }: NewCellar, { email }: User): ListedCellar {
  return {
    ...{ id, name, colour, role: "owner", owner: email },
    ...{ isPersonal: false, members: 1, isOffered: false, membershipId: null },
  };
}
