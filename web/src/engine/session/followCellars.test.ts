// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { type ListedCellar, PROTOCOL_HEADER, pushRequestSchema, type User } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aBody } from "../../rules/testBuilders.ts";
import { cellarName } from "../db/CellarDatabase.ts";
import { cellarOf, storeIdsOf } from "../db/cellars.ts";
import { addWine } from "../db/commands/wineCommands.ts";
import { changeCellars, readSession } from "../db/deviceDatabase.ts";
import { refusedOpening } from "../db/opening/test/refusedOpening.ts";
import { storeIdOf } from "../db/storeId.ts";
import { stopSync } from "../sync/startSync.ts";
import { engineStatus, INITIAL_STATUS } from "../sync/status.ts";
import { cellarsStore } from "./cellarsStore.ts";
import { followCellars } from "./followCellars.ts";
import { refreshCellars } from "./refreshCellars.ts";
import { signedIn, signOut, startSession, switchCellar } from "./session.ts";
import { openStoreId, sessionStore } from "./sessionStore.ts";
import { tryAgain } from "./tryToOpen.ts";
import { exportQueue, unsentChanges } from "./unsentChanges.ts";

const HOUSE = "00000000-0000-4000-8000-00000000a001";
const BARN = "00000000-0000-4000-8000-00000000a002";

let user: User;
let list: (() => Promise<readonly ListedCellar[]>) | undefined;
let listCalls: number;
let sharedCalls: string[];
let refusesPushes: boolean;
let reported: unknown[];
let posted: unknown[];
let hearOtherPage: () => void;

beforeEach(async () => {
  user = { id: crypto.randomUUID(), email: `${crypto.randomUUID()}@cellar.example` };
  list = undefined;
  listCalls = 0;
  sharedCalls = [];
  refusesPushes = false;
  reported = [];
  posted = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => answer(path, init));
  vi.stubGlobal("EventSource", SilentSource);
  vi.stubGlobal("BroadcastChannel", Channel);
  vi.stubGlobal("reportError", (error: unknown) => reported.push(error));
  Object.defineProperty(navigator, "locks", {
    value: { request: (_name: string, ...given: (() => unknown)[]) => given.at(-1)?.() },
    configurable: true,
  });
  await startSession();
  await signedIn(user);
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  list = undefined;
  engineStatus.setState(INITIAL_STATUS);
  if (sessionStore.getState().kind === "closed") await switchCellar(user.id);
  await signOut();
  stopSync();
  vi.unstubAllGlobals();
});

test("[C19] a user who rejoins a lost cellar gets their unsent changes back", async () => {
  await addUnsentTo(HOUSE);
  lists(personal());
  await refreshCellars();
  expect(cellarsStore.getState().lost).toHaveLength(1);

  lists(personal(), shared(HOUSE));
  await refreshCellars();

  expect(cellarsStore.getState().lost).toEqual([]);
  expect(await cellarOf(storeOf(HOUSE)).outbox.count()).toBe(1);
});

test("[E4] signing up again after a restore recovers other cellars' unsent changes", async () => {
  await addUnsentTo(HOUSE);
  const anew = { ...user, id: crypto.randomUUID() };

  await signedIn(anew);

  const [added] = await cellarOf(anew.id).outbox.toArray();
  expect(added?.change).toMatchObject({ kind: "create", body: { name: aBody().name } });
  expect(await storeIdsOf(user.id)).toEqual([]);
});

test("[C19] a cellar list of another account does not close the open cellar", async () => {
  await switchCellar(HOUSE);

  lists({ ...personal(), id: crypto.randomUUID() });
  await refreshCellars();

  expect(openStoreId()).toBe(storeOf(HOUSE));
});

test("[C19] a cellar list requested before joining does not remove the joined cellar", async () => {
  const stale = deferred<readonly ListedCellar[]>();
  list = () => stale.promise;
  const early = refreshCellars();
  await vi.waitFor(() => {
    expect(listCalls).toBe(1);
  });
  await switchCellar(HOUSE);
  lists(personal(), shared(HOUSE));
  const late = refreshCellars();
  stale.resolve([personal()]);

  await Promise.all([early, late]);

  expect(await storeIdsOf(user.id)).toEqual([user.id, storeOf(HOUSE)]);
  expect(openStoreId()).toBe(storeOf(HOUSE));
  expect(cellarsStore.getState().listed.map(({ id }) => id)).toEqual([user.id, HOUSE]);
});

test("[C19] a lost cellar opened during the list request is closed and deleted", async () => {
  list = () => {
    void switchCellar(HOUSE);
    return Promise.resolve([personal()]);
  };

  await refreshCellars();

  expect(openStoreId()).toBe(user.id);
  expect(await storeIdsOf(user.id)).toEqual([user.id]);
});

test("[C18] the next account does not see the previous account's cellars", async () => {
  lists(personal(), shared(HOUSE));
  await refreshCellars();
  list = undefined;
  const next = { id: crypto.randomUUID(), email: "bea@cellar.example" };

  await signedIn(next);

  expect(cellarsStore.getState().listed).toEqual([]);
  await signOut();
  user = next;
});

test("[C18] signing out while a cellar opens deletes that cellar's store", async () => {
  const switching = switchCellar(HOUSE);
  await signOut();
  await switching;

  expect(sessionStore.getState()).toEqual({ kind: "signedOut" });
  expect(await storeIdsOf(user.id)).toEqual([]);
});

test("[C18] a cellar that does not open is not retried after sign-out", async () => {
  refuseToOpen(HOUSE);
  await switchCellar(HOUSE);
  expect(sessionStore.getState()).toMatchObject({ kind: "closed", cellarId: HOUSE });

  await signOut();
  tryAgain();
  await settled();

  expect(sessionStore.getState()).toEqual({ kind: "signedOut" });
});

test("[C18] a list of cellars read by another page shows in this page", async () => {
  await changeCellars(user.id, (known) => ({
    ...known,
    listed: [personal(), { ...shared(HOUSE), role: "viewer" }],
  }));

  hearOtherPage();

  await vi.waitFor(() => {
    expect(cellarsStore.getState().listed[1]).toMatchObject({ id: HOUSE, role: "viewer" });
  });
});

test("[C18] other pages are notified of a new list of cellars", async () => {
  posted = [];
  lists(personal(), shared(HOUSE));

  await refreshCellars();

  expect(posted).toHaveLength(1);
});

test("[C18] a live event while the cellar list is read causes another read", async () => {
  stopSync();
  const first = deferred<readonly ListedCellar[]>();
  list = () => first.promise;
  followCellars({ onLoss: vi.fn(), onRefusal: vi.fn() });
  engineStatus.setState({ server: "reached", moves: 1 });
  await vi.waitFor(() => {
    expect(listCalls).toBe(1);
  });

  engineStatus.setState({ moves: 2 });
  lists(personal(), { ...shared(HOUSE), role: "viewer" });
  first.resolve([personal(), shared(HOUSE)]);

  await vi.waitFor(() => {
    expect(cellarsStore.getState().listed[1]).toMatchObject({ id: HOUSE, role: "viewer" });
  });
});

test("[C18] the list of cellars is read after signing in again", async () => {
  stopSync();
  lists(personal(), shared(HOUSE));
  const signedInAgain = sessionStore.getState();
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: true }, true);
  followCellars({ onLoss: vi.fn(), onRefusal: vi.fn() });
  engineStatus.setState({ server: "reached" });
  await settled();
  expect(listCalls).toBe(0);

  sessionStore.setState(signedInAgain, true);
  engineStatus.setState({ phase: "running" });
  engineStatus.setState({ phase: "idle" });

  await vi.waitFor(() => {
    expect(cellarsStore.getState().listed).toHaveLength(2);
  });
});

test("[C18] unsent changes of a cellar that is not open are retried", async () => {
  await addUnsentTo(HOUSE);
  await switchCellar(user.id);
  await vi.waitFor(() => {
    expect(engineStatus.getState().server).toBe("unreachable");
  });
  stopSync();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  lists(personal(), shared(HOUSE));
  sharedCalls = [];
  followCellars({ onLoss: vi.fn(), onRefusal: vi.fn() });
  engineStatus.setState({ server: "reached" });
  await vi.waitFor(() => {
    expect(sharedCalls).not.toEqual([]);
  });
  await settled();
  sharedCalls = [];

  await vi.advanceTimersByTimeAsync(120_000);

  await vi.waitFor(() => {
    expect(sharedCalls).not.toEqual([]);
  });
});

test("[C18] a failed read of the cellars is repeated within two minutes", async () => {
  stopSync();
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
  list = () => Promise.reject(new TypeError("Failed to fetch"));
  followCellars({ onLoss: vi.fn(), onRefusal: vi.fn() });
  engineStatus.setState({ server: "reached" });
  await vi.waitFor(() => {
    expect(listCalls).toBe(1);
  });
  await settled();
  lists(personal(), shared(HOUSE));

  await vi.advanceTimersByTimeAsync(120_000);

  await vi.waitFor(() => {
    expect(cellarsStore.getState().listed).toHaveLength(2);
  });
});

test("[C18] a refused change of a cellar that is not open is reported once", async () => {
  await addUnsentTo(HOUSE);
  await switchCellar(user.id);
  await vi.waitFor(() => {
    expect(engineStatus.getState().server).toBe("unreachable");
  });
  stopSync();
  lists(personal(), shared(HOUSE));
  refusesPushes = true;
  const onRefusal = vi.fn();
  followCellars({ onLoss: vi.fn(), onRefusal });
  engineStatus.setState({ server: "reached" });
  await vi.waitFor(() => {
    expect(onRefusal).toHaveBeenCalledExactlyOnceWith({
      cellarId: HOUSE,
      name: "Holiday house",
      changes: 1,
    });
  });

  engineStatus.setState({ moves: 1 });
  await settled();

  expect(onRefusal).toHaveBeenCalledTimes(1);
});

test("[C18] a cellar whose store does not open counts as one unsent change", async () => {
  await switchCellar(HOUSE);
  await addUnsentTo(BARN);
  await switchCellar(user.id);
  refuseToOpen(HOUSE);

  expect(await unsentChanges()).toBe(2);
  const exported: unknown = JSON.parse(await exportQueue());
  expect(exported).toHaveLength(3);
  expect(exported).toContainEqual({ cellarId: HOUSE, unsent: [] });
});

test("[C19] a lost cellar is deleted although another cellar's store does not open", async () => {
  await switchCellar(HOUSE);
  await switchCellar(BARN);
  await switchCellar(user.id);
  refuseToOpen(HOUSE);
  lists(personal());

  await refreshCellars();

  expect(await storeIdsOf(user.id)).toEqual([user.id, storeOf(HOUSE)]);
  expect(reported).not.toEqual([]);
});

test("[C18] after a cellar failed to open, the personal cellar opens", async () => {
  refuseToOpen(HOUSE);
  await switchCellar(HOUSE);
  expect(sessionStore.getState()).toMatchObject({ kind: "closed", cellarId: HOUSE });
  expect((await readSession())?.cellarId).toBeUndefined();

  await switchCellar(user.id);

  expect(openStoreId()).toBe(user.id);
});

function storeOf(cellarId: string): string {
  return storeIdOf({ userId: user.id, cellarId });
}

async function addUnsentTo(cellarId: string): Promise<void> {
  await switchCellar(cellarId);
  const context = { now: Date.now(), newId: () => crypto.randomUUID() };
  await addWine(cellarOf(storeOf(cellarId)), { body: aBody(), photo: undefined }, context);
}

function refuseToOpen(cellarId: string): void {
  const open = indexedDB.open.bind(indexedDB);
  const refused = cellarName(storeOf(cellarId));
  vi.spyOn(indexedDB, "open").mockImplementation((name, version) =>
    name === refused ? refusedOpening("QuotaExceededError") : open(name, version),
  );
}

function lists(...cellars: readonly ListedCellar[]): void {
  list = () => Promise.resolve(cellars);
}

function personal(): ListedCellar {
  return {
    ...shared(user.id),
    isPersonal: true,
    name: null,
    colour: null,
    role: "owner",
    membershipId: null,
  };
}

function shared(cellarId: string): ListedCellar {
  return {
    id: cellarId,
    isPersonal: false,
    name: "Holiday house",
    colour: "red",
    role: "editor",
    owner: "bea@cellar.example",
    members: 2,
    isOffered: false,
    membershipId: cellarId,
  };
}

async function answer(path: string, { body }: RequestInit): Promise<Response> {
  await Promise.resolve();
  if (path.startsWith("/api/cellars/")) sharedCalls.push(path);
  if (refusesPushes && path.startsWith("/api/cellars/")) return asJson(refusingAnswer(path, body));
  if (!list || path !== "/api/cellars") throw new TypeError("Failed to fetch");
  listCalls += 1;
  const cellars = await list();
  return asJson({ cellars });
}

function asJson(body: object): Response {
  return new Response(JSON.stringify(body), { headers: { [PROTOCOL_HEADER]: "1" } });
}

/** An empty page for a pull; for a push, a refusal of each change. */
function refusingAnswer(path: string, body: RequestInit["body"]): object {
  const nothing = { epoch: "first", rows: [], places: [], events: [] };
  if (!path.endsWith("/push")) return { ...nothing, cursor: 0, hasMore: false, results: [] };
  const { ops } = pushRequestSchema.parse(JSON.parse(body as string));
  const verdict = { kind: "refused", refusal: { code: "too_many_wines", error: "Too many" } };
  return { ...nothing, results: ops.map(({ opNo, opId }) => ({ opNo, opId, verdict })) };
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Waits for the effects of a call. fake-indexeddb needs a task for each step. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

class Channel {
  addEventListener(_kind: string, listener: () => void): void {
    hearOtherPage = listener;
  }

  postMessage(message: unknown): void {
    posted.push(message);
  }
}

class SilentSource {
  addEventListener = vi.fn();
  close = vi.fn();
}
