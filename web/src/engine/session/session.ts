import { CALLS, type User } from "sync-protocol";
import { cellarOf, closeCellar, deleteCellar, storeIdsOf } from "../db/cellars.ts";
import {
  beginSignOut,
  type CellarsRecord,
  forgetLeaving,
  isLogoutOwed,
  readCellars,
  readDevice,
  readSession,
  type SessionRecord,
  readLeavingUserId,
  writeMustSignIn,
  writeOpenCellar,
  writeSession,
} from "../db/deviceDatabase.ts";
import { showCellars } from "./cellarsStore.ts";
import { forgetCellarNote, notedCellar, noteCellar } from "./cellarNote.ts";
import { sendOwedLogout } from "./logout.ts";
import { openStore } from "./openStore.ts";
import { listenToOtherPages, notifyOtherPages } from "./otherPages.ts";
import { countUnsentOf } from "./unsentChanges.ts";
import { forgetNotes } from "./userNotes.ts";
import { photoCacheOf } from "../sync/photoCache.ts";
import { startSync, stopSync } from "../sync/startSync.ts";
import { callServer, Unreachable } from "../../server/callServer.ts";
import { isDeletedRefusal, isSignedOutRefusal, ServerRefusal } from "../../server/ServerRefusal.ts";
import {
  closedStoreId,
  isOpen,
  openStoreId,
  presentId,
  type SessionState,
  sessionStore,
  storeIdIn,
} from "./sessionStore.ts";
import { hintsAtSession } from "./signedInHint.ts";
import { forgetShared } from "../../platform/sharedPicture.ts";
import { stopTrying, tryAgain, tryToOpen } from "./tryToOpen.ts";

let untilShown = (): Promise<void> => Promise.resolve();

/**
 * Reads the signed-in user from the stored session, so that the cellar shows immediately. Then asks
 * the server in the background; only a 401 means that the user must sign in again. The server is
 * not asked if the device has neither a stored session nor a cookie that suggests a session. If the
 * session or cellar cannot be opened now, the session is `closed` until a later attempt succeeds.
 * Sync begins after `shown` resolves.
 */
export async function startSession(shown = untilShown): Promise<void> {
  untilShown = shown;
  listenToOtherPages(() => void tryToOpen(readAndAdopt, readSession));
  window.addEventListener("online", () => void sendOwedLogout());
  await tryToOpen(openRecorded, readSession);
  void askServer();
}

async function openRecorded(): Promise<void> {
  openNoted();
  const { session, cellars, isLogoutOwed, leaving } = await readDevice();
  if (session) showCellarsOf(session.user, cellars);
  if (leaving !== undefined) await finishSignOut();
  // If a browser dropped the store but kept the cookie, only the server knows who is signed in.
  const isAskedAbout = !session && !isLogoutOwed && hintsAtSession(document.cookie);
  if (isAskedAbout) sessionStore.setState({ kind: "asking" }, true);
  else await adoptRecord(session);
}

/**
 * Starts to open the cellar that was open last, while the session is read. `openStore` then waits
 * only for the rest.
 */
function openNoted(): void {
  const storeId = notedCellar();
  if (storeId === undefined) return;
  cellarOf(storeId)
    .open()
    .catch(() => undefined);
}

/**
 * Called after login, sign-up or a changed email. Stores the user, opens the store and starts sync.
 * If this device has the cellar of a forgotten account with the same email, copies that cellar [E4:
 * forgotten user].
 */
export function signedIn(user: User): Promise<void> {
  const signingIn = { user, mustSignIn: false };
  const session = sessionStore.getState();
  if (session.kind === "closed") sessionStore.setState({ ...session, ...signingIn }, true);
  return tryToOpen(
    async () => {
      const forgotten = await forgottenAccountOf(user);
      const record = { ...signingIn, cellarId: await openCellarOf(user) };
      if (forgotten) {
        const { takeOverAccount } = await import("./takeOverAccount.ts");
        await takeOverAccount(forgotten.id, user.id);
      }
      await writeSession(record);
      await adopt(record);
      if (forgotten) await removeTraces(forgotten.id);
      notifyOtherPages();
    },
    () => Promise.resolve(signingIn),
  );
}

async function openCellarOf({ id }: User): Promise<string | undefined> {
  const before = await readSession();
  return before?.user.id === id ? before.cellarId : undefined;
}

/**
 * Opens another cellar of the user in this page, even if the present cellar does not open. The next
 * start opens the new cellar too. Works offline.
 */
export async function switchCellar(cellarId: string): Promise<void> {
  const session = sessionStore.getState();
  if ((session.kind !== "signedIn" && session.kind !== "closed") || !session.user) return;
  const { user, mustSignIn } = session;
  const chosen = { user, mustSignIn, cellarId: cellarId === user.id ? undefined : cellarId };
  if (session.kind === "closed") sessionStore.setState({ ...session, ...chosen }, true);
  await tryToOpen(
    async () => {
      await adopt(chosen);
      await writeOpenCellar(user.id, chosen.cellarId);
    },
    () => Promise.resolve(chosen),
  );
}

/**
 * The earlier user of this device with the same email, whose account a restored server does not
 * know [E4: forgotten user].
 */
async function forgottenAccountOf({ id, email }: User): Promise<User | undefined> {
  const before = (await readSession())?.user;
  const isForgotten = before?.id !== id && before?.email.toLowerCase() === email.toLowerCase();
  return isForgotten ? before : undefined;
}

/**
 * Deletes a cellar that does not open, after the user has seen the unsent changes and agreed to
 * lose them. The cellar is then loaded from the server again.
 */
export async function startAfresh(): Promise<void> {
  const storeId = closedStoreId();
  if (storeId === undefined) return;
  await deleteCellar(storeId);
  tryAgain();
}

/**
 * Deletes all user data from this device, then signs out on the server as soon as the server is
 * reachable. The deletion does not wait for the server, so that the user can make no change in
 * between. Returns the identity provider's logout address, if any.
 */
export async function signOut(): Promise<string | undefined> {
  stopSync();
  stopTrying();
  await beginSignOut(presentId());
  leave();
  notifyOtherPages();
  await finishSignOut();
  const answer = await sendOwedLogout();
  return answer?.endAt;
}

/** Finishes the current sign-out, or a sign-out that was interrupted when the app closed. */
async function finishSignOut(): Promise<void> {
  const userId = await readLeavingUserId();
  if (userId === undefined) return;
  await removeTraces(userId);
  await forgetLeaving();
}

async function readAndAdopt(): Promise<void> {
  const record = await readSession();
  const session = sessionStore.getState();
  // If another page has switched to another cellar of the same user, this page keeps its cellar.
  const isSame = session.kind === "signedIn" && session.user.id === record?.user.id;
  if (!record || !isSame) return adoptRecord(record);
  const { user, cellarId } = session;
  const own = showCellarsOf(user, await readCellars());
  await adopt({ ...record, cellarId: own && hasLost(own, cellarId) ? undefined : cellarId });
}

function hasLost({ listed }: CellarsRecord, cellarId: string | undefined): boolean {
  if (cellarId === undefined || listed.length === 0) return false;
  return listed.every(({ id }) => id !== cellarId);
}

async function adoptRecord(record: SessionRecord | undefined): Promise<void> {
  if (record) {
    await adopt(record);
    return;
  }
  const userId = presentId();
  leave();
  if (userId !== undefined) await removeTraces(userId);
}

async function adopt(record: SessionRecord): Promise<void> {
  const { user, mustSignIn, cellarId } = record;
  const before = sessionStore.getState();
  const storeId = storeIdIn(record);
  const isOpenHere = openStoreId(before) === storeId;
  if (!isOpenHere) {
    leaveStore();
    await openStore(storeId);
    // Another page may have signed out while the store opened. At the start of the app this is not
    // checked: the session was just read, and a page that signs out later sends a message.
    if (before.kind !== "unknown") {
      const { session, cellars } = await readDevice();
      if (session?.user.id !== user.id) return abandonStore(storeId, session);
      showCellarsOf(user, cellars);
    }
  }
  noteCellar(storeId);
  sessionStore.setState({ kind: "signedIn", user, mustSignIn, cellarId }, true);
  const resumes = before.kind === "signedIn" && before.mustSignIn && !mustSignIn;
  if (!isOpenHere || resumes) start(storeId);
}

function showCellarsOf(
  { id }: User,
  cellars: CellarsRecord | undefined,
): CellarsRecord | undefined {
  const own = cellars?.userId === id ? cellars : undefined;
  showCellars(own);
  return own;
}

/**
 * Closes a store whose user signed out while it opened. Deletes the store if nobody is signed in,
 * because opening may have created the store again.
 */
async function abandonStore(storeId: string, next: SessionRecord | undefined): Promise<void> {
  if (next) closeCellar(storeId);
  else await deleteCellar(storeId);
}

function start(storeId: string) {
  const events = {
    onMustSignIn: () => void pause(),
    onAccountDeleted: () => void leaveDeleted(),
  };
  startSync(cellarOf(storeId), events, untilShown);
}

/** Handles the server's 401: pauses sync and keeps all data [V4: signed out]. */
export async function pause(): Promise<void> {
  const session = sessionStore.getState();
  if (session.kind === "closed" && !session.mustSignIn) {
    sessionStore.setState({ ...session, mustSignIn: true }, true);
  }
  if (session.kind !== "signedIn" || session.mustSignIn) return;
  if (!(await writeMustSignIn(session.user.id)) || sessionStore.getState() !== session) return;
  sessionStore.setState({ ...session, mustSignIn: true }, true);
}

/**
 * Handles a deleted account: removes its cellars from this device. With unsent changes the session
 * is `deleted` until the user signs out [V5: deleted account].
 */
export async function leaveDeleted(): Promise<void> {
  const session = sessionStore.getState();
  if (session.kind !== "signedIn") return;
  const { user, cellarId } = session;
  const unsent = await countUnsentOf(user.id);
  const present = sessionStore.getState();
  if (present.kind !== "signedIn" || present.user.id !== user.id) return;
  stopSync();
  sessionStore.setState({ kind: "deleted", user, cellarId, unsent }, true);
  if (unsent === 0) await signOut();
}

/**
 * Asks the server again about a deleted account, because the user may have withdrawn the deletion.
 */
export function askAgain(): Promise<void> {
  return tryToOpen(readAndAdopt, readSession);
}

function leave() {
  forgetCellarNote();
  showCellars();
  leaveStore();
  const isDeleted = sessionStore.getState().kind === "deleted";
  sessionStore.setState({ kind: "signedOut", ...(isDeleted && { accountDeleted: true }) }, true);
}

function leaveStore() {
  stopSync();
  const session = sessionStore.getState();
  if (isOpen(session)) closeCellar(storeIdIn(session));
}

async function removeTraces(userId: string): Promise<void> {
  await deleteCellar(userId);
  for (const storeId of await storeIdsOf(userId)) await deleteCellar(storeId);
  forgetNotes(userId);
  await forgetShared();
  if ("caches" in globalThis) await caches.delete(photoCacheOf(userId));
}

async function askServer(): Promise<void> {
  if (!(await sendOwedLogout())) return;
  const isSignedOut = sessionStore.getState().kind === "signedOut";
  if (isSignedOut && !hintsAtSession(document.cookie)) return;
  const asked = sessionStore.getState();
  // If the user has signed in or out since the request, its answer no longer counts.
  const isLate = async () => !isStill(asked) || (await isLogoutOwed().catch(() => false));
  try {
    const { user } = await callServer(CALLS.me, {});
    if (!isKnown(user) && !(await isLate())) await signedIn(user);
  } catch (error) {
    if (!(error instanceof ServerRefusal || error instanceof Unreachable)) throw error;
    if (isSignedOutRefusal(error) && !(await isLate())) {
      const userId = presentId();
      const isDeleted = userId !== undefined && isDeletedRefusal(error, userId);
      await (isDeleted ? leaveDeleted() : pause());
    }
  } finally {
    if (sessionStore.getState().kind === "asking") leave();
  }
}

/**
 * Whether nobody has signed in or out since the session's state was `asked`. A new attempt to open
 * the cellar is neither.
 */
function isStill(asked: SessionState): boolean {
  const session = sessionStore.getState();
  return session === asked || (session.kind === "closed" && asked.kind === "closed");
}

function isKnown({ id, email, name, language }: User): boolean {
  const session = sessionStore.getState();
  if (session.kind === "closed") return session.user?.id === id;
  if (session.kind !== "signedIn" || session.mustSignIn) return false;
  const { user } = session;
  const isSame = user.email === email && user.name === name && user.language === language;
  return user.id === id && isSame;
}
