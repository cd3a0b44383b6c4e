import { eventSchema, type Wine, type WineEvent, wineSchema } from "sync-protocol";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { startPostgres } from "../../../api/test/startPostgres.ts";
import { moveStore } from "../../../api/src/upkeep/moveStore.ts";
import { undoImport } from "../../../web/src/engine/db/commands/undoImport.ts";
import { readImports } from "../../../web/src/engine/db/importJournal.ts";
import { EMAILS, enter, context } from "./acts.ts";
import type { Device } from "./Device.ts";
import { type KeptBuild, makeDataDir, readImportStory } from "./keptBuilds.ts";
import { serveKept } from "./keptServer.ts";
import { drainAll, opened, served, SERVED_TIMEOUT_MS } from "./openKept.ts";

vi.setConfig({ testTimeout: SERVED_TIMEOUT_MS });

const HOUR_MS = 3_600_000;

/** The purchases in the imported file. One bottle has no purchase date. */
const PURCHASES = [
  ["Brezza Barolo Cannubi", "2018-03-04", 3],
  ["Brezza Barolo Cannubi", "2021-05-06", 2],
  ["Brezza Barolo Cannubi", "unknown", 1],
  ["Vajra Barolo Ravera", "2019-10-11", 2],
  ["Vietti Barolo Rocche", "2020-02-03", 3],
];

let sent: KeptBuild;

beforeEach(async () => {
  sent = await readImportStory("sent");
  vi.useFakeTimers({ toFake: ["Date"], now: sent.writtenAt + HOUR_MS });
});

afterEach(() => {
  vi.useRealTimers();
});

// Spec 10.108
test("[H9] after an update, undoing an import keeps a partly drunk wine", async () => {
  const { server } = await served(sent);
  const desk = await opened(sent, "desk");
  desk.url = server.publicUrl;

  await expectDated(desk);
  await undo(desk);
  await drainAll([desk]);

  await expectRoccheAlone(desk);
  await server.stop();
});

test("[H9] an import moved to PostgreSQL gets purchase dates and can be undone", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const [dataDir, url] = [await makeDataDir(sent), await postgres.database()];
  await moveStore({ direction: "to", url, dataDir, bucket: undefined, isTrial: false });
  const server = await serveKept(dataDir, url);
  const desk = await opened(sent, "desk");
  desk.url = server.publicUrl;
  await enter(desk, "login", EMAILS.ann);

  await expectDated(desk);
  await undo(desk);
  await drainAll([desk]);

  await expectRoccheAlone(desk);
  await server.stop();
});

test("[H9] undoing an import offline keeps a wine that is partly drunk", async () => {
  const { server } = await served(sent);
  const [desk, other] = [await opened(sent, "desk"), await opened(sent, "desk")];
  other.url = server.publicUrl;
  await expectDated(other);

  await undo(desk);
  desk.url = server.publicUrl;
  await drainAll([desk]);

  await expectRoccheAlone(desk);
  await server.stop();
});

test("[H9] after an update, an unsent import gets dates and can be undone", async () => {
  const unsent = await readImportStory("unsent");
  const { server } = await served(unsent);
  const desk = await opened(unsent, "desk");
  desk.url = server.publicUrl;
  await drainAll([desk]);

  await expectDated(desk);
  expect(await undo(desk)).toMatchObject({ removed: 3, used: 0 });
  await drainAll([desk]);

  expect(await onServer(desk)).toEqual({ wines: [], events: [] });
  expect(await desk.shown()).toEqual([]);
  await server.stop();
});

async function expectDated(device: Device): Promise<void> {
  await vi.waitFor(
    async () => {
      const { wines, events } = await onServer(device);
      expect(purchasesIn(wines, events)).toEqual(PURCHASES);
    },
    { timeout: 10_000, interval: 50 },
  );
  await device.drain();
  expect(purchasesIn(await device.shown(), await device.events())).toEqual(PURCHASES);
}

async function undo(device: Device) {
  const [last] = await readImports(device.cellar);
  return undoImport(device.cellar, last?.id ?? "", context());
}

async function expectRoccheAlone(desk: Device): Promise<void> {
  const { wines, events } = await onServer(desk);

  expect(wines.map(({ name, quantity }) => [name, quantity])).toEqual([
    ["Vietti Barolo Rocche", 2],
  ]);
  const counts = events.map(({ kind, bottles }) => [kind, bottles]);
  expect(counts.sort()).toEqual([
    ["added", 3],
    ["drank", -1],
  ]);
  expect(purchasesIn(wines, events)).toEqual([["Vietti Barolo Rocche", "2020-02-03", 3]]);
  expect(await desk.shown()).toMatchObject(wines);
  expect(byId(await desk.events())).toEqual(byId(events));
  expect(await desk.cellar.attention.toArray()).toEqual([]);
}

async function onServer(device: Device) {
  const answer = await device.call("GET", "/api/export");
  return exportSchema.parse(await answer.json());
}

const exportSchema = z.object({ wines: z.array(wineSchema), events: z.array(eventSchema) });

function purchasesIn(wines: readonly Wine[], events: readonly WineEvent[]) {
  const nameOf = new Map(wines.map(({ id, name }) => [id, name]));
  return events
    .filter(({ kind }) => kind === "added")
    .map(({ wineId, day, isDateUnknown, bottles }) => {
      return [nameOf.get(wineId), isDateUnknown ? "unknown" : day, bottles] as const;
    })
    .sort((one, other) => (one.join() < other.join() ? -1 : 1));
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  return [...rows].sort((one, other) => (one.id < other.id ? -1 : 1));
}
