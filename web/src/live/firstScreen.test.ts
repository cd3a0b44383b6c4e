// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import type { WineRow } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CellarDatabase, openCellarDatabase } from "../db/CellarDatabase.ts";
import { cellarOf, closeCellar, deleteCellar } from "../db/cellars.ts";
import { recordChange } from "../db/commands/wineCommands.ts";
import { prepareCellar } from "../db/opening/prepareCellar.ts";
import { aRow, id } from "../rules/testBuilders.ts";
import { readFirstScreenNote } from "../session/firstScreenNotes.ts";
import { sessionStore } from "../session/sessionStore.ts";
import { localCellar, type LocalCellar } from "./localCellar.ts";
import { startNotingFirstScreen } from "./noteFirstScreen.ts";

const WINES = 600;
const putIn = (quantity: number) => ({ kind: "add-bottles", wineId: id(1), quantity }) as const;
const OCCASION = { now: 1, newId: () => crypto.randomUUID() };

let user = { id: "", email: "ada@cellar.example" };

startNotingFirstScreen();

beforeEach(() => {
  user = { ...user, id: crypto.randomUUID() };
});

afterEach(async () => {
  leavePage();
  await deleteCellar(user.id);
});

test("a large cellar shows its first cards, and what all of it comes to, before the rest is read", async () => {
  const cellar = await stock(WINES);
  await start();
  await recordChange(cellar, putIn(5), OCCASION);
  await vi.waitFor(() => {
    expect(bottles()).toBe(3 * WINES + 5);
  });
  leavePage();

  const seen = await start();

  expect(seen.map(({ kind }) => kind)).toEqual(["reading", "read"]);
  const [first] = seen.flatMap((local) => (local.kind === "reading" ? (local.first ?? []) : []));
  expect(first?.wines.map((wine) => [wine.id, wine.quantity])).toEqual(
    Array.from({ length: 12 }, (_, n) => [id(n + 1), n === 0 ? 8 : 3]),
  );
  expect(first).toMatchObject({ count: WINES, stats: { bottles: 3 * WINES + 5, regions: 1 } });
  expect(shownIds()).toHaveLength(WINES);
});

test.each([
  [
    "a change that another page made",
    (cellar: CellarDatabase) => recordChange(cellar, putIn(1), OCCASION),
  ],
  [
    "a row that came unheard",
    (cellar: CellarDatabase) =>
      cellar.wines.put(aRow({ id: id(1), userId: user.id, name: "Zind", seq: WINES + 1 })),
  ],
  [
    "all began to come anew",
    (cellar: CellarDatabase) => cellar.state.update("sync", { cursor: 0 }),
  ],
])("no first cards are shown after %s", async (_, write) => {
  await stock(WINES);
  await start();
  leavePage();
  await elsewhere(write);

  const seen = await start();

  expect(seen.map(({ kind }) => kind)).toEqual(["read"]);
});

test.each([
  ["that is read as fast as its first cards", 30, {}],
  ["whose wines are all archived", WINES, { isArchived: true }],
])("of a cellar %s nothing is noted", async (_, wines, values) => {
  await stock(wines, values);
  await start();
  leavePage();

  expect(readFirstScreenNote(user.id)).toBeUndefined();
});

async function stock(wines: number, values: Partial<WineRow> = {}): Promise<CellarDatabase> {
  const cellar = cellarOf(user.id);
  await prepareCellar(cellar, { notes: [], newId: OCCASION.newId });
  await cellar.state.update("sync", { epoch: "first", cursor: wines, filled: true });
  await cellar.wines.bulkPut(
    Array.from({ length: wines }, (_, n) => {
      const shown = { name: `Clos ${String(n + 1)}`, quantity: 3, ...values };
      return aRow({ id: id(n + 1), userId: user.id, seq: n, ...shown });
    }),
  );
  return cellar;
}

/** Opens the page of the person; everything that it shows until all wines are in view. */
async function start(): Promise<readonly LocalCellar[]> {
  const seen: LocalCellar[] = [];
  const stop = localCellar.subscribe((local) => {
    if (local.kind !== "reading" || local.first) seen.push(local);
  });
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  await vi.waitFor(() => {
    expect(localCellar.getState().kind).toBe("read");
  });
  stop();
  return seen;
}

function leavePage(): void {
  window.dispatchEvent(new Event("pagehide"));
  sessionStore.setState({ kind: "signedOut" }, true);
  closeCellar(user.id);
}

/** Writes by a page that this one does not hear. */
async function elsewhere(write: (cellar: CellarDatabase) => Promise<unknown>): Promise<void> {
  const cellar = openCellarDatabase(user.id);
  await write(cellar);
  cellar.close();
}

function shownIds(): readonly string[] {
  const local = localCellar.getState();
  return local.kind === "read" ? local.ready.wines.map((wine) => wine.id) : [];
}

function bottles(): number | undefined {
  const local = localCellar.getState();
  return local.kind === "read" ? local.ready.stats.bottles : undefined;
}
