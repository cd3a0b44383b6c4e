import { join } from "node:path";
import {
  eventSchema,
  placeSchema,
  PROTOCOL,
  pushAnswerSchema,
  type Wine,
  wineSchema,
} from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import type { Device } from "./Device.ts";
import { type KeptBuild, keptBuilds, readBuild } from "./keptBuilds.ts";
import { appliedKeys, drainAll, opened, served, SERVED_TIMEOUT_MS } from "./openKept.ts";

vi.setConfig({ testTimeout: SERVED_TIMEOUT_MS });

const HOUR_MS = 3_600_000;

let build: KeptBuild;

beforeEach(async () => {
  const [name = ""] = await keptBuilds();
  build = await readBuild(name);
  // Sessions expire. The clock is set to an hour after the stores were written.
  vi.useFakeTimers({ toFake: ["Date"], now: build.writtenAt + HOUR_MS });
});

afterEach(() => {
  vi.useRealTimers();
});

test("[V1] after an update, offline changes and a photo reach the server once", async () => {
  const { server, dataDir } = await served(build);
  const offline = await opened(build, "offline");
  const changes = await offline.cellar.outbox.toArray();
  expect([changes.length, changes.filter(({ opNo }) => opNo !== undefined).length]).toEqual([
    12, 3,
  ]);

  offline.url = server.publicUrl;
  await drainAll([offline]);

  expect(offline.pushed).toMatchObject([{ protocol: PROTOCOL }, { protocol: PROTOCOL }]);
  await expectTwelveChanges(offline);
  await server.stop();
  const applied = appliedKeys(join(dataDir, "cellar.db"));
  expect(changes.filter(({ opId }) => !applied.has(opId))).toEqual([]);
});

test("[V1] changes sent before an update and sent again take effect once", async () => {
  const { server } = await served(build);
  const formerPage = await opened(build, "offline");
  formerPage.url = server.publicUrl;
  const [push, ...others] = build.pushes;
  expect([push?.["protocol"], others]).toEqual([PROTOCOL - 1, []]);

  const answer: unknown = await (await formerPage.call("POST", "/api/sync/push", push)).json();
  const offline = await opened(build, "offline");
  offline.url = server.publicUrl;
  await drainAll([offline]);

  // Uses the field names of the former build, such as a wine's `toldElsewhere`.
  const { results, rows, events } = formerAnswerSchema.parse(answer);
  expect(pushAnswerSchema.safeParse(answer).success).toBe(false);
  expect(results).toHaveLength(12);
  expect(rows.map(({ toldElsewhere }) => toldElsewhere)).toContain("Rang 13");
  expect(events.map(({ isTold }) => isTold)).toContain(true);
  await expectTwelveChanges(offline);
});

const formerAnswerSchema = z.object({
  results: z.array(
    z.object({
      verdict: z.object({ kind: z.literal("applied"), wineId: z.uuid(), seq: z.int() }),
    }),
  ),
  rows: z.array(z.looseObject({ toldElsewhere: z.nullable(z.string()) })),
  events: z.array(z.looseObject({ isTold: z.boolean() })),
});

/** Expects that the server has every change once, and that none needs attention. */
async function expectTwelveChanges(offline: Device): Promise<void> {
  const read = async <Schema extends z.ZodMiniType>(path: string, schema: Schema) =>
    z.parse(schema, await (await offline.call("GET", path)).json());
  const wines = await read("/api/wines?includeArchived=true", z.array(wineSchema));
  const named = (name: string): Wine | undefined => {
    const [wine, ...twins] = wines.filter((one) => one.name === name);
    expect(twins).toEqual([]);
    return wine;
  };
  expect(named("Chablis")).toMatchObject({
    ...{ notes: "Feuerstein", extraFields: "Rang 13", quantity: 12 },
  });
  expect(named("Fleurie")).toMatchObject({ quantity: 4, isArchived: false });
  expect(named("Morgon")).toMatchObject({ quantity: 6, isArchived: true });
  const { photoUrl } = named("Juliénas") ?? {};
  expect((await offline.call("GET", photoUrl ?? "/none")).status).toBe(200);
  const places = await read("/api/places", z.array(placeSchema));
  const placed = places.map(({ name }) => name);
  expect(placed.filter((name) => name === "Garage" || name === "Speicher").sort()).toEqual([
    "Garage",
    "Speicher",
  ]);
  const { events } = await read("/api/export", z.object({ events: z.array(eventSchema) }));
  expect(events.filter(({ note }) => note === "Kirsche")).toMatchObject([{ bottles: -2 }]);
  expect(
    events.filter(({ wineId, kind }) => wineId === named("Morgon")?.id && kind === "tasted"),
  ).toMatchObject([{ isUncounted: true }]);

  const { outbox, attention, photos, missingPhotos } = offline.cellar;
  for (const table of [outbox, attention, photos, missingPhotos]) {
    expect(await table.toArray(), table.name).toEqual([]);
  }
}
