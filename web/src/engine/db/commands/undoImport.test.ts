import "fake-indexeddb/auto";
import {
  type Change,
  eventBodyOf,
  eventBodySchema,
  type Place,
  placeBodySchema,
  plainLot,
  type WineEvent,
  type Wish,
  wishBodySchema,
  NOT_RECORDED,
} from "sync-protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aBody, aRow, id } from "../../../rules/testBuilders.ts";
import { type CellarDatabase, openCellarDatabase } from "../CellarDatabase.ts";
import { prepareCellar } from "../opening/prepareCellar.ts";
import { presentPlaces } from "../presentPlaces.ts";
import { presentWine } from "../presentWine.ts";
import { preparePush } from "../push-pull/preparePush.ts";
import { readEvents } from "../queries/readEvents.ts";
import { readWishes } from "../queries/watchWishes.ts";
import { readEventIds } from "../takenIds.ts";
import { editEvent, recordEvent } from "./eventCommands.ts";
import { importWines } from "./importWines.ts";
import { undoImport } from "./undoImport.ts";
import { editWine, recordChange } from "./wineCommands.ts";
import { putWish, putWishAs } from "./wishCommands.ts";

const IMPORT = id(77);

let cellar: CellarDatabase;

beforeEach(async () => {
  cellar = openCellarDatabase(crypto.randomUUID());
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  await cellar.state.update("sync", { epoch: "first", cursor: 1 });
});

afterEach(async () => {
  await cellar.delete();
});

// Spec 10.65
test.each(["before anything was sent", "once it was sent"])(
  "undoing an import %s removes all its wines, events and places",
  async (when) => {
    await write({ changes: creates(2), events: [aTasting(1)], places: [ROOM, RACK] });
    if (when === "once it was sent") await preparePush(cellar, 0);

    const undone = await undoImport(cellar, IMPORT, context());

    expect(undone).toEqual({ removed: 2, used: 0, restored: 0, events: 1 });
    expect(await present(1)).toBeUndefined();
    expect(await readEvents(cellar)).toEqual([]);
    expect([...(await presentPlaces(cellar)).values()].filter((one) => !one.deleted)).toEqual([]);
    expect(await undoImport(cellar, IMPORT, context())).toMatchObject({ removed: 0 });
  },
);

test("[T1] undoing an import removes its wishes unless edited since", async () => {
  const [one, other] = [aWish(1), aWish(2)];
  await putWishAs(cellar, { ...one, note: "Here" }, context());

  await write({ changes: creates(1), wishes: [one, other, aWish(3)] });

  expect(await readWishes(cellar)).toEqual([aWish(3), other, { ...one, note: "Here" }]);
  await putWish(cellar, { seen: other, body: { ...other, note: "Two" } }, context());
  await undoImport(cellar, IMPORT, context());
  expect(await readWishes(cellar)).toEqual([
    { ...other, note: "Two" },
    { ...one, note: "Here" },
  ]);
});

// Spec 10.65
test("undoing an import keeps and counts wines used since", async () => {
  await write({ changes: creates(2), events: [aTasting(1)], places: [ROOM, RACK] });
  const body = { kind: "tasted", day: "2026-05-02" } as const;
  await recordEvent(cellar, { wineId: id(1), body }, context());

  const undone = await undoImport(cellar, IMPORT, context());

  expect(undone).toMatchObject({ removed: 1, used: 1 });
  expect(await present(1)).toMatchObject({ id: id(1) });
  expect(await present(2)).toBeUndefined();
  const left = [...(await presentPlaces(cellar)).values()].filter((one) => !one.deleted);
  expect(left.map((place) => place.id)).toEqual([ROOM.id, RACK.id]);
  expect((await readEvents(cellar)).map(({ kind }) => kind).sort()).toEqual(["added", "tasted"]);
});

test("undoing an import keeps details that the user added to imported events", async () => {
  await write({ changes: creates(3), events: [aTasting(1)], places: [] });
  const events = await readEvents(cellar);
  const tasted = events.find(({ kind }) => kind === "tasted");
  const added = events.find(({ kind, wineId }) => kind === "added" && wineId === id(2));
  for (const seen of [tasted, added]) {
    if (!seen) throw new Error("An event is missing");
    await editEvent(cellar, { seen, body: { ...eventBodyOf(seen), company: "Bo" } }, context());
  }

  const undone = await undoImport(cellar, IMPORT, context());

  expect(undone).toMatchObject({ removed: 1, used: 2 });
  expect(await readEvents(cellar)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: tasted?.id, company: "Bo", note: "Fine" }),
      expect.objectContaining({ id: added?.id, company: "Bo" }),
    ]),
  );
});

// Spec 10.108
test("[H9] an import with purchase dates can be undone and repeated", async () => {
  const lots = ["2018-03-04", "2021-05-06", null].map((boughtOn, at) => ({
    ...plainLot(id(700 + at), 2),
    boughtOn,
  }));
  const changes: Change[] = [
    { kind: "create", wineId: id(1), bottleId: id(700), body: { ...aBody(), quantity: 6, lots } },
  ];
  await write({ changes });
  const came = await readEvents(cellar);

  expect(came.map(({ day, isDateUnknown }) => ({ day, isDateUnknown }))).toEqual([
    { day: "2026-06-01", isDateUnknown: true },
    { day: "2021-05-06", isDateUnknown: false },
    { day: "2018-03-04", isDateUnknown: false },
  ]);
  expect(new Set(came.map(({ importId }) => importId))).toEqual(new Set([IMPORT]));
  expect(await undoImport(cellar, IMPORT, context())).toMatchObject({ removed: 1, used: 0 });
  expect(await present(1)).toBeUndefined();
  expect(await readEvents(cellar)).toEqual([]);

  await write({ changes }, id(78));
  expect((await readEvents(cellar)).map(({ day }) => day)).toEqual(came.map(({ day }) => day));
});

test("[H9] undoing an import keeps a wine to which bottles were added", async () => {
  await write({ changes: creates(1) });
  const change = { kind: "add-bottles", wineId: id(1), quantity: 1 } as const;
  await recordChange(cellar, change, context());

  expect(await undoImport(cellar, IMPORT, context())).toMatchObject({ removed: 0, used: 1 });
});

test("after an undone import, importing again keeps an event edited since", async () => {
  const drank: WineEvent = { ...aTasting(1), kind: "drank", bottles: -1, isUncounted: false };
  await write({ changes: creates(1), events: [drank] });
  await recordEvent(
    cellar,
    { wineId: id(1), body: { kind: "tasted", day: "2026-05-02" } },
    context(),
  );
  await undoImport(cellar, IMPORT, context());
  const seen = (await readEvents(cellar)).find((event) => event.id === drank.id);
  if (!seen) throw new Error("The event is gone");
  await editEvent(cellar, { seen, body: { ...eventBodyOf(seen), note: "Ours" } }, context());

  await write({ changes: [], events: [drank] }, id(78));

  expect(await readEvents(cellar)).toContainEqual(expect.objectContaining({ note: "Ours" }));
});

test("undoing an import keeps a wine that has got a photo since", async () => {
  const [first, second] = creates(2);
  if (first?.kind !== "create" || !second) throw new Error("Nothing comes");
  const pictured = { ...first, body: { ...first.body, photoUrl: `/objects/uploads/${id(500)}` } };
  await write({ changes: [pictured, second] });
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff]).buffer;
  await cellar.photos.add({ id: id(600), recordId: id(2), jpeg, keptAt: 1000, replaces: null });

  expect(await undoImport(cellar, IMPORT, context())).toMatchObject({ removed: 1, used: 1 });

  expect(await present(1)).toBeUndefined();
  expect(await present(2)).toMatchObject({ id: id(2) });
});

test("undoing an import keeps a place that was renamed since", async () => {
  await write({ changes: creates(1), places: [ROOM, RACK] });
  await cellar.places.put({ ...RACK, name: "Ours", seq: 5, deleted: false });
  await cellar.outbox.where("recordId").equals(RACK.id).delete();

  await undoImport(cellar, IMPORT, context());

  const left = [...(await presentPlaces(cellar)).values()].filter((one) => !one.deleted);
  expect(left.map(({ name }) => name).sort()).toEqual(["Home", "Ours"]);
});

// Spec 10.107
test("repeating an undone import restores its wines, places and events", async () => {
  await write({ changes: creates(2), events: [aTasting(1)], places: [ROOM] });
  const before = await readEvents(cellar);
  await undoImport(cellar, IMPORT, context());
  expect(await readEventIds(cellar)).not.toContain(aTasting(1).id);

  await write({ changes: creates(2), events: [aTasting(1)], places: [ROOM] }, id(78));

  expect(await present(1)).toMatchObject({ id: id(1), isArchived: false });
  const comparable = (events: typeof before) =>
    events.map(({ kind, wineId }) => `${kind} ${wineId}`).sort();
  expect(comparable(await readEvents(cellar))).toEqual(comparable(before));
});

test("undoing an import restores the fields it changed, keeps later edits", async () => {
  const row = aRow({ userId: cellar.userId, notes: "Before.", region: "Piedmont" });
  await cellar.wines.put(row);
  const body = aBody({ notes: "From the file.", region: "Langhe" });
  const base = { notes: "Before.", region: "Piedmont" };
  await write({ changes: [{ kind: "edit", wineId: row.id, body, base }] });
  const seen = await present(1);
  if (!seen) throw new Error("The wine is gone");
  await editWine(cellar, { seen, body: { ...body, name: "Ours" }, photo: undefined }, context());

  expect(await undoImport(cellar, IMPORT, context())).toMatchObject({ restored: 1, removed: 0 });

  expect(await present(1)).toMatchObject({ name: "Ours", notes: "Before.", region: "Piedmont" });
});

test("[H3] undoing an import removes bottles it added to existing wines", async () => {
  const row = aRow({ userId: cellar.userId, quantity: 3 });
  await cellar.wines.put(row);
  const body = aBody({ quantity: 8 });
  await write({ changes: [{ kind: "edit", wineId: row.id, body, base: { quantity: 3 } }] });
  expect(await readEvents(cellar)).toMatchObject([{ bottles: 5 }]);
  await preparePush(cellar, 0);

  await undoImport(cellar, IMPORT, context());

  expect((await present(1))?.quantity).toBe(3);
  expect(await readEvents(cellar)).toEqual([]);
});

const ROOM: Place = { id: id(900), ...placeBodySchema.parse({ name: "Home", kind: "room" }) };
const RACK: Place = {
  id: id(901),
  ...placeBodySchema.parse({ name: "Rack", kind: "rack", parentId: ROOM.id }),
};

function creates(count: number): readonly Change[] {
  return Array.from({ length: count }, (_, n) => {
    const bottleId = id(n + 10_001);
    const lot = { ...plainLot(bottleId, 3), placeId: RACK.id };
    const body = aBody({ name: `Wine ${String(n + 1)}`, quantity: 3, lots: [lot] });
    return { kind: "create", wineId: id(n + 1), bottleId, body };
  });
}

function aTasting(n: number): WineEvent {
  const body = eventBodySchema.parse({ kind: "tasted", day: "2026-05-01", note: "Fine" });
  return {
    ...body,
    ...NOT_RECORDED,
    id: id(500 + n),
    wineId: id(1),
    lotId: null,
    bottles: 0,
    isUncounted: true,
  };
}

function aWish(n: number): Wish {
  return { ...wishBodySchema.parse({ name: `Wish ${String(n)}` }), id: id(n) };
}

function write(
  contents: {
    readonly changes: readonly Change[];
    readonly events?: readonly WineEvent[];
    readonly places?: readonly Place[];
    readonly wishes?: readonly Wish[];
  },
  importId = IMPORT,
) {
  const { changes, events = [], places = [], wishes = [] } = contents;
  const order = { id: importId, title: "list.csv", changes, photos: new Map(), places, events };
  const watch = { signal: new AbortController().signal, onProgress: () => undefined };
  return importWines(
    cellar,
    { ...order, fullHistoryIds: new Set(), updated: [], wishes, removedBottles: new Map() },
    context(),
    watch,
  );
}

function context() {
  return { now: Date.UTC(2026, 5, 1, 12), newId: () => crypto.randomUUID() };
}

async function present(n: number) {
  return (await presentWine(cellar, id(n))).present;
}
