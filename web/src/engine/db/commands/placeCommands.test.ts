import "fake-indexeddb/auto";
import type { Place } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anEntry, id, takeOut } from "../../../rules/testBuilders.ts";
import { type CellarDatabase, openCellarDatabase } from "../CellarDatabase.ts";
import { prepareCellar } from "../opening/prepareCellar.ts";
import { preparePush } from "../push-pull/preparePush.ts";
import { presentPlaces } from "../presentPlaces.ts";
import { watchPlaces } from "../queries/watchPlaces.ts";
import { type PlaceCommandOutcome, putPlace, removePlace } from "./placeCommands.ts";

const RACK = { id: id(1), name: "Rack", parentId: null, kind: "rack" } as const;
const SIZES = { rows: 4, columns: 6, depth: null };

let cellar: CellarDatabase;

beforeEach(async () => {
  cellar = openCellarDatabase(crypto.randomUUID());
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  await cellar.state.update("sync", { epoch: "first", cursor: 1 });
  await cellar.places.put({ ...RACK, ...SIZES, seq: 1, deleted: false });
});

afterEach(async () => {
  await cellar.delete();
});

// Spec 10.32
test("[O1] a new place is immediately in the outbox and among places", async () => {
  const { place } = done(await put({ name: "House", kind: "room" }));

  expect(await changes()).toMatchObject([{ kind: "put-place", placeId: place.id }]);
  expect(await named("House")).toMatchObject({ kind: "room", parentId: null });
});

test("[G1] editing a place queues the former values of changed fields only", async () => {
  const seen = await rack();
  done(await put({ ...seen, name: "Rack B" }, seen));

  expect(await changes()).toMatchObject([{ placeId: RACK.id, base: { name: "Rack" } }]);
  expect(await named("Rack B")).toMatchObject(SIZES);
});

test("editing a place without changes queues no change", async () => {
  const seen = await rack();
  done(await put(seen, seen));

  expect(await changes()).toEqual([]);
});

test("[G2] moving a place into itself is refused at the parent field", async () => {
  const { place: shelf } = done(await put({ name: "Shelf", parentId: RACK.id }));
  const seen = await rack();

  expect(await put({ ...seen, parentId: shelf.id }, seen)).toMatchObject({
    kind: "refused",
    refusal: { code: "invalid", issues: [{ path: ["parentId"] }] },
  });
  expect(await changes()).toHaveLength(1);
});

test("an invalid name of a place is refused at its field", async () => {
  expect(await put({ name: " " })).toMatchObject({
    kind: "refused",
    refusal: { issues: [{ path: ["name"], message: "Name is required" }] },
  });
});

test("[G4] removing a place keeps the places inside it", async () => {
  done(await put({ name: "Shelf", parentId: RACK.id }));
  done(await removePlace(cellar, RACK.id, context()));

  expect(await named("Rack")).toBeUndefined();
  expect(await named("Shelf")).toMatchObject({ parentId: RACK.id });
});

// Spec 10.32
test("calling undo twice restores an unsent removed place once", async () => {
  const { undo } = done(await removePlace(cellar, RACK.id, context()));

  await undo();
  await undo();

  expect(await changes()).toEqual([]);
  expect(await named("Rack")).toBeDefined();
});

test.each<[string, () => Promise<PlaceCommandOutcome>, object]>([
  ["a removal", () => removePlace(cellar, RACK.id, context()), { name: "Rack", ...SIZES }],
  ["an edit", async () => put({ ...(await rack()), rows: 9 }, await rack()), { rows: 4 }],
])("undo restores a place after sending %s of the place", async (_, command, expected) => {
  const { undo } = done(await command());
  await preparePush(cellar, 0);

  await undo();

  expect(await changes()).toHaveLength(2);
  expect((await presentPlaces(cellar)).get(RACK.id)).toMatchObject({ ...expected, deleted: false });
});

test("undo removes a new place that was already sent", async () => {
  const { undo } = done(await put({ name: "House" }));
  await preparePush(cellar, 0);

  await undo();

  expect(await named("House")).toBeUndefined();
});

test("a watcher of places is called only when a place changes", async () => {
  const received: unknown[] = [];
  const stop = watchPlaces(cellar, {
    next: (places) => received.push(places),
    damaged: () => received.push("damaged"),
    error: (cause) => received.push(cause),
  });
  await vi.waitFor(() => {
    expect(received).toHaveLength(1);
  });

  await cellar.outbox.put(anEntry({ position: 1, change: takeOut(1) }));
  await put({ name: "House" });

  await vi.waitFor(() => {
    expect(received.at(-1)).toMatchObject({ size: 2 });
  });
  stop();
  expect(received).toHaveLength(2);
});

test("[D2] an unreadable place is reported and left out for watchers", async () => {
  await cellar.places.put(Object.assign({}, await rack(), { id: id(2), name: 7, seq: 2 }) as never);
  const damaged = vi.fn();
  const next = vi.fn();

  const stop = watchPlaces(cellar, { next, damaged, error: vi.fn() });

  await vi.waitFor(() => {
    expect(damaged).toHaveBeenCalled();
    expect(next).toHaveBeenLastCalledWith(expect.objectContaining({ size: 1 }));
  });
  stop();
});

function put(
  body: Parameters<typeof putPlace>[1]["body"],
  seen?: Place,
): Promise<PlaceCommandOutcome> {
  return putPlace(cellar, { seen, body }, context());
}

function context() {
  return { now: 1000, newId: () => crypto.randomUUID() };
}

async function rack(): Promise<Place> {
  const place = (await presentPlaces(cellar)).get(RACK.id);
  if (!place) throw new Error("There is no rack");
  return place;
}

async function named(name: string) {
  const places = [...(await presentPlaces(cellar)).values()];
  return places.find((place) => place.name === name && !place.deleted);
}

async function changes() {
  const outbox = await cellar.outbox.orderBy("position").toArray();
  return outbox.map(({ change }) => change);
}

function done(outcome: PlaceCommandOutcome) {
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
  return outcome;
}
