// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { renderHook } from "@testing-library/react";
import type { Role } from "sync-protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  aBody,
  aCreate,
  anEntry,
  anEvent,
  aRow,
  id,
  takeOut,
} from "../../../rules/testBuilders.ts";
import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import { cellarOf } from "../../db/cellars.ts";
import { prepareCellar } from "../../db/opening/prepareCellar.ts";
import { storeIdOf } from "../../db/storeId.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { useEventCommands } from "../cellar/useEvents.ts";
import { usePlaceCommands } from "../cellar/usePlaces.ts";
import { useAttention } from "../status/useAttention.ts";
import { closeShared, openShared, SHARED_CELLAR_ID } from "../test/openShared.ts";
import { archiveMany, bringBack, changeMany, removeMany } from "./manyCommands.ts";
import { rateEvent } from "./rateEvent.ts";
import { useCommands } from "./useCommands.ts";
import { takeBackImport, writeImport } from "./useImports.ts";
import { useOpenedCommands } from "./useOpenedCommands.ts";

const REFUSED = { kind: "refused", refusal: { code: "insufficient_role" } };
const SENTENCE = "You can only look at this cellar. Its owner can make you an editor.";

const OPENED = { id: id(70), lotId: null, day: "2026-01-01", keeping: "gas" } as const;
const CORRECTION = { seen: undefined, body: aBody(), photo: undefined };
const PLACE = { name: "Kitchen", parentId: null, kind: "other" } as const;

const WATCH = { onProgress: () => undefined, signal: new AbortController().signal };

let cellar: CellarDatabase;

beforeEach(async () => {
  const user = { id: crypto.randomUUID(), email: "anna@example.org" };
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  openShared("viewer");
  cellar = cellarOf(storeIdOf({ userId: user.id, cellarId: SHARED_CELLAR_ID }));
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  await cellar.wines.put(aRow({ userId: SHARED_CELLAR_ID }));
  await cellar.events.put({ ...anEvent(1, { id: id(60) }), seq: 2, deleted: false });
});

afterEach(() => {
  closeShared();
  sessionStore.setState({ kind: "signedOut" }, true);
});

test.each<[string, () => Promise<unknown>]>([
  ["adding a wine", () => commands().addWine(aBody())],
  ["editing a wine", async () => commands().editWine(await wine(), aBody({ name: "Barbera" }))],
  ["correcting", () => commands().correct(id(50), CORRECTION)],
  ["archiving", () => commands().archiveWine(id(1))],
  ["unarchiving", () => commands().unarchiveWine(id(1))],
  ["removing a wine", () => commands().removeWine(id(1))],
  ["restoring a wine", () => commands().restoreWine(id(1))],
  ["adding bottles", () => commands().addBottles(id(1), 1)],
  ["taking bottles", () => commands().removeBottles(id(1), 1)],
  ["unarchiving with an edit", async () => bringBack(await wine(), aBody({ name: "Barbera" }))],
  ["opening a bottle", () => opened().openBottle(id(1), OPENED)],
  ["closing a bottle", () => opened().closeBottle(id(1), OPENED.id)],
  ["finishing a bottle", () => opened().finishBottle(id(1), OPENED.id)],
  ["adding a place", () => places().putPlace(PLACE)],
  ["removing a place", () => places().removePlace(id(80))],
  ["removing an entry", () => events().removeEvent(id(60))],
  ["rating a bottle", () => rateEvent({ wineId: id(1), eventId: id(60), stars: 4, scale: 20 })],
])("[C3] a viewer's device refuses %s", async (_, command) => {
  expect(await command()).toEqual(REFUSED);
  expect(await cellar.outbox.count()).toBe(0);
});

test.each<[string, () => Promise<unknown>]>([
  ["archiving many", () => archiveMany([id(1)], "archive")],
  ["removing many", () => removeMany([id(1)], "remove")],
  ["editing many", () => changeMany([id(1)], () => aBody({ name: "Barbera" }))],
  ["an import", () => writeImport(anImport(), WATCH)],
  ["undoing an import", () => takeBackImport(id(90))],
])("[C3] a viewer's device refuses %s and says why", async (_, command) => {
  await expect(command()).rejects.toThrow(SENTENCE);
  expect(await cellar.outbox.count()).toBe(0);
});

test("[C3] a viewer cannot undo changes they made as an editor", async () => {
  openShared("editor");
  const taken = await commands().removeBottles(id(1), 1);
  const many = await archiveMany([id(1)], "archive");
  const before = await cellar.outbox.toArray();
  openShared("viewer");

  if (taken.kind === "done") await expect(taken.undo()).rejects.toThrow(SENTENCE);
  await expect(many.undo()).rejects.toThrow(SENTENCE);

  expect(before).toHaveLength(2);
  expect(await cellar.outbox.toArray()).toEqual(before);
});

test("[C3] a viewer can discard a refused change but not retry it", async () => {
  const refusal = { status: 403, code: "insufficient_role", error: SENTENCE };
  const change = takeOut(1);
  const entry = { ...anEntry({ opId: id(50), change }), position: 1, change };
  await cellar.attention.put({ ...entry, finding: { kind: "refused", refusal } });
  const { retry, discard } = renderHook(useAttention).result.current;
  const item = { ...ITEM, id: id(50) };

  expect(await retry(item)).toMatchObject({ error: SENTENCE });
  expect(await cellar.attention.count()).toBe(1);
  await discard(item);
  expect(await cellar.attention.count()).toBe(0);
  expect(await cellar.outbox.count()).toBe(0);
});

test.each<Role>(["owner", "editor"])("[C3] an %s can change a shared cellar", async (role) => {
  openShared(role);

  expect(await commands().removeBottles(id(1), 1)).toMatchObject({ kind: "done" });
});

const ITEM = {
  kind: "refused",
  sentence: "",
  reason: "",
  canRetry: true,
  differences: [],
  revision: undefined,
  dependants: [],
  createdAt: 0,
} as const;

async function wine() {
  const row = await cellar.wines.get(id(1));
  if (!row) throw new Error("The wine is missing");
  return row;
}

const commands = () => renderHook(useCommands).result.current;
const opened = () => renderHook(useOpenedCommands).result.current;
const places = () => renderHook(usePlaceCommands).result.current;
const events = () => renderHook(useEventCommands).result.current;

function anImport() {
  return {
    title: "wines.csv",
    changes: [aCreate(id(9))],
    places: [],
    wishes: [],
    photos: [],
    events: [],
    fullHistoryIds: new Set<string>(),
    removedBottles: new Map<string, number>(),
    updated: [],
  };
}
