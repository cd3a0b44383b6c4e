import "fake-indexeddb/auto";
import type { GivenPlaceBody, Place } from "sync-protocol";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type CellarDatabase, openCellarDatabase } from "../db/CellarDatabase.ts";
import { putPlace } from "../db/commands/placeCommands.ts";
import { prepareCellar } from "../db/opening/prepareCellar.ts";
import { presentPlaces } from "../db/presentPlaces.ts";
import { livingPlaces } from "../view/placesView.ts";
import { drain } from "./drain.ts";
import { memoryServer, type MemoryServer } from "./test/memoryServer.ts";

const newId = () => crypto.randomUUID();

let cellar: CellarDatabase;
let server: MemoryServer;

beforeEach(async () => {
  const userId = newId();
  server = memoryServer(userId);
  cellar = openCellarDatabase(userId);
  await prepareCellar(cellar, { notes: [], newId });
});

afterEach(async () => {
  await cellar.delete();
});

// Spec 10.32
test("[G4] a place renamed here stays when another device removes its parent place", async () => {
  const house = await put({ name: "House" });
  const rack = await put({ name: "Rack", parentId: house.id });
  await drained();

  server.change({ kind: "remove-place", placeId: house.id });
  await put({ ...rack, name: "Rack B" }, rack);
  await drained();

  expect(await places()).toEqual([{ ...rack, name: "Rack B", parentId: house.id }]);
  expect(server.places.get(rack.id)).toMatchObject({ name: "Rack B", parentId: house.id });
  expect(await cellar.outbox.count()).toBe(0);
});

test("[S2] a new place shows exactly once despite lost messages", async () => {
  server.pageSize = 1;
  server.faults.push("answer lost", undefined, "answer lost");
  const house = await put({ name: "House" });

  for (let tries = 0; tries < 3; tries += 1) {
    await drained();
    expect(await places()).toEqual([house]);
  }

  expect(server.ran).toHaveLength(1);
  expect(await cellar.outbox.count()).toBe(0);
});

// Spec 10.32
test("[G2] [S3] a place that would contain itself is refused and needs attention", async () => {
  const [one, other] = [await put({ name: "One" }), await put({ name: "Other" })];
  await drained();

  server.change({
    kind: "put-place",
    placeId: one.id,
    body: { ...one, parentId: other.id },
    base: { parentId: null },
  });
  await put({ ...other, parentId: one.id }, other);
  await drained();

  expect(await cellar.attention.toArray()).toMatchObject([
    { change: { placeId: other.id }, finding: { kind: "refused", refusal: { code: "invalid" } } },
  ]);
  expect(await places()).toEqual([{ ...one, parentId: other.id }, other]);
});

async function put(body: GivenPlaceBody, seen?: Place): Promise<Place> {
  const outcome = await putPlace(cellar, { seen, body }, { now: 0, newId });
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
  return outcome.place;
}

async function places(): Promise<readonly Place[]> {
  return [...livingPlaces(await presentPlaces(cellar)).values()].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
}

function drained() {
  return drain(cellar, { server, now: () => 0, random: () => 0.5, newId });
}
