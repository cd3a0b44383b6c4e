import "fake-indexeddb/auto";
import { eventBodyOf, type EventRow } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anEvent, aRow, id } from "../../../rules/testBuilders.ts";
import { newEntry } from "../../outbox/outbox.ts";
import { type CellarDatabase, openCellarDatabase } from "../CellarDatabase.ts";
import { readEvents } from "./readEvents.ts";
import { latestEvents, readLatestEvents } from "./readLatestEvents.ts";

const LONG = 1_200;
const ON_THE_DAY = "-03-03";

let cellar: CellarDatabase;

beforeEach(async () => {
  cellar = openCellarDatabase(crypto.randomUUID());
  await cellar.wines.put(aRow({ id: id(1), userId: cellar.userId, quantity: 6 }));
});

afterEach(async () => {
  await cellar.delete();
});

test("the latest events are the sixty newest of all events", async () => {
  await cellar.events.bulkPut(history());

  expect(await latest()).toEqual((await readEvents(cellar)).slice(0, 60));
});

test("an event with a changed day is sorted by its new day", async () => {
  const rows = history();
  await cellar.events.bulkPut(rows);
  const [oldest] = rows;
  if (!oldest) throw new Error("No rows");

  await cellar.events.put({ ...oldest, day: "2031-01-01", seq: LONG + 1 });

  expect((await latest())[0]).toMatchObject({ id: oldest.id, day: "2031-01-01" });
});

test("the latest events include pending new, changed and removed events", async () => {
  const rows = history();
  await cellar.events.bulkPut(rows);
  const [oldest, newest, second] = [rows[0], rows.at(-1), rows.at(-2)];
  if (!oldest || !newest || !second) throw new Error("No rows");
  const body = eventBodyOf({ ...oldest, day: "2030-05-05" });
  await put(id(21), { kind: "remove-bottles", wineId: id(1), quantity: 1 });
  await put(id(22), {
    ...{ kind: "put-event", eventId: oldest.id, wineId: oldest.wineId, bottles: oldest.bottles },
    ...{ body, base: { day: oldest.day } },
  });
  await put(id(23), { kind: "remove-event", eventId: newest.id });

  const [all, read] = [await readEvents(cellar), await latest()];

  expect(read).toEqual(all.slice(0, read.length));
  expect(read.length).toBeGreaterThan(50);
  expect(read.map((event) => event.id)).toEqual(expect.arrayContaining([id(21), oldest.id]));
  expect(read.map((event) => event.id)).not.toContain(newest.id);
});

test("the events of one calendar day are read from every year", async () => {
  await cellar.events.bulkPut(history());
  const all = await readEvents(cellar);

  const read = await readLatestEvents(cellar, ON_THE_DAY);

  expect(read?.onTheDay).toEqual(all.filter(({ day }) => day.endsWith(ON_THE_DAY)));
  expect(new Set(read?.onTheDay.map(({ day }) => day.slice(0, 4))).size).toBeGreaterThan(3);
});

test("the latest events are read again only after a write", async () => {
  await cellar.events.bulkPut(history());
  const first = await latestEvents.read(cellar, ON_THE_DAY);
  expect(await latestEvents.read(cellar, ON_THE_DAY)).toBe(first);
  expect(await latestEvents.read(cellar, "-04-04")).not.toBe(first);

  const added = { ...anEvent(1, { id: id(31), day: "2031-01-01" }), seq: LONG + 1, deleted: false };
  await cellar.events.put(added);

  await vi.waitFor(async () => {
    const read = await latestEvents.read(cellar, ON_THE_DAY);
    expect(read?.latest[0]).toMatchObject({ id: added.id });
  });
});

test("the latest events leave out events that an import created", async () => {
  const rows = history();
  await cellar.events.bulkPut([...rows, ...imported(200, { day: "2030-01-01" })]);

  expect(await latest()).toEqual((await readEvents(cellar)).slice(200, 260));

  await cellar.events.bulkPut(imported(2_000, { day: "2031-01-01" }));
  expect(await readLatestEvents(cellar, ON_THE_DAY)).toBeUndefined();

  const [oldest] = rows;
  if (!oldest) throw new Error("No rows");
  await cellar.events.put({ ...oldest, day: "2031-02-02", seq: 9_000 });
  expect(await latest()).toMatchObject([{ id: oldest.id }]);
});

test("a pending removal's event is among the latest events after an import", async () => {
  await cellar.events.bulkPut([
    ...history(),
    ...imported(2_000, { day: "2031-01-01", wineId: id(1) }),
  ]);
  await put(id(21), { kind: "remove-bottles", wineId: id(1), quantity: 1 }, "2031-05-05");

  expect(await latest()).toMatchObject([{ id: id(21) }]);
});

test("the events of one calendar day include events of imported bottles", async () => {
  const bottles = imported(3, { day: "2031-03-03" });
  await cellar.events.bulkPut([...history(), ...bottles]);

  const read = await readLatestEvents(cellar, ON_THE_DAY);

  expect(read?.onTheDay.slice(0, 3).map((event) => event.id)).toEqual(
    bottles.map((event) => event.id).reverse(),
  );
});

test("readLatestEvents returns undefined for a short history or many pending changes", async () => {
  await cellar.events.bulkPut(history().slice(0, 900));
  expect(await readLatestEvents(cellar, ON_THE_DAY)).toBeUndefined();

  await cellar.events.bulkPut(history());
  for (let n = 0; n < 101; n += 1) {
    await put(crypto.randomUUID(), { kind: "add-bottles", wineId: id(1), quantity: 1 });
  }
  expect(await readLatestEvents(cellar, ON_THE_DAY)).toBeUndefined();
});

async function latest() {
  const read = await readLatestEvents(cellar, ON_THE_DAY);
  if (!read) throw new Error("The history is short");
  return read.latest;
}

function imported(count: number, event: Pick<EventRow, "day"> & Partial<EventRow>): EventRow[] {
  return Array.from({ length: count }, (_, n) => ({
    ...anEvent(1, { id: crypto.randomUUID(), wineId: id(200), importId: id(9), ...event }),
    seq: LONG + n + 1,
    deleted: false,
  }));
}

function history(): EventRow[] {
  return Array.from({ length: LONG }, (_, n): EventRow => {
    const [year, month, day] = [2020 + (n % 5), 1 + (n % 12), 1 + (n % 3)].map(String);
    return {
      ...anEvent(1, { id: crypto.randomUUID(), wineId: id(100 + (n % 40)) }),
      day: `${String(year)}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`,
      seq: n + 1,
      deleted: n % 50 === 7,
    };
  });
}

async function put(
  opId: string,
  change: Parameters<typeof newEntry>[0],
  day = "2029-02-01",
): Promise<void> {
  await cellar.outbox.add(newEntry(change, { opId, now: Date.parse(day) }));
}
