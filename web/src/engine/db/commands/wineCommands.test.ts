import "fake-indexeddb/auto";
import { lotSeenSchema, plainLot, type Wine, wineBodyOf } from "sync-protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aBody, aRow, id } from "../../../rules/testBuilders.ts";
import { type CellarDatabase, openCellarDatabase } from "../CellarDatabase.ts";
import { photosToSend } from "../photos/photosToSend.ts";
import { keptPhotosOf } from "../photos/photoKeys.ts";
import { attachPhoto } from "./attachPhoto.ts";
import { prepareCellar } from "../opening/prepareCellar.ts";
import { presentWine } from "../presentWine.ts";
import { renewIdentity } from "../push-pull/renewIdentity.ts";
import { preparePush } from "../push-pull/preparePush.ts";
import { readState } from "../syncState.ts";
import { addWine, countBottles, recordChange, editWine } from "./wineCommands.ts";
import type { CommandOutcome } from "./runCommand.ts";

const WINE = id(1);
const FIRST = { ...plainLot(aRow().bottleId, 2), position: "A1" };
const RACK = plainLot(id(2001), 1);
const JPEG = new Uint8Array([0xff, 0xd8, 0xff]).buffer;

let cellar: CellarDatabase;
let now: number;

beforeEach(async () => {
  cellar = openCellarDatabase(crypto.randomUUID());
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  await cellar.state.update("sync", { epoch: "first", cursor: 1 });
  await cellar.wines.put(aRow({ userId: cellar.userId, quantity: 3 }));
  now = 1000;
});

afterEach(async () => {
  await cellar.delete();
});

test("[O1] a command immediately changes the wine and queues the change", async () => {
  const { wine } = done(await takeOut(2));

  expect(wine).toMatchObject({ id: WINE, quantity: 1 });
  expect(await createdAt()).toEqual([1000]);
  expect(await changes()).toEqual([{ kind: "remove-bottles", wineId: WINE, quantity: 2 }]);
});

test("[O2] only a change written to an empty outbox is numbered immediately", async () => {
  await takeOutAtOnce(1);
  await takeOutAtOnce(1);

  expect(await opNos()).toEqual([1, undefined]);
  expect((await readState(cellar)).nextOpNo).toBe(2);
  const sealed = await preparePush(cellar, now);
  expect(sealed).toMatchObject({ request: { ops: [{ opNo: 1 }, { opNo: 2 }] } });
});

test("[O2] [O7] undoing a numbered change appends the inverse change", async () => {
  const { undo } = done(await takeOutAtOnce(1));
  await undo();

  expect(await changes()).toMatchObject([{ kind: "remove-bottles" }, { kind: "add-bottles" }]);
});

test("[W3] a refused change is not queued", async () => {
  const outcome = await takeOut(4);

  expect(outcome).toMatchObject({ kind: "refused", refusal: { code: "insufficient_quantity" } });
  expect(await changes()).toEqual([]);
});

test("[W3] removing more bottles than pending changes leave is refused", async () => {
  await takeOut(3);

  expect(await takeOut(1)).toMatchObject({ kind: "refused" });
});

test("[W4] archiving an archived wine queues no change", async () => {
  await change("archive");
  expect(done(await change("archive")).wine.isArchived).toBe(true);

  expect(await changes()).toHaveLength(1);
});

// Spec 10.92
test("[W9] [W10] a removed wine refuses changes until undo restores it", async () => {
  const removal = done(await change("remove"));

  expect(removal.wine).toMatchObject({ id: WINE, quantity: 3 });
  expect((await presentWine(cellar, WINE)).present).toBeUndefined();
  expect(await takeOut(1)).toMatchObject({ refusal: { code: "wine_removed" } });

  await removal.undo();
  expect((await presentWine(cellar, WINE)).present).toMatchObject({ quantity: 3 });
  expect(await changes()).toEqual([]);
});

test("[W9] undoing a sent removal sends one restore of the wine", async () => {
  const removal = done(await change("remove"));
  await preparePush(cellar, 1000);
  await removal.undo();
  await preparePush(cellar, 1000);
  expect((await presentWine(cellar, WINE)).present).toMatchObject({ quantity: 3 });

  const restoring = done(await change("restore"));
  await restoring.undo();
  expect((await changes()).map(({ kind }) => kind)).toEqual(["remove", "restore"]);
});

test("[W10] a wine's waiting photo is sent only after the wine's restore", async () => {
  await edit({}, JPEG);
  await cellar.wines.update(WINE, { deleted: true, removedAt: 900 });
  expect(await photosToSend(cellar)).toEqual([]);

  done(await change("restore"));
  expect(await photosToSend(cellar)).toHaveLength(1);
});

test("[W5] a new wine immediately has the ids that it keeps", async () => {
  const { wine } = done(await add({ name: " Riesling ", notes: "" }));

  expect(wine).toMatchObject({ name: "Riesling", notes: null, userId: cellar.userId });
  expect(await changes()).toMatchObject([
    { kind: "create", wineId: wine.id, bottleId: wine.bottleId },
  ]);
});

test("adding an invalid wine is refused and queues no change", async () => {
  expect(await add({ name: "" })).toMatchObject({
    kind: "refused",
    refusal: { code: "invalid", issues: [{ message: "Name is required" }] },
  });
  expect(await changes()).toEqual([]);
});

test("[O7] changes numbered under an earlier device id stay unchanged", async () => {
  const first = done(await change("archive"));
  await preparePush(cellar, now);
  const { deviceId } = await readState(cellar);
  await renewIdentity(cellar, { deviceId }, { deviceId: id(99), otherStore: false });

  await change("unarchive");
  expect(await changes()).toMatchObject([{ kind: "archive" }, { kind: "unarchive" }]);
  await first.undo();

  expect((await changes()).slice(0, 2)).toMatchObject([{ kind: "archive" }, { kind: "unarchive" }]);
});

test("[W6] changing a wine that does not exist is refused", async () => {
  const outcome = await recordChange(cellar, { kind: "archive", wineId: id(99) }, context());

  expect(outcome).toMatchObject({ kind: "refused", refusal: { code: "not_found" } });
});

test("[M1] an edit's base contains the former values of changed fields only", async () => {
  await edit({ name: "Cannubi", notes: "Tar" });

  expect(await changes()).toMatchObject([
    { kind: "edit", base: { name: "Barolo Cannubi", notes: null }, body: { name: "Cannubi" } },
  ]);
});

test("an edit without changes is not queued", async () => {
  done(await edit({}));

  expect(await changes()).toEqual([]);
});

test("[O7] consecutive unsent edits merge and keep the first edit's time", async () => {
  await edit({ name: "Cannubi" });
  now = 2000;
  const { wine } = done(await edit({ name: "Cannubi", region: "Langhe" }));

  expect(await changes()).toMatchObject([
    { kind: "edit", base: { name: "Barolo Cannubi", region: "Piedmont" } },
  ]);
  expect(wine).toMatchObject({ name: "Cannubi", region: "Langhe" });
  expect(await createdAt()).toEqual([1000]);
});

test("[O7] an edit with an op number does not merge with later edits", async () => {
  await edit({ name: "Cannubi" });
  await preparePush(cellar, now);
  await edit({ name: "Brezza Cannubi" });

  expect(await changes()).toHaveLength(2);
});

test("undo removes an unsent change from the outbox", async () => {
  const { undo } = done(await takeOut(1));

  await undo();

  expect(await changes()).toEqual([]);
});

test("undoing a sent change queues the inverse change", async () => {
  const { undo } = done(await takeOut(2));
  await preparePush(cellar, now);

  await undo();

  expect(await changes()).toMatchObject([
    { kind: "remove-bottles" },
    { kind: "add-bottles", quantity: 2 },
  ]);
});

test("[W9] undo of a sent new wine removes the wine", async () => {
  const { wine, undo } = done(await add({}));
  await preparePush(cellar, now);

  await undo();

  expect((await changes()).map(({ kind }) => kind)).toEqual(["create", "remove"]);
  expect((await presentWine(cellar, wine.id)).present).toBeUndefined();
});

test("[L3] undoing a sent removal returns the bottle to its lot", async () => {
  await cellar.wines.put(aRow({ userId: cellar.userId, quantity: 3, lots: [FIRST, RACK] }));
  const { wine, undo } = done(await takeOut(1, RACK.id));
  expect(wine).toMatchObject({ quantity: 2, lots: [FIRST, { id: RACK.id, bottles: 0 }] });
  await preparePush(cellar, now);

  await undo();

  expect(await changes()).toMatchObject([{}, { kind: "add-bottles", quantity: 1, lotId: RACK.id }]);
});

test("[L6] undo of a sent move moves the bottles back", async () => {
  await cellar.wines.put(aRow({ userId: cellar.userId, quantity: 3, lots: [FIRST, RACK] }));
  const to = lotSeenSchema.parse(RACK);
  const move = { kind: "move-bottles", wineId: WINE, from: FIRST.id, to, quantity: 2 } as const;
  const { undo } = done(await recordChange(cellar, move, context()));
  await preparePush(cellar, now);

  await undo();

  const { wine } = done(await change("archive"));
  expect(wine.lots).toEqual([FIRST, RACK]);
});

test("[L4] an edit of lots does not merge with a quantity edit", async () => {
  const row = aRow({ userId: cellar.userId, quantity: 3 });
  await cellar.wines.put(row);
  const { wine: seen } = done(await editTo(row, { quantity: 4 }));
  const lots = [{ ...FIRST, bottles: 4 }, RACK];
  const { wine } = done(await editTo(seen, { lots }));

  expect(wine).toMatchObject({ quantity: 5, lots });
  expect(await changes()).toHaveLength(2);
});

test("undo of a merged edit restores the earlier edit", async () => {
  await edit({ name: "Cannubi" });
  const { undo } = done(await edit({ name: "Cannubi", region: "Langhe" }));

  await undo();

  expect(await changes()).toMatchObject([{ base: { name: "Barolo Cannubi" } }]);
  expect(await changes()).not.toMatchObject([{ base: { region: "Piedmont" } }]);
});

test("undo of an edit keeps later edits", async () => {
  const { undo } = done(await edit({ name: "Cannubi" }));
  await preparePush(cellar, now);
  await edit({ name: "Cannubi", region: "Langhe" });

  await undo();

  const { wine } = done(await change("archive"));
  expect(wine).toMatchObject({ name: "Barolo Cannubi", region: "Langhe" });
});

test("calling undo twice reverts the change only once", async () => {
  await takeOut(1);
  const { undo } = done(await takeOut(1));

  await undo();
  await undo();

  const { wine } = done(await change("archive"));
  expect(wine.quantity).toBe(2);
});

test("an offline photo is kept with its wine and attached only once", async () => {
  const { wine } = done(await add({}, JPEG));
  const [photoId] = await photosToSend(cellar);
  expect(await keptPhotosOf(cellar, wine.id)).toEqual([{ id: photoId, path: undefined }]);
  const upload = { photoId: photoId!, photoUrl: `/objects/uploads/${id(500)}` };

  await attachPhoto(cellar, upload, context());
  await attachPhoto(cellar, upload, context());

  expect(await photosToSend(cellar)).toEqual([]);
  const edits = (await changes()).filter(({ kind }) => kind === "edit");
  expect(edits).toMatchObject([{ base: { photoUrl: null }, body: { photoUrl: upload.photoUrl } }]);
});

test("a photo replaced by a newer one before upload is not attached", async () => {
  await edit({}, JPEG);
  const [older] = await photosToSend(cellar);
  await edit({}, new Uint8Array([1]).buffer);

  const photoUrl = `/objects/uploads/${id(500)}`;
  await attachPhoto(cellar, { photoId: older!, photoUrl }, context());

  expect(await photosToSend(cellar)).toHaveLength(1);
  expect(await changes()).toEqual([]);
});

test("undoing the addition of a wine removes its waiting photo", async () => {
  const { undo } = done(await add({}, JPEG));

  await undo();

  expect(await cellar.photos.count()).toBe(0);
});

test("[L2] [L3] adding or taking bottles returns the id of the lot", async () => {
  const taken = await count("remove-bottles", RACK.id);
  await cellar.wines.put(aRow({ userId: cellar.userId, quantity: 3, lots: [FIRST, RACK] }));
  await cellar.outbox.clear();
  const fromRack = await count("remove-bottles", RACK.id);
  const fromFirst = await count("remove-bottles", RACK.id);
  const intoRack = await count("add-bottles", RACK.id);

  const used = [taken, fromRack, fromFirst, intoRack].map((outcome) => done(outcome).lotId);
  expect(used).toEqual([undefined, RACK.id, FIRST.id, RACK.id]);
  expect(await changes()).toMatchObject([
    { kind: "remove-bottles", lotId: RACK.id },
    { kind: "remove-bottles", lotId: FIRST.id },
    { kind: "add-bottles", lotId: RACK.id },
  ]);
});

test("a photo whose wine is not in the cellar is not uploaded", async () => {
  await add({}, JPEG);
  await cellar.outbox.clear();

  expect(await photosToSend(cellar)).toEqual([]);
});

function context() {
  return { now, newId: () => crypto.randomUUID() };
}

async function changes() {
  return (await cellar.outbox.orderBy("position").toArray()).map((entry) => entry.change);
}

async function opNos() {
  return (await cellar.outbox.orderBy("position").toArray()).map((entry) => entry.opNo);
}

async function createdAt() {
  return (await cellar.outbox.toArray()).map((entry) => entry.createdAt);
}

function done(outcome: CommandOutcome) {
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
  return outcome;
}

function takeOut(quantity: number, lotId?: string) {
  const named = lotId === undefined ? {} : { lotId };
  const change = { kind: "remove-bottles", wineId: WINE, quantity, ...named } as const;
  return recordChange(cellar, change, context());
}

function takeOutAtOnce(quantity: number) {
  const change = { kind: "remove-bottles", wineId: WINE, quantity } as const;
  return recordChange(cellar, change, { ...context(), isSentAtOnce: true });
}

function count(kind: "add-bottles" | "remove-bottles", preferred: string) {
  return countBottles(cellar, { kind, wineId: WINE, quantity: 1, preferred }, context());
}

function editTo(seen: Wine, values: Partial<Wine>) {
  const body = wineBodyOf({ ...seen, ...values });
  return editWine(cellar, { seen, body, photo: undefined }, context());
}

function change(kind: "archive" | "unarchive" | "remove" | "restore") {
  return recordChange(cellar, { kind, wineId: WINE }, context());
}

function add(values: object, photo?: ArrayBuffer) {
  return addWine(
    cellar,
    { body: { ...aBody(), ...values }, photo: photo && { jpeg: photo } },
    context(),
  );
}

async function edit(values: Partial<Wine>, photo?: ArrayBuffer) {
  const { wine: seen } = done(
    await editWine(
      cellar,
      { seen: { ...aRow({ quantity: 3 }) }, body: aBody({ quantity: 3 }), photo: undefined },
      context(),
    ),
  );
  const { name, region, notes, quantity } = { ...seen, ...values };
  const body = aBody({ name, region, notes, quantity });
  return editWine(cellar, { seen, body, photo: photo && { jpeg: photo } }, context());
}
