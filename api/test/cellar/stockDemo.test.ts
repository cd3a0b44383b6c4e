import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CALLS, quantityChangeOf, WINE_TYPES } from "sync-protocol";
import { windowOf } from "sync-protocol/drinking";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sqliteSql } from "../../src/store/sqlite/sqliteSql.ts";
import { accountStore } from "../../src/store/accounts/accountStore.ts";
import { objectStore } from "../../src/store/accounts/objectStore.ts";
import { sessionStore } from "../../src/store/accounts/sessionStore.ts";
import { openFolderBytes } from "../../src/outside/stored-files/folderBytes.ts";
import { sharpProcessor } from "../../src/outside/photo-developer/sharpProcessor.ts";
import { winesIn } from "../store/contract/visitor.ts";
import { openDatabase } from "../../src/store/sqlite/openDatabase.ts";
import { sqliteCellar } from "../../src/store/sqlite/sqliteCellar.ts";
import { changePlace } from "../../src/cellar/changes/changePlace.ts";
import { changeWine } from "../../src/cellar/changes/changeWine.ts";
import {
  DEMO_HISTORY,
  DEMO_PLACES,
  DEMO_STOCKED_DAYS_AGO,
  DEMO_WINES,
} from "../../src/cellar/demo/demoCellar.ts";
import { readPhoto } from "../../src/cellar/photos/objects.ts";
import { openDemo, stockDemo } from "../../src/cellar/demo/stockDemo.ts";
import type { PasswordHasher } from "../../src/cellar/ports/signInMethods.ts";
import { singleFlight } from "../../src/cellar/singleFlight.ts";

const USER = "0a0a0a0a-0000-4000-8000-000000000000";

/**
 * First and last year in which a sommelier would open the wine. Each demo wine's drinking window is
 * compared with these years.
 */
const ACCEPTED: Readonly<Record<string, readonly [number, number]>> = {
  "leoville-barton": [2026, 2050],
  tondonia: [2021, 2040],
  "recaredo-terrers": [2022, 2030],
  "wehlener-sonnenuhr": [2024, 2045],
  "tempier-bandol": [2023, 2030],
  "noval-vintage": [2030, 2070],
  "bricco-delle-viole": [2024, 2042],
  climens: [2018, 2050],
  "huet-le-mont": [2022, 2038],
  "dujac-morey": [2024, 2036],
  "pol-roger-brut": [2022, 2037],
  "vin-de-constance": [2023, 2048],
  "knoll-schuett": [2023, 2036],
  "moric-reserve": [2021, 2032],
  "toro-albala-px": [2015, 2060],
  palladius: [2022, 2033],
  "tiberio-cerasuolo": [2023, 2026],
  "disznoko-aszu": [2018, 2045],
  "clape-cornas": [2024, 2040],
  "ferrari-perle": [2021, 2028],
  "senorans-seleccion": [2017, 2028],
  "blandys-bual": [2018, 2060],
  "dauvissat-la-forest": [2021, 2034],
  "lytton-springs": [2021, 2032],
};

let deps: Awaited<ReturnType<typeof openDeps>>;

describe("the demo cellar after the first start", () => {
  beforeAll(async () => {
    deps = await openDeps();
    await stockDemo(deps, USER);
  });
  afterAll(() => deps.close());

  test("the demo cellar has 24 wines of all types, one archived", async () => {
    const wines = await everyWine();
    const active = wines.filter((wine) => !wine.isArchived);
    expect(wines).toHaveLength(24);
    expect(active).toHaveLength(23);
    expect(new Set(active.map((wine) => wine.type))).toEqual(new Set(WINE_TYPES));
    expect(active.every(({ quantity }) => quantity <= 12)).toBe(true);
    expect(wines.filter(({ quantity }) => quantity === 0)).toHaveLength(2);
  });

  // Spec 10.113
  test("demo wines have lots and drinking windows, and one order is pending", async () => {
    const wines = await everyWine();
    const lots = wines.flatMap((wine) => wine.lots);
    const today = new Date(deps.now()).toISOString().slice(0, 10);
    expect(wines.filter((wine) => wine.lots.length > 1).length).toBeGreaterThan(2);
    expect(wines.every(({ bottleId, lots: [first] }) => !first || first.id === bottleId)).toBe(
      true,
    );
    expect(wines.some(({ drinkFrom, drinkTo }) => drinkFrom !== null && drinkTo !== null)).toBe(
      true,
    );
    expect(new Set(lots.map(({ millilitres }) => millilitres)).size).toBeGreaterThan(1);
    const ordered = lots.filter(({ state }) => state === "ordered");
    expect(ordered).toHaveLength(1);
    expect((ordered[0]?.arrivesOn ?? "") > today).toBe(true);
  });

  test("the demo cellar has one open bottle, which belongs to a lot", async () => {
    const open = (await everyWine()).flatMap(({ opened, lots }) =>
      opened.map(({ day, lotId }) => ({ day, hasLot: lots.some(({ id }) => id === lotId) })),
    );
    expect(open).toEqual([{ day: dayAgo(3), hasLot: true }]);
  });

  test("demo bottles have places, and each rack position holds one bottle", async () => {
    const places = new Map((await deps.store.places(USER)).map((place) => [place.id, place]));
    const lots = (await everyWine()).flatMap((wine) => wine.lots).filter((lot) => lot.placeId);
    expect([...places.values()].filter(({ kind }) => kind === "rack")).toHaveLength(2);
    expect(lots.length).toBeGreaterThan(3);
    expect(lots.every(({ placeId }) => places.has(placeId ?? ""))).toBe(true);
    const spaces = lots
      .filter(({ position }) => position !== null)
      .flatMap(({ placeId, position, bottles }) => {
        const names = position?.split(", ") ?? [];
        expect(names).toHaveLength(bottles);
        return names.map((name) => `${String(placeId)} ${name}`);
      });
    expect(new Set(spaces).size).toBe(spaces.length);
  });

  // Spec 10.48
  test("two years of demo events add up to the demo cellar's bottles", async () => {
    const page = await deps.store.historySince({ cellarId: USER, since: 0, limit: 1_000 });
    const events = page?.events ?? [];
    const wines = await everyWine();
    const ids = new Set(wines.map(({ id }) => id));
    const days = events.map(({ day }) => day).sort();
    const stocked = dayAgo(DEMO_STOCKED_DAYS_AGO);
    expect(events.filter(({ isUncounted }) => isUncounted).map(({ kind }) => kind)).toEqual([
      "tasted",
    ]);
    expect(events.filter(({ day }) => day > stocked)).toHaveLength(DEMO_HISTORY.length);
    expect(events.every(({ wineId }) => ids.has(wineId))).toBe(true);
    expect(days.every((day) => day < dayAgo(0))).toBe(true);
    for (const { id, quantity } of wines) {
      const held = events.filter((event) => event.wineId === id).map(quantityChangeOf);
      expect(held.reduce((sum, bottles) => sum + bottles, 0)).toBe(quantity);
    }
  });

  test("each of the two years of demo events has notes and ratings", async () => {
    const page = await deps.store.historySince({ cellarId: USER, since: 0, limit: 1_000 });
    const drunk = (page?.events ?? []).filter(({ kind }) => kind === "drank");
    const [lastYear, yearBefore] = [
      drunk.filter(({ day }) => day > dayAgo(365)),
      drunk.filter(({ day }) => day <= dayAgo(365)),
    ];

    for (const year of [lastYear, yearBefore]) {
      expect(year.filter(({ rating }) => rating !== null).length).toBeGreaterThanOrEqual(8);
      expect(year.filter(({ note }) => note !== null).length).toBeGreaterThanOrEqual(6);
    }
  });

  // Spec 10.113
  test("every demo wine has a plausible drinking window, place and price", async () => {
    const wines = await everyWine();
    const slugs = new Map(DEMO_WINES.map(({ slug, wine }) => [wine.name, slug]));

    expect(Object.keys(ACCEPTED).sort()).toEqual([...slugs.values()].sort());
    for (const wine of wines) {
      const slug = slugs.get(wine.name) ?? "";
      const [first, last] = ACCEPTED[slug] ?? [0, 0];
      const { from, to, stage } = windowOf(wine, { year: 2026 }) ?? {};
      const middle = ((from ?? 0) + (to ?? 0)) / 2;
      expect(middle, slug).toBeGreaterThanOrEqual(first);
      expect(middle, slug).toBeLessThanOrEqual(last);
      expect(stage, slug).not.toBe("past");
      expect(
        wine.lots.some(({ placeId }) => placeId !== null),
        slug,
      ).toBe(true);
      expect(
        wine.lots.some(({ price }) => price !== null),
        slug,
      ).toBe(true);
    }
  });

  test("every demo wine has its own picture of 600 by 800 pixels", async () => {
    const wines = await everyWine();
    const ids = wines.map(({ photoUrl }) => photoUrl?.split("/").at(-1) ?? "");
    expect(new Set(ids).size).toBe(24);
    for (const id of ids) {
      const photo = Buffer.from(await readPhoto(deps, { cellarId: USER }, { id }));
      expect(sizeOf(photo)).toEqual({ width: 600, height: 800 });
    }
  });
});

describe("the demo cellar after further starts", () => {
  beforeEach(async () => {
    deps = await openDeps();
  });
  afterEach(() => deps.close());

  test("stocking the demo cellar at a later start changes nothing", async () => {
    await stockDemo(deps, USER);
    const [first] = await everyWine();
    const drunk = (await everyWine()).find((wine) => wine.isArchived);
    await changeWine(deps, {
      cellarId: USER,
      change: { kind: "archive", wineId: first?.id ?? "" },
    });
    await changeWine(deps, {
      cellarId: USER,
      change: { kind: "unarchive", wineId: drunk?.id ?? "" },
    });
    const [place] = await deps.store.places(USER);
    await changePlace(deps, {
      cellarId: USER,
      change: { kind: "remove-place", placeId: place?.id ?? "" },
      spec: CALLS.removePlace,
      sent: undefined,
    });
    const before = [await everyWine(), await deps.store.places(USER)];

    await stockDemo(deps, USER);

    expect([await everyWine(), await deps.store.places(USER)]).toEqual(before);
  });

  test("the next server start completes an interrupted stocking of the demo cellar", async () => {
    const failing = (slug: string): Promise<Uint8Array> =>
      slug === DEMO_WINES[9]?.slug ? Promise.reject(new Error("killed")) : deps.demoPhoto(slug);
    await expect(stockDemo({ ...deps, demoPhoto: failing }, USER)).rejects.toThrow("killed");

    await stockDemo(deps, USER);

    expect((await everyWine()).map(({ name }) => name)).toEqual(
      DEMO_WINES.map(({ wine }) => wine.name),
    );
  });

  test("two concurrent server starts create one demo account and one cellar", async () => {
    const demo = { email: "demo@winecellar.example", password: "winecellar" };
    const both = { ...deps, ...accountDeps() };

    await Promise.all([openDemo(both, demo), openDemo(both, demo)]);

    const account = await deps.accounts.byEmail(demo.email);
    const wines = await winesIn(deps.store, account?.id ?? "", { includeArchived: true });
    expect(wines).toHaveLength(24);
    expect(await deps.store.places(account?.id ?? "")).toHaveLength(DEMO_PLACES.length);
  });
});

function dayAgo(days: number): string {
  return new Date(deps.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function everyWine() {
  return winesIn(deps.store, USER, { includeArchived: true });
}

async function openDeps() {
  const folder = await mkdtemp(join(tmpdir(), "stock-"));
  const database = openDatabase(":memory:");
  const now = Date.now;
  const accounts = accountStore(sqliteSql(database));
  await accounts.create(
    { id: USER, email: "a@b.example", passwordHash: "", unconfirmedSince: null },
    now(),
  );

  return {
    accounts,
    sessions: sessionStore(sqliteSql(database)),
    store: sqliteCellar(database),
    live: { publish: () => undefined },
    objects: objectStore(sqliteSql(database)),
    bytes: await openFolderBytes(folder),
    photoProcessor: sharpProcessor(),
    demoPhoto: (slug: string) =>
      readFile(join(import.meta.dirname, `../../assets/demo/${slug}.jpg`)),
    variants: singleFlight<Uint8Array>(),
    newId: randomUUID,
    now,
    async close() {
      database.close();
      await rm(folder, { recursive: true });
    },
  };
}

function accountDeps() {
  const hasher: PasswordHasher = {
    hash: (password) => Promise.resolve(`hashed ${password}`),
    verify: (hash, password) => Promise.resolve(hash === `hashed ${password}` ? "right" : "wrong"),
  };
  return { hasher, dummyHash: hasher.hash("") };
}

/** Reads width and height from the frame header (SOF2) of a progressive JPEG. */
function sizeOf(jpeg: Buffer): { width: number; height: number } {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc2]));
  return { height: jpeg.readUInt16BE(frame + 5), width: jpeg.readUInt16BE(frame + 7) };
}
