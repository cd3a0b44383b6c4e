// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import fc from "fast-check";
import type { Change } from "sync-protocol";
import { expect, test, vi } from "vitest";
import { type CellarDatabase, openCellarDatabase } from "../../db/CellarDatabase.ts";
import { cellarOf, deleteCellar } from "../../db/cellars.ts";
import { addWineAs, recordChange } from "../../db/commands/wineCommands.ts";
import { prepareCellar } from "../../db/opening/prepareCellar.ts";
import { keptPhotoKeys } from "../../db/photos/photoKeys.ts";
import { readFirstScreen } from "../../db/queries/readFirstScreen.ts";
import type { FirstScreenNote } from "../../view/firstScreen.ts";
import { byWine, cellarView } from "../../view/cellarView.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { countWaiting } from "../../outbox/outbox.ts";
import { aBody, id, shownAtOnce } from "../../../rules/testBuilders.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { drain } from "../../sync/drain.ts";
import { memoryServer, type MemoryServer } from "../../sync/test/memoryServer.ts";
import { localCellar } from "./localCellar.ts";
import { syncFeed } from "../status/syncFeed.ts";

const WINES = 4;
const PAGES = 2;

type BottleChange = Exclude<Change, { readonly kind: "create" | "edit" }>;

type Step =
  | { readonly kind: "command"; readonly page: number; readonly change: BottleChange }
  | { readonly kind: "add"; readonly page: number; readonly wineId: string; readonly name: string }
  | { readonly kind: "drain"; readonly page: number; readonly lost: boolean }
  | { readonly kind: "elsewhere"; readonly change: BottleChange }
  | { readonly kind: "damage" }
  | { readonly kind: "photo"; readonly wineId: string };

const STEPS = Number(process.env["CELLAR_STEPS"] ?? "25");

test("[S2] after random steps, the shown cellar and saved notes match the store", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps(), { maxLength: STEPS }), async (drawn) => {
      const world = await openWorld();
      try {
        for (const step of drawn) {
          const expected = await world.take(step);
          await vi.waitFor(async () => {
            expect(shownNow()).toEqual(await storedNow(world.cellar));
          });
          await world.expectNotesTrue();
          if (expected) expect(world.seen()).toEqual(new Set([expected]));
        }
      } finally {
        await world.close();
      }
    }),
    { numRuns: 12 },
  );
}, 60_000);

interface World {
  readonly cellar: CellarDatabase;
  /**
   * Runs the step. Returns the only bottle counts that may be shown during the step, if these are
   * known.
   */
  readonly take: (step: Step) => Promise<string | undefined>;
  /** Expects that each note saved so far for the next start is correct or not used. */
  readonly expectNotesTrue: () => Promise<void>;
  readonly seen: () => ReadonlySet<string>;
  readonly close: () => Promise<void>;
}

async function openWorld(): Promise<World> {
  const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };
  const server = memoryServer(user.id);
  server.pageSize = 2;
  for (let n = 1; n < WINES; n += 1) server.stock({ id: id(n), userId: user.id, quantity: 3 });
  const cellar = cellarOf(user.id);
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  const pages = [cellar, ...Array.from({ length: PAGES - 1 }, () => openCellarDatabase(user.id))];
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  await vi.waitFor(() => {
    expect(localCellar.getState().kind).toBe("read");
  });
  const notes: FirstScreenNote[] = [];
  let seen = new Set<string>();
  const stop = localCellar.subscribe(() => {
    seen.add(bottlesNow());
  });
  return {
    cellar,
    seen: () => seen,
    async take(step) {
      seen = new Set([bottlesNow()]);
      const isUpToDate = step.kind === "drain" && (await isUpToDateWith(server, cellar));
      const before = bottlesNow();
      await takeStep(step, pages, server);
      return isUpToDate ? before : undefined;
    },
    async expectNotesTrue() {
      notes.push(...noteNow());
      const { wines, stats } = await storedNow(cellar);
      for (const note of notes) {
        const first = await readFirstScreen(cellar, note);
        if (first) expect(first).toEqual({ wines, stats, count: wines.length });
      }
    },
    async close() {
      stop();
      sessionStore.setState({ kind: "signedOut" }, true);
      for (const page of pages.slice(1)) page.close();
      await deleteCellar(user.id);
    },
  };
}

async function isUpToDateWith({ rows }: MemoryServer, cellar: CellarDatabase): Promise<boolean> {
  const cursor = (await cellar.state.get("sync"))?.cursor ?? 0;
  const hasRefused = (await cellar.attention.count()) > 0;
  return cursor > 0 && !hasRefused && [...rows.values()].every(({ seq }) => seq <= cursor);
}

async function takeStep(
  step: Step,
  pages: readonly CellarDatabase[],
  server: MemoryServer,
): Promise<void> {
  const context = { now: 1, newId: () => crypto.randomUUID() };
  const pageOf = (page: number) => pages[page % pages.length]!;
  switch (step.kind) {
    case "command":
      await recordChange(pageOf(step.page), step.change, context);
      return;
    case "add": {
      const { wineId } = step;
      const form = { body: aBody({ name: step.name }), photo: undefined };
      await addWineAs(pageOf(step.page), { wineId, bottleId: context.newId() }, form, context);
      return;
    }
    case "drain":
      if (step.lost) server.faults.push("answer lost");
      await drain(pageOf(step.page), {
        server,
        now: () => 1,
        random: () => 0.5,
        newId: context.newId,
      });
      return;
    case "elsewhere":
      if (server.rows.has(step.change.wineId)) server.change(step.change);
      return;
    case "damage":
      // The server sends everything again, as after a damaged row.
      await pageOf(0).state.update("sync", { cursor: 0, filled: false });
      return;
    case "photo": {
      const photo = { id: context.newId(), recordId: step.wineId, jpeg: new ArrayBuffer(1) };
      await pageOf(1).photos.add({ ...photo, keptAt: 1 });
    }
  }
}

function steps(): fc.Arbitrary<Step> {
  const page = fc.nat(PAGES - 1);
  const wineId = fc.integer({ min: 1, max: WINES }).map(id);
  const moved = fc.record({
    kind: fc.constantFrom("add-bottles" as const, "remove-bottles" as const),
    wineId,
    quantity: fc.integer({ min: 1, max: 3 }),
  });
  const archived = fc.record({
    kind: fc.constantFrom("archive" as const, "unarchive" as const),
    wineId,
  });
  const change = fc.oneof<[typeof moved, typeof archived]>(moved, archived);
  const name = fc.constantFrom("Aloxe", "Zind");
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant("command" as const), page, change }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("elsewhere" as const), change }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant("drain" as const),
        page,
        lost: fc.nat(4).map((drawn) => drawn === 0),
      }),
    },
    fc.record({ kind: fc.constant("add" as const), page, wineId: fc.constant(id(WINES)), name }),
    fc.record({ kind: fc.constant("photo" as const), wineId }),
    fc.record({ kind: fc.constant("damage" as const) }),
  );
}

function noteNow(): readonly FirstScreenNote[] {
  const local = localCellar.getState();
  if (local.kind !== "read" || local.stamp === undefined) return [];
  const { stamp, ready } = local;
  const wineIds = ready.wines.map((wine) => wine.id);
  return [{ stamp, wineIds, count: wineIds.length, stats: ready.stats }];
}

function shownNow() {
  const local = localCellar.getState();
  if (local.kind !== "read") return undefined;
  const { wines, stats } = local.ready;
  const { waiting, attention, state } = syncFeed.getState();
  return { wines, stats, waiting, attention, cursor: state?.cursor };
}

async function storedNow(cellar: CellarDatabase) {
  const { userId } = cellar;
  const rows = await cellar.wines.toArray();
  const outbox = await cellar.outbox.orderBy("position").toArray();
  const photosOf = await keptPhotoKeys(cellar);
  const waitingPhotos = Array.from(
    photosOf,
    ([wineId, [photo]]) => [wineId, photo?.id ?? ""] as const,
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const sources = { userId, rowOf, pendingOf: byWine(outbox), photosOf };
  return {
    wines: cellarView({ userId, rows, outbox, photosOf }),
    stats: shownAtOnce()(sources, "all").stats,
    waiting: countWaiting(outbox, new Map(waitingPhotos)),
    attention: (await cellar.attention.toArray()).sort((a, b) => a.position - b.position),
    cursor: (await cellar.state.get("sync"))?.cursor,
  };
}

function bottlesNow(): string {
  const local = localCellar.getState();
  const wines: readonly CellarWine[] = local.kind === "read" ? local.ready.wines : [];
  return wines
    .map(({ name, id: wineId, quantity }) => `${name} ${wineId}: ${String(quantity)}`)
    .join();
}
