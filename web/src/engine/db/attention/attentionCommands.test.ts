import "fake-indexeddb/auto";
import { type CellarChange, recordIdOf } from "sync-protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Finding, newEntry } from "../../outbox/outbox.ts";
import { aBody, aCreate, anEdit, aRow, aWine, id, putIn } from "../../../rules/testBuilders.ts";
import { type CellarDatabase, openCellarDatabase } from "../CellarDatabase.ts";
import { keptPhotosOf } from "../photos/photoKeys.ts";
import { prepareCellar } from "../opening/prepareCellar.ts";
import { presentWine } from "../presentWine.ts";
import { countUnsent } from "../queries/unsent.ts";
import { correctAttention, retryAttention } from "./attentionCommands.ts";

const REFUSED: Finding = {
  kind: "refused",
  refusal: { status: 400, code: "invalid", error: "Vintage must be 2026 or earlier" },
};
const newId = () => crypto.randomUUID();
const context = { now: 1000, newId };

let cellar: CellarDatabase;

beforeEach(async () => {
  cellar = openCellarDatabase(crypto.randomUUID());
  await prepareCellar(cellar, { notes: [], newId });
});

afterEach(async () => {
  await cellar.delete();
});

test("[S4] a corrected create keeps its ids, photo and dependent changes", async () => {
  await needs(1, aCreate(id(1), { vintage: 2099 }), REFUSED);
  await needs(2, putIn(2), { kind: "dependant", of: id(1) });
  await cellar.photos.add({ id: id(50), recordId: id(1), jpeg: new ArrayBuffer(1), keptAt: 0 });

  const body = aBody({ vintage: 2019 });
  const outcome = await correctAttention(
    cellar,
    id(1),
    { seen: undefined, body, photo: undefined },
    context,
  );

  expect(outcome).toMatchObject({ kind: "done", wine: { id: id(1), bottleId: id(1001) } });
  expect((await presentWine(cellar, id(1))).present).toMatchObject({ vintage: 2019, quantity: 8 });
  expect(await cellar.attention.count()).toBe(0);
  expect(await keptPhotosOf(cellar, id(1))).toHaveLength(1);
});

// Spec 10.101
test("[S4] correcting a create updates the event id in dependent changes", async () => {
  await needs(1, aCreate(id(1), { vintage: 2099 }), REFUSED);
  await needs(2, { kind: "remove-event", eventId: id(1) }, { kind: "dependant", of: id(1) });

  const correction = { seen: undefined, body: aBody(), photo: undefined };
  await correctAttention(cellar, id(1), correction, context);

  const [create, said] = await cellar.outbox.orderBy("position").toArray();
  expect(said?.change).toEqual({ kind: "remove-event", eventId: create?.opId });
});

// Spec 10.101
test("[S4] retrying a change updates the event id in dependent changes", async () => {
  await needs(1, putIn(1), REFUSED);
  await needs(2, { kind: "remove-event", eventId: id(1) }, { kind: "dependant", of: id(1) });

  await retryAttention(cellar, id(2), context);

  const [bottles, said] = await cellar.outbox.orderBy("position").toArray();
  expect(bottles?.change).toEqual(putIn(1));
  expect(said?.change).toEqual({ kind: "remove-event", eventId: bottles?.opId });
});

test("[M1] a corrected edit's base is the wine shown in the form", async () => {
  const seen = aWine({ userId: cellar.userId, region: "Langhe" });
  await cellar.wines.put(aRow(seen));
  await needs(1, anEdit({ vintage: 2016 }, { vintage: 2099 }), REFUSED);

  const body = aBody({ region: "Langhe", vintage: 2015 });
  await correctAttention(cellar, id(1), { seen, body, photo: undefined }, context);

  expect(await changes()).toMatchObject([{ kind: "edit", base: { vintage: 2016 }, body }]);
  expect(await cellar.attention.count()).toBe(0);
});

test("a correction that matches the server's values sends no change", async () => {
  const seen = aWine({ userId: cellar.userId });
  await cellar.wines.put(aRow(seen));
  await needs(1, anEdit({ vintage: 2016 }, { vintage: 2099 }), REFUSED);

  await correctAttention(cellar, id(1), { seen, body: aBody(), photo: undefined }, context);

  expect(await changes()).toEqual([]);
  expect(await cellar.attention.count()).toBe(0);
});

test("[O6] a create that is still in flight cannot be corrected", async () => {
  await needs(1, aCreate(), REFUSED);
  await cellar.outbox.add({
    opId: id(1),
    opNo: 1,
    recordId: id(1),
    change: { kind: "noop" },
    createdAt: 0,
    attempts: 0,
    nextAttemptAt: 0,
    appliedSeq: undefined,
  });

  const correction = { seen: undefined, body: aBody(), photo: undefined };
  const outcome = await correctAttention(cellar, id(1), correction, context);

  expect(outcome).toMatchObject({ kind: "refused", refusal: { code: "still_sent" } });
  expect(await cellar.attention.count()).toBe(1);
});

test("[M3] restoring replaced values of a missing wine is refused", async () => {
  await needs(1, anEdit({ name: "Theirs" }, {}), { kind: "overwrote", values: { name: "Theirs" } });

  const refusal = await retryAttention(cellar, id(1), context);

  expect(refusal).toEqual({ code: "not_found", what: "wine" });
  expect(await cellar.attention.count()).toBe(1);
});

test("[O6] a change in flight cannot be retried", async () => {
  await needs(1, aCreate(), REFUSED);
  await cellar.outbox.add(newEntry(putIn(1), { opId: id(1), now: 0 }));

  const refusal = await retryAttention(cellar, id(1), context);

  expect(refusal).toEqual({ code: "still_sent" });
  expect(await cellar.attention.count()).toBe(1);
});

test("the unsent count includes refused changes and photos, not applied changes", async () => {
  await needs(1, putIn(1), REFUSED);
  await needs(2, putIn(1), { kind: "overwrote", values: { name: "Theirs" } });
  await cellar.photos.add({
    id: id(50),
    recordId: id(1),
    jpeg: new ArrayBuffer(1),
    keptAt: 0,
    refusal: { status: 415, code: "invalid", error: "No picture" },
  });

  expect(await countUnsent(cellar)).toBe(2);
});

async function needs(position: number, change: CellarChange, finding: Finding) {
  const wineId = recordIdOf(change);
  await cellar.attention.add({
    position,
    opId: id(position),
    recordId: wineId,
    change,
    createdAt: position,
    finding,
  });
}

async function changes() {
  return (await cellar.outbox.toArray()).map(({ change }) => change);
}
