import "fake-indexeddb/auto";
import { wineBodyOf } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aRow, id } from "../../rules/testBuilders.ts";
import { type CellarDatabase, openCellarDatabase } from "../CellarDatabase.ts";
import { prepareCellar } from "../opening/prepareCellar.ts";
import { presentWine } from "../presentWine.ts";
import { sealPush } from "../push-pull/sealPush.ts";
import { editMany, recordMany } from "./manyCommands.ts";

const WINES = [id(1), id(2), id(3)];

let cellar: CellarDatabase;

beforeEach(async () => {
  cellar = openCellarDatabase(crypto.randomUUID());
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  await cellar.state.update("sync", { epoch: "first", cursor: 3 });
  await cellar.wines.bulkPut(
    WINES.map((wineId, index) => aRow({ id: wineId, userId: cellar.userId, seq: index + 1 })),
  );
});

afterEach(async () => {
  vi.restoreAllMocks();
  await cellar.delete();
});

test("many wines are archived, each by a change of its own, and one undo brings all back", async () => {
  const { done, refused, undo } = await recordMany(cellar, WINES, "archive", occasion());

  expect(done.map(({ isArchived }) => isArchived)).toEqual([true, true, true]);
  expect(refused).toEqual([]);
  expect(await kinds()).toEqual(["archive", "archive", "archive"]);

  await undo();
  expect(await kinds()).toEqual([]);
});

test("where the store fails amid them, nothing was done", async () => {
  const add = cellar.outbox.add.bind(cellar.outbox);
  const failing = vi.spyOn(cellar.outbox, "add");
  failing.mockImplementationOnce(add).mockImplementationOnce(() => {
    throw new Error("The disk is full");
  });

  await expect(recordMany(cellar, WINES, "archive", occasion())).rejects.toThrow("disk is full");

  expect(await kinds()).toEqual([]);
});

test("what has been sent meanwhile is undone by changes that follow it", async () => {
  const { undo } = await recordMany(cellar, WINES, "archive", occasion());
  await sealPush(cellar, 2_000);

  await undo();
  await undo();

  expect(await kinds()).toEqual([
    "archive",
    "archive",
    "archive",
    "unarchive",
    "unarchive",
    "unarchive",
  ]);
});

test("[W8] what is refused of one wine is told by name, and the others are done", async () => {
  await cellar.wines.update(id(2), { drinkFrom: 2040 });

  const outcome = await editMany(
    cellar,
    [...WINES, id(9)],
    (wine) => ({ ...wineBodyOf(wine), drinkTo: 2030 }),
    occasion(),
  );

  expect(outcome.done.map((wine) => wine.id)).toEqual([id(1), id(3)]);
  expect(outcome.refused).toMatchObject([
    { wineId: id(2), refusal: { code: "invalid" } },
    { wineId: id(9), refusal: { code: "not_found" } },
  ]);
  expect((await presentWine(cellar, id(1))).present?.drinkTo).toBe(2030);
  expect((await presentWine(cellar, id(2))).present?.drinkTo).toBeNull();
});

const occasion = () => ({ now: 1_000, newId: () => crypto.randomUUID() });

async function kinds(): Promise<readonly string[]> {
  const entries = await cellar.outbox.orderBy("position").toArray();
  return entries.map(({ change }) => change.kind);
}
