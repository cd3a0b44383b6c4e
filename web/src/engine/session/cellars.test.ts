// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { type ListedCellar, newCellarSchema, PROTOCOL_HEADER, type User } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { recordEvent } from "../db/commands/eventCommands.ts";
import { putPlaceAs } from "../db/commands/placeCommands.ts";
import { presentPlaces } from "../db/presentPlaces.ts";
import { presentWines } from "../db/presentWine.ts";
import { readEvents } from "../db/queries/readEvents.ts";
import { cellarOf, storeIdsOf } from "../db/cellars.ts";
import { addWine, recordChange } from "../db/commands/wineCommands.ts";
import { readSession } from "../db/deviceDatabase.ts";
import { storeIdOf } from "../db/storeId.ts";
import { readState } from "../db/syncState.ts";

import { aBody, aRow, id } from "../../rules/testBuilders.ts";
import { stopSync } from "../sync/startSync.ts";
import { addLostToOwn, addRefusedToOwn } from "./addToOwn.ts";
import { cellarsStore, showCellars } from "./cellarsStore.ts";
import { exportLost, forgetLost } from "./lostCellars.ts";
import { makeCellar } from "./makeCellar.ts";
import { refreshCellars } from "./refreshCellars.ts";
import { signedIn, signOut, startSession, switchCellar } from "./session.ts";
import { openStoreId, sessionStore } from "./sessionStore.ts";
import { exportQueue, unsentChanges } from "./unsentChanges.ts";

const HOUSE = "00000000-0000-4000-8000-00000000a001";

let user: User;
/** The server's list of cellars; `undefined` while the server does not answer. */
let listed: readonly ListedCellar[] | undefined;
let made: string[];
let refusesCellars: boolean;

beforeEach(async () => {
  user = { id: crypto.randomUUID(), email: "ada@cellar.example" };
  listed = undefined;
  made = [];
  refusesCellars = false;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => answer(path, init));
  vi.stubGlobal("EventSource", SilentSource);
  vi.stubGlobal("reportError", (error: unknown) => {
    throw error;
  });
  vi.stubGlobal("BroadcastChannel", SilentSource);
  Object.defineProperty(navigator, "locks", {
    value: { request: (_name: string, ...given: (() => unknown)[]) => given.at(-1)?.() },
    configurable: true,
  });
  await startSession();
  await signedIn(user);
});

afterEach(async () => {
  listed = undefined;
  await signOut();
  stopSync();
  vi.unstubAllGlobals();
});

test("[C18] a shared cellar opens offline and shows only its own wines", async () => {
  await cellarOf(user.id).wines.put(aRow({ userId: user.id }));

  await switchCellar(HOUSE);

  const storeId = storeIdOf({ userId: user.id, cellarId: HOUSE });
  expect(openStoreId()).toBe(storeId);
  expect(await cellarOf(storeId).wines.count()).toBe(0);
  await switchCellar(user.id);
  expect(await cellarOf(user.id).wines.count()).toBe(1);
});

test("[C18] the next start opens the cellar that was open last", async () => {
  await switchCellar(HOUSE);

  sessionStore.setState({ kind: "unknown" }, true);
  await startSession();

  expect(sessionStore.getState()).toMatchObject({ kind: "signedIn", cellarId: HOUSE });
});

test("[C18] an offline start shows the user's cellars and roles", async () => {
  listed = [personal(), { ...house(), role: "viewer" }];
  await refreshCellars();
  await switchCellar(HOUSE);
  listed = undefined;

  sessionStore.setState({ kind: "unknown" }, true);
  showCellars();
  await startSession();

  expect(cellarsStore.getState().listed).toMatchObject([{ id: user.id }, { role: "viewer" }]);
});

test("[C18] a cellar created offline is usable immediately and later sent", async () => {
  const where = await makeCellar({ id: HOUSE, name: "Holiday house", colour: "red" });
  expect(where).toBe("on this device");
  expect(cellarsStore.getState().listed).toMatchObject([{ isPersonal: true }, { role: "owner" }]);
  await addUnsent();
  const store = cellarOf(storeIdOf({ userId: user.id, cellarId: HOUSE }));
  expect(await readState(store)).toMatchObject({ filled: true });

  listed = [personal()];
  await refreshCellars();

  expect(made).toEqual([HOUSE]);
  expect(openStoreId()).toBe(storeIdOf({ userId: user.id, cellarId: HOUSE }));
  expect(cellarsStore.getState().lost).toEqual([]);
  await refreshCellars();
  expect(made).toEqual([HOUSE]);
});

test("[C18] a cellar created offline that the server refuses becomes a lost cellar", async () => {
  await makeCellar({ id: HOUSE, name: "Holiday house", colour: "red" });
  await addUnsent();
  listed = [personal()];
  refusesCellars = true;

  await refreshCellars();

  expect(openStoreId()).toBe(user.id);
  expect(cellarsStore.getState().lost).toMatchObject([{ name: "Holiday house", unsent: 1 }]);
});

test("[C18] signing out deletes the account's stores of shared cellars", async () => {
  const before = user;
  await switchCellar(HOUSE);

  await signOut();
  await signedIn({ id: crypto.randomUUID(), email: "bea@cellar.example" });

  expect(await readSession()).not.toHaveProperty("cellarId", HOUSE);
  expect(await storeIdsOf(before.id)).toEqual([]);
});

test("unsent changes of all cellars are counted and exported", async () => {
  await addUnsent();
  await switchCellar(user.id);

  expect(await unsentChanges()).toBe(1);
  expect(JSON.parse(await exportQueue())).toMatchObject([
    { cellarId: user.id },
    { cellarId: HOUSE, changes: [{ change: { kind: "create" } }] },
  ]);
});

test("[C19] a lost cellar without unsent changes is deleted from this device", async () => {
  await switchCellar(HOUSE);
  const losses: unknown[] = [];
  listed = [personal()];

  await refreshCellars((loss) => losses.push(loss));

  expect(openStoreId()).toBe(user.id);
  expect(await storeIdsOf(user.id)).toEqual([user.id]);
  expect(losses).toEqual([{ name: "a shared cellar", unsent: 0, reason: "removed" }]);
  expect(cellarsStore.getState().lost).toEqual([]);
});

test("[C19] unsent changes of a lost cellar are kept with the cellar's name", async () => {
  listed = [personal(), house()];
  await refreshCellars();
  await addUnsent();

  listed = [personal()];
  await refreshCellars();

  expect(openStoreId()).toBe(user.id);
  expect(cellarsStore.getState().lost).toEqual([
    { id: HOUSE, name: "Holiday house", unsent: 1, reason: "removed" },
  ]);
  const saved = await exportLost({ userId: user.id, cellarId: HOUSE });
  expect(JSON.parse(saved)).toMatchObject({ changes: [{ change: { kind: "create" } }] });
});

test("[C19] a lost cellar's unsent changes can be added to the personal cellar", async () => {
  await addUnsent();
  listed = [personal()];
  await refreshCellars();

  await addLostToOwn({ userId: user.id, cellarId: HOUSE });

  const [entry] = await cellarOf(user.id).outbox.toArray();
  expect(entry?.change).toMatchObject({ kind: "create", body: { name: aBody().name } });
  expect(cellarsStore.getState().lost).toEqual([]);
  expect(await storeIdsOf(user.id)).toEqual([user.id]);
});

test("[C19] a lost cellar's bottle change adds its wine to the personal cellar", async () => {
  const storeId = storeIdOf({ userId: user.id, cellarId: HOUSE });
  await switchCellar(HOUSE);
  const cellar = cellarOf(storeId);
  await cellar.wines.bulkPut([
    aRow({ userId: HOUSE, quantity: 3 }),
    aRow({ userId: HOUSE, id: id(2), bottleId: id(1002), seq: 2 }),
  ]);
  await recordChange(cellar, { kind: "remove-bottles", wineId: id(1), quantity: 1 }, context());
  listed = [personal()];
  await refreshCellars();

  await addLostToOwn({ userId: user.id, cellarId: HOUSE });

  const added = (await cellarOf(user.id).outbox.toArray()).map(({ change }) => change);
  expect(added[0]).toMatchObject({ kind: "create", wineId: id(1), body: { quantity: 2 } });
  expect(added.filter(({ kind }) => kind === "create")).toHaveLength(1);
});

test("[C19] unsent changes of a lost cellar can be deleted", async () => {
  await addUnsent();
  listed = [personal()];
  await refreshCellars();

  await forgetLost({ userId: user.id, cellarId: HOUSE });

  expect(cellarsStore.getState().lost).toEqual([]);
  expect(await storeIdsOf(user.id)).toEqual([user.id]);
});

test("[C19] a viewer can add wines from refused changes to the personal cellar", async () => {
  await addUnsent();
  const cellar = cellarOf(storeIdOf({ userId: user.id, cellarId: HOUSE }));
  await refuseAll(cellar);

  await addRefusedToOwn(cellar);

  const [added] = await cellarOf(user.id).outbox.toArray();
  expect(added?.change).toMatchObject({ kind: "create", body: { name: aBody().name } });
  expect(await cellar.attention.count()).toBe(0);
});

test("[C19] refused events, counts and places are added to the personal cellar once", async () => {
  const storeId = storeIdOf({ userId: user.id, cellarId: HOUSE });
  await switchCellar(HOUSE);
  const cellar = cellarOf(storeId);
  await cellar.wines.put(aRow({ userId: HOUSE, quantity: 3 }));
  const taken = await recordChange(
    cellar,
    { kind: "remove-bottles", wineId: id(1), quantity: 1 },
    context(),
  );
  if (taken.kind !== "done" || taken.eventId === undefined) throw new Error("Nothing was taken");
  await recordEvent(
    cellar,
    { wineId: id(1), body: { kind: "drank", note: "With lamb", day: "2026-11-01" } },
    context(),
  );
  await putPlaceAs(
    cellar,
    { id: id(9), name: "Rack", parentId: null, kind: "rack", rows: 2, columns: 2, depth: null },
    context(),
  );
  await refuseAll(cellar);
  const before = await cellar.attention.toArray();

  await addRefusedToOwn(cellar);
  await cellar.attention.bulkPut(before);
  await addRefusedToOwn(cellar);

  const own = cellarOf(user.id);
  expect((await presentWines(own, [id(1)])).get(id(1))).toMatchObject({ quantity: 2 });
  const events = await readEvents(own);
  expect(events.filter(({ note }) => note === "With lamb")).toHaveLength(1);
  expect(events.map(({ id: eventId }) => eventId)).toContain(taken.eventId);
  expect([...(await presentPlaces(own)).values()]).toMatchObject([{ name: "Rack" }]);
  expect(await own.outbox.filter(({ change }) => change.kind === "create").count()).toBe(1);
});

test("[C19] a copied wine gets a new id if its id is taken", async () => {
  await addUnsent();
  const cellar = cellarOf(storeIdOf({ userId: user.id, cellarId: HOUSE }));
  const [entry] = await cellar.outbox.toArray();
  await cellarOf(user.id).wines.put(
    aRow({ userId: user.id, id: entry?.recordId ?? "", name: "Mine" }),
  );
  await refuseAll(cellar);

  await addRefusedToOwn(cellar);

  const [added] = await cellarOf(user.id).outbox.toArray();
  expect(added?.change).toMatchObject({ kind: "create", body: { name: aBody().name } });
  expect(added?.recordId).not.toBe(entry?.recordId);
});

test("[C19] a lost cellar's wine draft can be added to the personal cellar", async () => {
  await switchCellar(HOUSE);
  const cellar = cellarOf(storeIdOf({ userId: user.id, cellarId: HOUSE }));
  await cellar.drafts.put({ key: "add-wine", values: { name: "Half" } });
  listed = [personal()];
  await refreshCellars();
  expect(cellarsStore.getState().lost).toMatchObject([{ id: HOUSE, unsent: 1 }]);

  await addLostToOwn({ userId: user.id, cellarId: HOUSE });

  expect(await cellarOf(user.id).drafts.get("add-wine")).toMatchObject({
    values: { name: "Half" },
  });
});

test("a shared cellar stays open if an older server lists no cellars", async () => {
  await switchCellar(HOUSE);

  await refreshCellars();

  expect(sessionStore.getState()).toMatchObject({ cellarId: HOUSE });
});

async function addUnsent(): Promise<void> {
  await switchCellar(HOUSE);
  const cellar = cellarOf(storeIdOf({ userId: user.id, cellarId: HOUSE }));
  await addWine(cellar, { body: aBody(), photo: undefined }, context());
}

async function refuseAll(cellar: CellarDatabase): Promise<void> {
  const refusal = {
    code: "insufficient_role",
    error: "You can only look at this cellar.",
  } as const;
  for (const { change, ...entry } of await cellar.outbox.toArray()) {
    if (change.kind === "noop") throw new Error("A change was expected");
    await cellar.attention.put({ ...entry, change, finding: { kind: "refused", refusal } });
  }
  await cellar.outbox.clear();
}

function context() {
  return { now: Date.now(), newId: () => crypto.randomUUID() };
}

function personal(): ListedCellar {
  return {
    ...house(),
    id: user.id,
    isPersonal: true,
    name: null,
    colour: null,
    role: "owner",
    membershipId: null,
  };
}

function house(): ListedCellar {
  return {
    id: HOUSE,
    isPersonal: false,
    name: "Holiday house",
    colour: "red",
    role: "editor",
    owner: "bea@cellar.example",
    members: 2,
    isOffered: false,
    membershipId: HOUSE,
  };
}

async function answer(path: string, { method, body }: RequestInit): Promise<Response> {
  await Promise.resolve();
  if (!listed || path !== "/api/cellars") throw new TypeError("Failed to fetch");
  const headers = { [PROTOCOL_HEADER]: "1" };
  if (method === "POST" && refusesCellars) {
    const refusal = { error: "You have too many cellars", code: "too_many_cellars" };
    return new Response(JSON.stringify(refusal), { status: 409, headers });
  }
  if (method === "POST") {
    const { id: cellarId } = newCellarSchema.parse(
      JSON.parse(typeof body === "string" ? body : ""),
    );
    const cellar = { ...house(), id: cellarId, role: "owner" as const };
    made.push(cellarId);
    listed = [...listed, cellar];
    return new Response(JSON.stringify({ cellar }), { status: 201, headers });
  }
  const isHere = listed.some(({ id: cellarId }) => cellarId === HOUSE);
  const ended = isHere ? [] : [{ cellarId: HOUSE, reason: "removed" }];
  return new Response(JSON.stringify({ cellars: listed, ended }), { headers });
}

class SilentSource {
  addEventListener = vi.fn();
  postMessage = vi.fn();
  close = vi.fn();
}
