import "fake-indexeddb/auto";
import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cellarOf, deleteCellar } from "../../db/cellars.ts";
import { prepareCellar } from "../../db/opening/prepareCellar.ts";
import {
  aCreate,
  anEntry,
  anEvent,
  aRow,
  id,
  putIn,
  takeOut,
} from "../../../rules/testBuilders.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { startAppBadge } from "./syncFeed.ts";
import { type Attention, useAttention } from "./useAttention.ts";

const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };
const PHOTO = `/objects/uploads/${id(500)}`;
const NO_PICTURE = { status: 415, code: "invalid", error: "This is no picture" };

beforeEach(async () => {
  await prepareCellar(cellarOf(user.id), { notes: [], newId: () => crypto.randomUUID() });
});

afterEach(async () => {
  sessionStore.setState({ kind: "signedOut" }, true);
  await deleteCellar(user.id);
  Reflect.deleteProperty(navigator, "setAppBadge");
});

test("[S3] a photo refused by the server needs attention", async () => {
  const cellar = cellarOf(user.id);
  await cellar.wines.put(aRow({ userId: user.id, name: "Barolo" }));
  await cellar.photos.put({
    id: id(50),
    recordId: id(1),
    jpeg: new ArrayBuffer(1),
    keptAt: 5,
    refusal: NO_PICTURE,
  });
  const shown = await watched(1);

  const [item] = shown().items;
  expect(item).toMatchObject({
    kind: "photo",
    sentence: "Photographed Barolo",
    reason: "This is no picture",
  });
  if (item) await shown().discard(item);
  await waitFor(() => {
    expect(shown().items).toEqual([]);
  });
  expect(await cellar.photos.count()).toBe(0);
  expect(await cellar.wines.count()).toBe(1);
});

test("[C3] isForRole is true only for a photo refused for the user's role", async () => {
  const cellar = cellarOf(user.id);
  const kept = { recordId: id(1), jpeg: new ArrayBuffer(1) };
  const forRole = { status: 403, code: "insufficient_role", error: "You can only look" };
  await cellar.wines.put(aRow({ userId: user.id, name: "Barolo" }));
  await cellar.photos.bulkPut([
    { ...kept, id: id(50), keptAt: 5, refusal: forRole },
    { ...kept, id: id(51), keptAt: 6, refusal: NO_PICTURE },
  ]);

  const shown = await watched(2);

  expect(shown().items.map(({ isForRole }) => isForRole)).toEqual([true, false]);
});

// Spec 10.14
test("the attention item of a journal entry's photo names the wine", async () => {
  const cellar = cellarOf(user.id);
  await cellar.wines.put(aRow({ userId: user.id, name: "Barolo" }));
  await cellar.events.put({ ...anEvent(60), seq: 1, deleted: false });
  await cellar.outbox.put(anEntry({ opId: id(61), recordId: id(1), change: takeOut(1) }));
  const kept = { isOfEvent: true, jpeg: new ArrayBuffer(1), refusal: NO_PICTURE } as const;
  await cellar.photos.bulkPut([
    { ...kept, id: id(50), recordId: id(60), keptAt: 5 },
    { ...kept, id: id(51), recordId: id(61), keptAt: 6 },
  ]);
  await cellar.missingPhotos.put({
    ...{ path: PHOTO, recordId: id(60), isOfEvent: true, missedAt: 7 },
    ...{ replaces: null, isLost: true },
  });

  const shown = await watched(3);

  expect(shown().items.map(({ sentence }) => sentence)).toEqual(
    Array.from({ length: 3 }, () => "Added a photo to the journal entry of Barolo"),
  );
});

test("[F5] a lost photo is listed until the user dismisses it", async () => {
  const cellar = cellarOf(user.id);
  await cellar.wines.put(aRow({ userId: user.id, name: "Barolo" }));
  await cellar.missingPhotos.put({
    ...{ path: PHOTO, recordId: id(1), missedAt: 5, replaces: null, isLost: true },
  });
  const shown = await watched(1);

  const [item] = shown().items;
  expect(item).toMatchObject({
    ...{ kind: "lost", sentence: "Photographed Barolo", canRetry: false },
    reason: expect.stringContaining("This photo is lost") as string,
  });
  if (item) await shown().discard(item);
  await waitFor(() => {
    expect(shown().items).toEqual([]);
  });
});

test("[F6] a replaced photo can be restored for 90 days", async () => {
  const cellar = cellarOf(user.id);
  const values = { photoUrl: PHOTO };
  const replaced = (photoUntil: number) => ({ kind: "overwrote", values, photoUntil }) as const;
  await cellar.attention.bulkPut([
    { ...needing(1, takeOut(1)), finding: replaced(Date.now() + 60_000) },
    { ...needing(2, takeOut(1)), finding: replaced(Date.now() - 1) },
  ]);
  const shown = await watched(2);

  const [kept, gone] = shown().items;
  expect(kept).toMatchObject({ canRetry: true });
  expect(gone).toMatchObject({
    canRetry: false,
    reason: expect.stringContaining("for 90 days, which are over") as string,
  });
  if (gone) await shown().retry(gone);
  expect(await cellar.attention.count()).toBe(2);
});

test("[S4] a refused new wine lists its dependent changes and can be corrected", async () => {
  const cellar = cellarOf(user.id);
  const change = aCreate();
  await cellar.attention.bulkPut([
    { ...needing(1, change), finding: { kind: "refused", refusal: NO_PICTURE } },
    { ...needing(2, putIn(2)), finding: { kind: "dependant", of: id(1) } },
  ]);

  const shown = await watched(1);

  expect(shown().items).toMatchObject([
    {
      sentence: "Added Barolo Cannubi",
      dependants: ["Added 2 bottles of Barolo Cannubi"],
      revision: { id: id(1), wine: undefined },
    },
  ]);
});

test("the app badge counts items that need attention and disappears on sign-out", async () => {
  const setAppBadge = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, "setAppBadge", { value: setAppBadge, configurable: true });
  const finding = { kind: "refused", refusal: NO_PICTURE } as const;
  await cellarOf(user.id).attention.put({ ...needing(1, takeOut(1)), finding });
  startAppBadge();
  expect(setAppBadge).toHaveBeenLastCalledWith(0);

  await watched(1);
  expect(setAppBadge).toHaveBeenLastCalledWith(1);

  sessionStore.setState({ kind: "signedOut" }, true);
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
});

async function watched(count: number): Promise<() => Attention> {
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  const { result } = renderHook(useAttention);
  await waitFor(() => {
    expect(result.current.items).toHaveLength(count);
  });
  return () => result.current;
}

function needing(position: number, change: ReturnType<typeof putIn>) {
  return { position, opId: id(position), recordId: change.wineId, change, createdAt: position };
}
