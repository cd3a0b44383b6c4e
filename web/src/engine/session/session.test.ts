// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { PROTOCOL_HEADER, type User } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cellarName } from "../db/CellarDatabase.ts";
import { cellarOf, closeCellar, deleteCellar } from "../db/cellars.ts";
import { isLogoutOwed, readSession, writeSession } from "../db/deviceDatabase.ts";
import { readState } from "../db/syncState.ts";
import { refusedOpening } from "../db/opening/test/refusedOpening.ts";
import { anEntry, aRow, id, putIn } from "../../rules/testBuilders.ts";
import { SHARED_CACHE } from "../../platform/sharedPicture.ts";
import { noteDraft, noteLotUsed, writeSavedViews } from "./userNotes.ts";
import { photoCacheOf } from "../sync/photoCache.ts";
import { stopSync } from "../sync/startSync.ts";
import { askAgain, leaveDeleted, signedIn, signOut, startAfresh, startSession } from "./session.ts";
import { sessionStore } from "./sessionStore.ts";
import { tryAgain } from "./tryToOpen.ts";
import { exportQueue, unsentInClosed } from "./unsentChanges.ts";

interface FakeServer {
  session: User | undefined;
  deleted?: string;
  reachable: boolean;
  readonly calls: string[];
}

let server: FakeServer;

beforeEach(() => {
  server = { session: undefined, reachable: true, calls: [] };
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => answer(String(method), path));
  vi.stubGlobal("EventSource", SilentEventSource);
  vi.stubGlobal("BroadcastChannel", SilentChannel);
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
  Object.defineProperty(navigator, "locks", { value: freeLocks, configurable: true });
});

afterEach(async () => {
  document.cookie = "wine_cellar_signed_in=; max-age=0";
  server.reachable = true;
  await signOut();
  stopSync();
  vi.unstubAllGlobals();
});

// Spec 3.1
test("the app starts signed out with neither stored session nor cookie", async () => {
  server.reachable = false;

  await startSession();

  expect(sessionStore.getState()).toEqual({ kind: "signedOut" });
});

test("a stored session opens the cellar before the server answers", async () => {
  const user = aUser();
  server.reachable = false;
  await writeSession({ user, mustSignIn: false });

  await startSession();

  expect(sessionStore.getState()).toEqual({ kind: "signedIn", user, mustSignIn: false });
});

test("[V4] a 401 pauses sync and keeps all data", async () => {
  const user = aUser();
  await writeSession({ user, mustSignIn: false });

  await startSession();

  await vi.waitFor(() => {
    expect(sessionStore.getState()).toEqual({ kind: "signedIn", user, mustSignIn: true });
  });
  await cellarOf(user.id).wines.put(aRow());
  expect(await readSession()).toEqual({ user, mustSignIn: true });
});

test("[D1] a cellar that cannot open shows as closed until a retry succeeds", async () => {
  const user = aUser();
  server.reachable = false;
  await signedIn(user);
  await cellarOf(user.id).outbox.add(anEntry({ change: putIn(1) }));
  stopSync();
  closeCellar(user.id);
  sessionStore.setState({ kind: "unknown" }, true);
  const stopRefusing = refuseOpenings(cellarName(user.id));

  await startSession();

  expect(sessionStore.getState()).toEqual({
    kind: "closed",
    user,
    mustSignIn: false,
    reason: "full",
  });
  stopRefusing();
  tryAgain();
  await vi.waitFor(() => {
    expect(sessionStore.getState()).toMatchObject({ kind: "signedIn", user });
  });
  expect(await cellarOf(user.id).outbox.count()).toBe(1);
});

test("[D1] a user can sign in while the cellar cannot be opened", async () => {
  const user = aUser();
  const stopRefusing = refuseOpenings(cellarName(user.id));

  await signedIn(user);

  expect(sessionStore.getState()).toMatchObject({ kind: "closed", user, mustSignIn: false });
  stopRefusing();
  tryAgain();
  await vi.waitFor(() => {
    expect(sessionStore.getState()).toMatchObject({ kind: "signedIn", user });
  });
});

test("[D1] resetting a cellar that does not open lists the lost changes", async () => {
  const user = aUser();
  server.reachable = false;
  localStorage.setItem(
    `wine-cellar-unsent-${user.id}`,
    JSON.stringify([{ opId: id(1), sentence: "Added Riesling" }]),
  );
  const stopRefusing = refuseOpenings(cellarName(user.id));
  await signedIn(user);

  expect(unsentInClosed()).toEqual(["Added Riesling"]);
  stopRefusing();
  await startAfresh();

  await vi.waitFor(() => {
    expect(sessionStore.getState()).toMatchObject({ kind: "signedIn", user });
  });
  expect((await readState(cellarOf(user.id))).lost).toEqual(["Added Riesling"]);
});

test("[E4] signing up again after a server restore recovers this device's cellar", async () => {
  const former = aUser();
  server.reachable = false;
  await signedIn(former);
  await cellarOf(former.id).wines.put(aRow({ userId: former.id }));
  const anew = { ...aUser(), email: former.email.toUpperCase() };

  await signedIn(anew);

  expect(sessionStore.getState()).toMatchObject({ kind: "signedIn", user: anew });
  expect(await cellarOf(anew.id).outbox.toArray()).toMatchObject([
    { change: { kind: "create", wineId: id(1) } },
  ]);
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).not.toContain(cellarName(former.id));
});

test("signing in with another email does not copy the previous account's data", async () => {
  server.reachable = false;
  const former = aUser();
  await signedIn(former);
  await cellarOf(former.id).wines.put(aRow({ userId: former.id }));
  const other = { ...aUser(), email: "grace@cellar.example" };

  await signedIn(other);

  expect(await cellarOf(other.id).outbox.count()).toBe(0);
  expect((await indexedDB.databases()).map(({ name }) => name)).toContain(cellarName(former.id));
  await deleteCellar(former.id);
});

test("signing out deletes the caches of photos and shared files", async () => {
  const kept = { delete: vi.fn((_name: string) => Promise.resolve(true)) };
  vi.stubGlobal("caches", kept);
  const user = aUser();
  server.session = user;
  await signedIn(user);

  await signOut();

  expect(kept.delete.mock.calls).toEqual([[SHARED_CACHE], [photoCacheOf(user.id)]]);
});

test("[V5] a deleted account's data is removed from the device, with a notice", async () => {
  const user = aUser();
  server.deleted = user.id;
  await writeSession({ user, mustSignIn: false });
  await startSession();

  await vi.waitFor(() => {
    expect(sessionStore.getState()).toEqual({ kind: "signedOut", accountDeleted: true });
  });
  await vi.waitFor(async () => {
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(["wine-cellar"]);
  });
  expect(await readSession()).toBeUndefined();
});

test("[V5] unsent changes of a deleted account stay until the user signs out", async () => {
  const user = aUser();
  server.reachable = false;
  await signedIn(user);
  await cellarOf(user.id).outbox.add(anEntry({ change: putIn(1) }));

  await leaveDeleted();

  expect(sessionStore.getState()).toEqual({ kind: "deleted", user, unsent: 1 });
  expect(JSON.parse(await exportQueue())).toMatchObject({ changes: [{ change: putIn(1) }] });
  expect(await readSession()).toMatchObject({ user });
  await signOut();
  expect(sessionStore.getState()).toEqual({ kind: "signedOut", accountDeleted: true });
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(["wine-cellar"]);
});

test("[V5] a withdrawn account deletion keeps the device's data", async () => {
  const user = aUser();
  server.reachable = false;
  await signedIn(user);
  await cellarOf(user.id).outbox.add(anEntry({ change: putIn(1) }));
  await leaveDeleted();

  await askAgain();

  expect(sessionStore.getState()).toMatchObject({ kind: "signedIn", user });
  expect(await cellarOf(user.id).outbox.count()).toBe(1);
});

test("signing in again resumes paused sync", async () => {
  const user = aUser();
  await writeSession({ user, mustSignIn: true });
  await startSession();

  await signedIn(user);

  expect(sessionStore.getState()).toEqual({ kind: "signedIn", user, mustSignIn: false });
});

test("a cookie signs the user in if the stored session is missing", async () => {
  server.session = aUser();
  document.cookie = "wine_cellar_signed_in=1";

  await startSession();

  await vi.waitFor(() => {
    expect(sessionStore.getState()).toMatchObject({ kind: "signedIn", user: server.session });
  });
});

test("a user is not shown as signed out while the server checks the cookie", async () => {
  document.cookie = "wine_cellar_signed_in=1";

  await startSession();
  expect(sessionStore.getState()).toEqual({ kind: "asking" });

  await vi.waitFor(() => {
    expect(sessionStore.getState()).toEqual({ kind: "signedOut" });
  });
});

test("an offline start with only a cookie signs nobody in", async () => {
  document.cookie = "wine_cellar_signed_in=1";
  server.reachable = false;

  await startSession();

  await vi.waitFor(() => {
    expect(sessionStore.getState()).toEqual({ kind: "signedOut" });
  });
});

// Spec 3.1
test("without a stored session or cookie, the start sends no request", async () => {
  await startSession();

  await vi.waitFor(() => {
    expect(sessionStore.getState()).toEqual({ kind: "signedOut" });
  });
  expect(server.calls).toEqual([]);
});

// Spec 3.2, 4.1
test("signing out leaves no user data on the device", async () => {
  const user = aUser();
  await startSession();
  await signedIn(user);
  await cellarOf(user.id).wines.put(aRow({ userId: user.id }));
  for (const kind of ["unsent", "first"])
    localStorage.setItem(`wine-cellar-${kind}-${user.id}`, "");
  noteDraft(user.id, "add-wine", { name: "Half a name" });
  writeSavedViews(user.id, [{ name: "Tonight", query: "?sort=ready" }]);
  noteLotUsed(user.id, id(1), id(2));
  const stored = () => Object.keys(localStorage).filter((name) => name.includes(user.id));
  expect(stored()).toHaveLength(5);

  await signOut();

  expect(sessionStore.getState()).toEqual({ kind: "signedOut" });
  expect(server.calls).toContain("POST /api/auth/logout");
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(["wine-cellar"]);
  expect(stored()).toEqual([]);
  expect([await readSession(), await isLogoutOwed()]).toEqual([undefined, false]);
});

// Spec 3.2
test("an offline sign-out clears the device now and reaches the server later", async () => {
  const user = aUser();
  await startSession();
  await signedIn(user);
  server.reachable = false;

  await signOut();
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(["wine-cellar"]);
  expect(await isLogoutOwed()).toBe(true);

  server.reachable = true;
  server.session = user;
  await startSession();
  await vi.waitFor(async () => {
    expect(await isLogoutOwed()).toBe(false);
  });
  expect(sessionStore.getState()).toEqual({ kind: "signedOut" });
});

test("signing out clears the device before the server answers", async () => {
  await startSession();
  await signedIn(aUser());
  const { arrived, late } = holdAnswerTo("/api/auth/logout");

  const signingOut = signOut();
  await arrived;

  expect(sessionStore.getState()).toEqual({ kind: "signedOut" });
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(["wine-cellar"]);
  late.resolve(ours(200, {}));
  await signingOut;
});

test("[U6] the app starts in the language that was chosen on another device", async () => {
  const user = aUser();
  server.session = { ...user, language: "fr" };
  await writeSession({ user, mustSignIn: false });

  await startSession();

  await vi.waitFor(async () => {
    expect((await readSession())?.user).toEqual(server.session);
  });
});

test("a session answer after the sign-out does not sign the user in", async () => {
  const user = aUser();
  document.cookie = "wine_cellar_signed_in=1";
  await writeSession({ user, mustSignIn: false });
  const { arrived, late } = holdAnswerTo("/api/auth/me");
  await startSession();
  await arrived;
  server.reachable = false;
  await signOut();

  late.resolve(ours(200, { user }));
  await elapseTurns();

  expect(sessionStore.getState()).toEqual({ kind: "signedOut" });
  expect(await readSession()).toBeUndefined();
  expect(await isLogoutOwed()).toBe(true);
});

test("a 401 during sign-out leaves no data on the device", async () => {
  const user = aUser();
  await writeSession({ user, mustSignIn: false });
  const { arrived, late } = holdAnswerTo("/api/auth/me");
  await startSession();
  await arrived;
  const signingOut = signOut();

  late.resolve(ours(401, { error: "Please sign in", code: "unauthenticated" }));
  await signingOut;
  await elapseTurns();

  expect(sessionStore.getState()).toEqual({ kind: "signedOut" });
  expect(await readSession()).toBeUndefined();
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(["wine-cellar"]);
});

test("a late 401 from before the sign-in is ignored", async () => {
  const user = aUser();
  await writeSession({ user, mustSignIn: true });
  const { arrived, late } = holdAnswerTo("/api/auth/me");
  await startSession();
  await arrived;
  server.reachable = false;
  await signedIn(user);

  late.resolve(ours(401, { error: "Please sign in", code: "unauthenticated" }));
  await elapseTurns();

  expect(sessionStore.getState()).toEqual({ kind: "signedIn", user, mustSignIn: false });
});

test("signing in cancels an unsent logout", async () => {
  await startSession();
  server.reachable = false;
  await signOut();

  await signedIn(aUser());

  expect(await isLogoutOwed()).toBe(false);
});

function refuseOpenings(name: string): () => void {
  const open = indexedDB.open.bind(indexedDB);
  const spy = vi.spyOn(indexedDB, "open").mockImplementation((asked, version) => {
    return asked === name ? refusedOpening("QuotaExceededError") : open(asked, version);
  });
  return () => {
    spy.mockRestore();
  };
}

function aUser(): User {
  return { id: crypto.randomUUID(), email: "ada@cellar.example" };
}

async function answer(method: string, path: string): Promise<Response> {
  await Promise.resolve();
  if (!server.reachable) throw new TypeError("Failed to fetch");
  server.calls.push(`${method} ${path}`);
  if (path === "/api/auth/logout") {
    server.session = undefined;
    return ours(200, {});
  }
  if (path === "/api/auth/me" && server.session) return ours(200, { user: server.session });
  if (server.deleted) {
    const userIds = [server.deleted];
    return ours(401, { error: "Deleted", code: "account_deleted", userIds });
  }
  return ours(401, { error: "Please sign in", code: "unauthenticated" });
}

/**
 * Delays the answer to the next call of `path`. `arrived` resolves when the call is made. Resolving
 * `late` answers the call.
 */
function holdAnswerTo(path: string) {
  const late = deferred<Response>();
  const came = deferred<undefined>();
  const others = globalThis.fetch;
  vi.stubGlobal("fetch", (asked: string, init: RequestInit) => {
    if (asked !== path) return others(asked, init);
    came.resolve(undefined);
    return late.promise;
  });
  return { arrived: came.promise, late };
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Waits until an answer is handled. fake-indexeddb needs a timer task for each step. */
async function elapseTurns(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

function ours(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { [PROTOCOL_HEADER]: "1" } });
}

class SilentEventSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readonly readyState = 0;
  close() {
    return undefined;
  }
}

class SilentChannel extends EventTarget {
  postMessage() {
    return undefined;
  }
}

const freeLocks = {
  request: (_name: string, ...given: unknown[]) => (given.at(-1) as () => Promise<unknown>)(),
};
