// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import type { WineRow } from "sync-protocol";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type CellarDatabase, openCellarDatabase } from "../../db/CellarDatabase.ts";
import { cellarOf, closeCellar, deleteCellar } from "../../db/cellars.ts";
import { recordChange } from "../../db/commands/wineCommands.ts";
import { prepareCellar } from "../../db/opening/prepareCellar.ts";
import type { FirstScreen } from "../../view/firstScreen.ts";
import { aRow, id } from "../../../rules/testBuilders.ts";
import { readFirstScreenNote } from "../../session/userNotes.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { localCellar, type LocalCellar } from "./localCellar.ts";
import { startNotingFirstScreen } from "./noteFirstScreen.ts";

const WINES = 600;
const takeOut = (quantity: number) =>
  ({ kind: "remove-bottles", wineId: id(1), quantity }) as const;
const putIn = (quantity: number) => ({ kind: "add-bottles", wineId: id(1), quantity }) as const;
const CONTEXT = { now: 1, newId: () => crypto.randomUUID() };

let user = { id: "", email: "ada@cellar.example" };

startNotingFirstScreen();

beforeEach(() => {
  user = { ...user, id: crypto.randomUUID() };
});

afterEach(async () => {
  vi.unstubAllGlobals();
  leavePage();
  await deleteCellar(user.id);
});

// Spec 10.5
test("a large cellar shows first cards and totals before other wines", async () => {
  const cellar = await stock(WINES);
  await start();
  await recordChange(cellar, putIn(5), CONTEXT);
  await vi.waitFor(() => {
    expect(bottles()).toBe(3 * WINES + 5);
  });
  leavePage();

  const seen = await start();

  expect(seen.map(({ kind }) => kind)).toEqual(["reading", "read"]);
  const [first] = seen.flatMap((local) => firstOf(local) ?? []);
  expect(first?.wines.map((wine) => [wine.id, wine.quantity])).toEqual(
    Array.from({ length: 12 }, (_, n) => [id(n + 1), n === 0 ? 8 : 3]),
  );
  expect(first).toMatchObject({ count: WINES, stats: { bottles: 3 * WINES + 5, regions: 1 } });
  expect(shownIds()).toHaveLength(WINES);
});

// Spec 10.5
test("changes made during loading update the first cards and the totals", async () => {
  await stock(WINES);
  await start();
  leavePage();
  const seen = watchFirst();
  const goOn = await startHeld();
  expect(seen).toEqual(["3 of Clos 1, 12 cards, 1800 bottles of 600 wines"]);

  const cellar = cellarOf(user.id);
  const tapped = await recordChange(cellar, takeOut(1), CONTEXT);
  await shows(seen, "2 of Clos 1, 12 cards, 1799 bottles of 600 wines");
  if (tapped.kind === "done") await tapped.undo();
  await shows(seen, "3 of Clos 1, 12 cards, 1800 bottles of 600 wines");
  await elsewhere((other) => recordChange(other, takeOut(3), CONTEXT));
  await shows(seen, "0 of Clos 1, 12 cards, 1797 bottles of 600 wines");
  await recordChange(cellar, { kind: "archive", wineId: id(1) }, CONTEXT);
  await shows(seen, "3 of Clos 2, 11 cards, 1797 bottles of 599 wines");

  goOn();
  await readWhole();
  expect(bottles()).toBe(3 * WINES - 3);
});

test("a change shown on a first card remains when all cards show", async () => {
  const many = 1_100;
  await stock(many);
  await start();
  leavePage();
  const seen: unknown[] = [];
  const stop = localCellar.subscribe((local) => {
    const wines = local.kind === "read" ? local.ready.wines : firstOf(local)?.wines;
    seen.push(wines?.[0]?.quantity);
  });
  let tapped = false;
  const tapOnce = async () => {
    if (tapped) return;
    tapped = true;
    await recordChange(cellarOf(user.id), takeOut(1), CONTEXT);
    await vi.waitFor(() => {
      expect(seen.at(-1)).toBe(2);
    });
  };
  vi.stubGlobal("scheduler", { yield: tapOnce });

  await start();

  stop();
  expect(tapped).toBe(true);
  expect(seen.filter((quantity) => quantity !== undefined)).toEqual([3, 2, 2]);
});

test("all wines load despite continuous writes", async () => {
  await stock(WINES);
  await start();
  leavePage();
  const goOn = await startHeld();
  const writing = { goesOn: true };
  const cellar = cellarOf(user.id);
  const written = (async () => {
    while (writing.goesOn) await recordChange(cellar, putIn(1), CONTEXT);
  })();

  goOn();
  await readWhole().finally(() => {
    writing.goesOn = false;
  });
  await written;

  expect(shownIds()).toHaveLength(WINES);
});

test.each([
  [
    "a change that another page made",
    (cellar: CellarDatabase) => recordChange(cellar, putIn(1), CONTEXT),
  ],
  [
    "a row written without notifying the page",
    (cellar: CellarDatabase) =>
      cellar.wines.put(aRow({ id: id(1), userId: user.id, name: "Zind", seq: WINES + 1 })),
  ],
  ["a reset of the cursor", (cellar: CellarDatabase) => cellar.state.update("sync", { cursor: 0 })],
])("the app shows no saved first cards after %s", async (_, write) => {
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
])("the app saves no first cards of a cellar %s", async (_, wines, values) => {
  await stock(wines, values);
  await start();
  leavePage();

  expect(readFirstScreenNote(user.id)).toBeUndefined();
});

async function stock(wines: number, values: Partial<WineRow> = {}): Promise<CellarDatabase> {
  const cellar = cellarOf(user.id);
  await prepareCellar(cellar, { notes: [], newId: CONTEXT.newId });
  await cellar.state.update("sync", { epoch: "first", cursor: wines, filled: true });
  await cellar.wines.bulkPut(
    Array.from({ length: wines }, (_, n) => {
      const shown = { name: `Clos ${String(n + 1)}`, quantity: 3, ...values };
      return aRow({ id: id(n + 1), userId: user.id, seq: n, ...shown });
    }),
  );
  return cellar;
}

async function start(): Promise<readonly LocalCellar[]> {
  const seen: LocalCellar[] = [];
  const stop = localCellar.subscribe((local) => {
    if (local.kind !== "reading" || local.first) seen.push(local);
  });
  signIn();
  await readWhole();
  stop();
  return seen;
}

/**
 * Opens the page of a large cellar. After its first cards, the read waits until the returned
 * function is called.
 */
async function startHeld(): Promise<() => void> {
  const held: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => held.push(callback));
  signIn();
  await vi.waitFor(() => {
    expect(held).toHaveLength(1);
  });
  return () => {
    for (const goOn of held) goOn();
  };
}

function signIn(): void {
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
}

async function readWhole(): Promise<void> {
  await vi.waitFor(() => {
    expect(localCellar.getState().kind).toBe("read");
  });
}

function watchFirst(): readonly string[] {
  const seen: string[] = [];
  const stop = localCellar.subscribe((local) => {
    const first = firstOf(local);
    if (!first) return;
    const { wines, stats, count } = first;
    const all = `${String(stats.bottles)} bottles of ${String(count)} wines`;
    const [card] = wines;
    seen.push(
      `${String(card?.quantity)} of ${String(card?.name)}, ${String(wines.length)} cards, ${all}`,
    );
  });
  onTestFinished(stop);
  return seen;
}

async function shows(seen: readonly string[], expected: string): Promise<void> {
  await vi.waitFor(() => {
    expect(seen.at(-1)).toBe(expected);
  });
}

function firstOf(local: LocalCellar): FirstScreen | undefined {
  return local.kind === "reading" ? local.first : undefined;
}

function leavePage(): void {
  window.dispatchEvent(new Event("pagehide"));
  sessionStore.setState({ kind: "signedOut" }, true);
  closeCellar(user.id);
}

/** Writes like another page, without notifying the page under test. */
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
