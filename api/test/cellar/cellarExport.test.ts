import { cellarExportSchema, placeSchema, wineSchema } from "sync-protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../startApp.ts";
import { BAROLO } from "./wineBodies.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.stop());

// Spec 10.52, 10.100
test("an export contains archived wines and places but no removed wines", async () => {
  const person = await app.signedUp();
  const add = async (name: string) =>
    (await person.post("/api/wines", { ...BAROLO, name })).read(wineSchema);
  const rack = (await person.post("/api/places", { name: "Rack A" })).read(placeSchema);
  const [kept, archived, removed] = [await add("Aloxe"), await add("Barolo"), await add("Chinon")];
  await person.post(`/api/wines/${archived.id}/archive`);
  await person.post(`/api/wines/${removed.id}/remove`);

  const answer = await person.get("/api/export");

  expect(answer.status).toBe(200);
  const { events } = answer.read(cellarExportSchema);
  expect(events.map(({ wineId, kind, bottles }) => [wineId, kind, bottles])).toEqual(
    [kept, archived, removed].map(({ id, quantity }) => [id, "added", quantity]),
  );
  expect(answer.read(cellarExportSchema)).toEqual({
    format: "wine-cellar",
    version: 2,
    exportedAt: expect.any(String) as string,
    wines: [kept, { ...archived, isArchived: true }],
    places: [rack],
    events,
    photos: {},
    wishes: [],
  });
});

test("the export of an empty cellar has no wines of other users", async () => {
  const person = await app.signedUp();

  const { wines, places } = (await person.get("/api/export")).read(cellarExportSchema);

  expect([wines, places]).toEqual([[], []]);
  expect((await app.client().get("/api/export")).status).toBe(401);
});
