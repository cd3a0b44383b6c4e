import { join } from "node:path";
import { eventSchema, fromProtocol2, userAnswerSchema, wineSchema } from "sync-protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { RENAMINGS } from "../../../web/src/engine/db/renamedRecord.ts";
import { isRecord, type StoredRecord } from "../../../web/src/engine/db/storedShapes.ts";
import { isInDoubt, nextName } from "../../../web/src/engine/outbox/failures.ts";
import type { OutboxEntry } from "../../../web/src/engine/outbox/outbox.ts";
import { Device } from "./Device.ts";
import { deviceOf, type KeptBuild, keptBuilds, type KeptDevice, readBuild } from "./keptBuilds.ts";
import { appliedKeys, drainAll, opened, served, SERVED_TIMEOUT_MS } from "./openKept.ts";
import { loadBrowser, recordsIn } from "./storeDump.ts";

const HOUR_MS = 3_600_000;

describe.each(await keptBuilds())("stores written by %s", (name) => {
  let build: KeptBuild;

  beforeEach(async () => {
    build = await readBuild(name);
    // Sessions expire. The clock is set to an hour after the stores were written.
    vi.useFakeTimers({ toFake: ["Date"], now: build.writtenAt + HOUR_MS });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test("stores of an earlier build open offline with all their records", async () => {
    for (const [deviceName, kept] of Object.entries(build.devices)) {
      const device = await opened(build, deviceName);
      const { cellar } = device;

      expect(await device.shown()).toMatchObject(today(kept.shown));
      expect(await device.events()).toMatchObject(today(kept.events));
      expect(await queueOf(device)).toMatchObject(recordsOf(kept, "outbox").map(queued));
      const { attention, drafts, events, photos, places } = cellar;
      for (const table of [attention, drafts, events, photos, places]) {
        expect(await table.toArray()).toMatchObject(recordsOf(kept, table.name));
      }
      const [state] = z.array(stateSchema).parse(recordsOf(kept, "state"));
      // [V6: places] The cursor may differ, because an update can make the device read everything again.
      const cursor = expect.any(Number) as unknown;
      expect(await cellar.state.toArray()).toMatchObject([{ ...state, cursor }]);
    }
  });

  test("after an update, devices stay signed in, signed out or signing out", async () => {
    const known = (deviceName: string) => signedInOn(build, deviceName);

    expect(await known("phone")).toEqual({
      session: { user: build.user, mustSignIn: false },
      leaving: undefined,
      owed: false,
    });
    expect(await known("laptop")).toMatchObject({ session: { mustSignIn: true } });
    expect(await known("borrowed")).toEqual({
      session: undefined,
      leaving: build.user.id,
      owed: true,
    });
  });

  test(
    "after a sync, stores of an earlier build equal the server's store",
    async () => {
      const { server, dataDir } = await served(build);
      const devices = await Promise.all(
        ["phone", ...DRAINED].map((device) => opened(build, device)),
      );
      for (const device of devices) device.url = server.publicUrl;
      const before = await Promise.all(devices.map(readDevice));

      await drainAll(devices);

      const me = userAnswerSchema.parse(
        await (await devices[0]!.call("GET", "/api/auth/me")).json(),
      );
      expect(me.user).toEqual(build.user);
      const answer = await devices[0]!.call("GET", "/api/wines?includeArchived=true");
      const wines = z.array(wineSchema).parse(await answer.json());
      const exported = await devices[0]!.call("GET", "/api/export");
      const { events } = z.object({ events: z.array(eventSchema) }).parse(await exported.json());
      for (const [index, device] of devices.entries()) {
        const { changed, waiting, photographed, recorded, ...kept } = before[index]!;
        const { cellar } = device;
        const shown = await device.shown();
        expect(byId(shown)).toMatchObject(byId(wines));
        expect(shown).toHaveLength(wines.length);
        expect(byId(await device.events())).toEqual(byId(events));
        const needing = await cellar.attention.toArray();
        const failedSince = new Set(needing.map(({ recordId }) => recordId));
        const settled = changed.filter(({ id }) => !failedSince.has(id));
        expect(shown).toEqual(
          expect.arrayContaining(settled.map((wine) => expect.objectContaining(wine) as unknown)),
        );
        for (const wineId of waiting) expect(await photoStatus(device, wineId)).toBe(200);
        for (const id of photographed) {
          const { photoUrl } = events.find((event) => event.id === id) ?? {};
          expect((await device.call("GET", photoUrl ?? "/objects/uploads/none")).status).toBe(200);
        }
        expect(events).toEqual(
          expect.arrayContaining(
            recorded.map((event) => expect.objectContaining(event) as unknown),
          ),
        );
        expect(await cellar.drafts.toArray()).toEqual(kept.drafts);
        expect(await cellar.attention.toArray()).toEqual(expect.arrayContaining(kept.attention));
        expect(await cellar.photos.toArray()).toEqual(expect.arrayContaining(kept.refused));
      }
      const needing = await Promise.all(devices.map(({ cellar }) => cellar.attention.toArray()));
      const kept = new Set(needing.flat().map(({ opId }) => opId));
      await server.stop();
      const applied = appliedKeys(join(dataDir, "cellar.db"));
      const sent = before.flatMap(({ outbox }) =>
        outbox.filter(({ change }) => change.kind !== "noop"),
      );
      const isThere = (opId: string) => applied.has(opId) || kept.has(opId);
      expect(sent.filter(({ opId }) => !isThere(opId))).toEqual([]);
      const failed = before.flatMap((kept) => kept.failed.map(({ opId }) => nextName(opId)));
      expect(failed.filter((opId) => !applied.has(opId))).toEqual([]);
    },
    SERVED_TIMEOUT_MS,
  );
});

const STATES = [
  ...["unsent", "sent", "resting", "in doubt", "applied", "place holder"],
  ...["failed", "dependant", "refused", "overwrote", "refused photo"],
  ...["put-event", "remove-event", "photo of an event"],
  ...["create", "edit", "archive", "unarchive", "add-bottles", "remove-bottles"],
];

test.each(await keptBuilds())(
  "the stores of build %s contain changes of every state and kind",
  async (name) => {
    const build = await readBuild(name);
    const devices = await Promise.all(DRAINED.map((device) => opened(build, device)));
    const entries = await Promise.all(devices.map(({ cellar }) => cellar.outbox.toArray()));
    const needing = await Promise.all(devices.map(({ cellar }) => cellar.attention.toArray()));
    const photos = await Promise.all(devices.map(({ cellar }) => cellar.photos.toArray()));
    const held = new Set([
      ...entries.flat().flatMap((entry) => [stateOf(entry), entry.change.kind]),
      ...needing.flat().map(({ finding }) => finding.kind),
      ...photos.flat().flatMap(({ refusal }) => (refusal ? "refused photo" : [])),
      ...photos.flat().flatMap(({ isOfEvent }) => (isOfEvent ? "photo of an event" : [])),
    ]);

    expect(STATES.filter((state) => !held.has(state))).toEqual([]);
  },
);

const DRAINED = ["phone", "laptop", "tablet", "desktop", "attic", "offline"];

/** A device's kept records of a table, with today's field names. */
function recordsOf({ databases }: KeptDevice, table: string): readonly unknown[] {
  const renamed = RENAMINGS[table] ?? ((record: StoredRecord) => record);
  return recordsIn(databases, table).map((record) => (isRecord(record) ? renamed(record) : record));
}

function today(records: readonly unknown[]) {
  return records.map(fromProtocol2).filter(isRecord);
}

async function signedInOn(build: KeptBuild, name: string) {
  const { databases } = deviceOf(build, name);
  const device = new Device(name, { factory: await loadBrowser(databases) });
  const records = await device.deviceDatabase();
  return {
    session: await records.readSession(),
    leaving: await records.readLeavingUserId(),
    owed: await records.isLogoutOwed(),
  };
}

const stateSchema = z.looseObject({ cursor: z.int() });

/** The part of a queued change that no build may lose or alter. */
function queued(entry: unknown) {
  return z
    .object({
      opId: z.string(),
      opNo: z.optional(z.int()),
      recordId: z.string(),
      change: z.unknown(),
    })
    .parse(entry);
}

async function queueOf({ cellar }: Device) {
  return (await cellar.outbox.orderBy("position").toArray()).map(queued);
}

function stateOf(entry: OutboxEntry): string {
  const { change, opNo, nextAttemptAt, appliedSeq } = entry;
  if (change.kind === "noop") return "place holder";
  if (appliedSeq !== undefined) return "applied";
  if (isInDoubt(entry)) return "in doubt";
  if (nextAttemptAt > 0) return "resting";
  return opNo === undefined ? "unsent" : "sent";
}

/** The data that a device must still have after a drain. */
async function readDevice(device: Device) {
  const { cellar } = device;
  const [outbox, photos] = [await cellar.outbox.toArray(), await cellar.photos.toArray()];
  const attention = await cellar.attention.toArray();
  const failed = attention.filter(({ finding }) => finding.kind === "failed");
  const triedAgain = new Set(failed.map(({ recordId }) => recordId));
  const pending = new Set(outbox.map(({ recordId }) => recordId));
  const shown = await device.shown();
  return {
    outbox,
    /** The visible wines with queued changes. The photos of these wines are queued too. */
    changed: shown
      .filter(({ id }) => pending.has(id) && !triedAgain.has(id))
      .map(({ id, name, region, notes, quantity, isArchived }) => {
        return { id, name, region, notes, quantity, isArchived };
      }),
    waiting: photos
      .filter(({ refusal, isOfEvent }) => !refusal && !isOfEvent)
      .map(({ recordId }) => recordId),
    photographed: photos.filter(({ isOfEvent }) => isOfEvent).map(({ recordId }) => recordId),
    /** The edited events, except events that need attention. */
    recorded: (await device.events())
      .filter(({ id }) =>
        outbox.some(({ change }) => change.kind === "put-event" && change.eventId === id),
      )
      .map(({ id, rating, note, occasion }) => ({ id, rating, note, occasion })),
    refused: photos.filter(({ refusal }) => refusal),
    attention: attention.filter((entry) => !failed.includes(entry)),
    /** Changes that are retried automatically [O6: failed changes]. */
    failed,
    drafts: await cellar.drafts.toArray(),
  };
}

async function photoStatus(device: Device, wineId: string): Promise<number> {
  const wine = (await device.shown()).find(({ id }) => id === wineId);
  return (await device.call("GET", wine?.photoUrl ?? "/objects/uploads/none")).status;
}

function byId<T extends { readonly id: string }>(wines: readonly T[]): T[] {
  return [...wines].sort((a, b) => (a.id < b.id ? -1 : 1));
}
