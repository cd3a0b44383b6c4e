import { randomUUID } from "node:crypto";
import { errorBodySchema, placeSchema } from "sync-protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Answer, type Client, startApp, type TestApp } from "../startApp.ts";

const RACK = { name: "Rack B", kind: "rack", rows: 4, columns: 6 };

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.stop());

test("[G1] a place can be created, replaced, edited and listed", async () => {
  const person = await app.signedUp();

  const made = await person.post("/api/places", RACK);
  expect(made.status).toBe(201);
  const rack = placeIn(made);
  expect(rack).toMatchObject({ ...RACK, parentId: null, depth: null });

  const path = `/api/places/${rack.id}`;
  expect(placeIn(await person.put(path, { name: "Rack C" }))).toMatchObject({
    name: "Rack C",
    kind: "other",
    rows: null,
  });
  const seen = { ...rack, name: "Seen" };
  const edit = { ...seen, name: "Rack D", rows: 9, base: { name: "Seen" } };
  expect(placeIn(await person.put(path, edit))).toMatchObject({ name: "Rack D", rows: null });

  const own = randomUUID();
  await person.put(`/api/places/${own}`, { name: "House" });
  expect((await list(person)).map(({ name }) => name)).toEqual(["Rack D", "House"]);
  expect(await list(await app.signedUp())).toEqual([]);
});

test("[G2] [G3] an invalid place and a change of a removed place are refused", async () => {
  const person = await app.signedUp();
  const { id } = placeIn(await person.post("/api/places", RACK));
  const path = `/api/places/${id}`;

  const inside = await person.put(path, { ...RACK, parentId: id });
  expect(inside.status).toBe(400);
  expect(inside.read(errorBodySchema).issues).toEqual([
    { path: ["parentId"], message: "A place cannot be inside itself" },
  ]);
  expect((await person.post("/api/places", { name: "" })).status).toBe(400);

  expect(placeIn(await person.post(`${path}/remove`))).toMatchObject({ id, name: "Rack B" });
  expect((await person.post(`${path}/remove`)).status).toBe(200);
  expect(await list(person)).toEqual([]);
  expect((await person.put(path, { ...RACK, base: { name: "Rack B" } })).status).toBe(404);
  expect((await person.post(`/api/places/${randomUUID()}/remove`)).status).toBe(404);
});

test("[I1] [I3] a reused idempotency key creates no second place, refuses another body", async () => {
  const person = await app.signedUp();
  const keyed = (json: object) =>
    person.send("POST", "/api/places", { json, headers: { "idempotency-key": "rack" } });

  const first = placeIn(await keyed(RACK));
  expect(placeIn(await keyed(RACK))).toEqual(first);
  expect((await keyed({ name: "Shelf" })).status).toBe(422);
  expect(await list(person)).toEqual([first]);
});

test("[R1] a device receives a place that an API call added", async () => {
  const person = await app.signedUp();
  const place = placeIn(await person.post("/api/places", RACK));

  const page = await person.get("/api/sync/changes?since=0");

  expect(page.body).toMatchObject({ places: [{ ...place, seq: 1 }], cursor: 1 });
});

async function list(person: Client) {
  return (await person.get("/api/places")).read(z.array(placeSchema));
}

function placeIn(answer: Answer) {
  return answer.read(placeSchema);
}
