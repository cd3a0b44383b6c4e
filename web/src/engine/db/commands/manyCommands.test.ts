import "fake-indexeddb/auto";
import { wineBodyOf } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aRow, id } from "../../../rules/testBuilders.ts";
import { type CellarDatabase, openCellarDatabase } from "../CellarDatabase.ts";
import { prepareCellar } from "../opening/prepareCellar.ts";
import { presentWine } from "../presentWine.ts";
import { preparePush } from "../push-pull/preparePush.ts";
import { editAndUnarchive, editMany, recordMany } from "./manyCommands.ts";

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

test("one undo takes back the archiving of several wines", async () => {
  const { done, refused, undo } = await recordMany(cellar, WINES, "archive", context());

  expect(done.map(({ isArchived }) => isArchived)).toEqual([true, true, true]);
  expect(refused).toEqual([]);
  expect(await kinds()).toEqual(["archive", "archive", "archive"]);

  await undo();
  expect(await kinds()).toEqual([]);
});

// Spec 10.40
test("if the store fails during a command on several wines, none changes", async () => {
  const add = cellar.outbox.bulkAdd.bind(cellar.outbox);
  vi.spyOn(cellar.outbox, "bulkAdd").mockImplementationOnce((entries) =>
    add(entries).then(() => {
      throw new Error("The disk is full");
    }),
  );

  await expect(recordMany(cellar, WINES, "archive", context())).rejects.toThrow("disk is full");

  expect(await kinds()).toEqual([]);
});

test("undo reverts a sent command on several wines only once", async () => {
  const { undo } = await recordMany(cellar, WINES, "archive", context());
  await preparePush(cellar, 2_000);

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

test("[O7] after unsent archiving of several wines, undoing their unarchiving archives them", async () => {
  await recordMany(cellar, WINES, "archive", context());
  const { undo } = await recordMany(cellar, WINES, "unarchive", context());
  expect(await kinds()).toEqual(["unarchive", "unarchive", "unarchive"]);

  await undo();

  expect(await kinds()).toEqual(["archive", "archive", "archive"]);
});

// Spec 10.40
test("a command on more wines than one batch changes all wines", async () => {
  const many = Array.from({ length: 501 }, (_, n) => id(n + 1));
  await cellar.wines.bulkPut(many.map((wineId) => aRow({ id: wineId, userId: cellar.userId })));

  const { done, undo } = await recordMany(cellar, many, "remove", context());
  expect(done.map((wine) => wine.id)).toEqual(many);
  expect((await presentWine(cellar, id(501))).present).toBeUndefined();

  await undo();
  expect(await kinds()).toEqual([]);
});

test("[W8] an edit of several wines changes valid ones, reports refused ones", async () => {
  await cellar.wines.update(id(2), { drinkFrom: 2040 });

  const outcome = await editMany(
    cellar,
    [...WINES, id(9)],
    (wine) => ({ ...wineBodyOf(wine), drinkTo: 2030 }),
    context(),
  );

  expect(outcome.done.map((wine) => wine.id)).toEqual([id(1), id(3)]);
  expect(outcome.refused).toMatchObject([
    { wineId: id(2), refusal: { code: "invalid" } },
    { wineId: id(9), refusal: { code: "not_found" } },
  ]);
  expect((await presentWine(cellar, id(1))).present?.drinkTo).toBe(2030);
  expect((await presentWine(cellar, id(2))).present?.drinkTo).toBeNull();
});

// Spec 10.77
test("[O1] one undo reverts a wine's edit and unarchiving together", async () => {
  await cellar.wines.update(id(1), { isArchived: true });
  const { present } = await presentWine(cellar, id(1));
  if (!present) throw new Error("The wine is here");
  const body = { ...wineBodyOf(present), notes: "Bought again" };
  const editing = { seen: present, body, photo: undefined };

  const outcome = await editAndUnarchive(cellar, editing, context());
  expect(outcome).toMatchObject({ wine: { isArchived: false, notes: "Bought again" } });
  await preparePush(cellar, 2_000);
  if (outcome.kind === "done") await outcome.undo();

  expect((await presentWine(cellar, id(1))).present).toEqual(present);
});

test("a wine stays archived if its edit is refused", async () => {
  await cellar.wines.update(id(1), { isArchived: true, drinkFrom: 2040 });
  const { present } = await presentWine(cellar, id(1));
  if (!present) throw new Error("The wine is here");
  const body = { ...wineBodyOf(present), drinkTo: 2030 };

  const editing = { seen: present, body, photo: undefined };
  expect(await editAndUnarchive(cellar, editing, context())).toMatchObject({ kind: "refused" });

  expect(await kinds()).toEqual([]);
});

const context = () => ({ now: 1_000, newId: () => crypto.randomUUID() });

async function kinds(): Promise<readonly string[]> {
  const entries = await cellar.outbox.orderBy("position").toArray();
  return entries.map(({ change }) => change.kind);
}
