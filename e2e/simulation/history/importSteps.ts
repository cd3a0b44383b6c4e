import fc from "fast-check";
import { isDeepStrictEqual } from "node:util";
import {
  type Change,
  eventBodySchema,
  lotsOf,
  NOT_RECORDED,
  plainLot,
  stockOf,
  type Wine,
  wineBodyOf,
  type WineEvent,
} from "sync-protocol";
import type { CellarDatabase } from "../../../web/src/engine/db/CellarDatabase.ts";
import { importWines } from "../../../web/src/engine/db/commands/importWines.ts";
import { undoImport } from "../../../web/src/engine/db/commands/undoImport.ts";
import { readImported, readImports } from "../../../web/src/engine/db/importJournal.ts";
import { readEventIds } from "../../../web/src/engine/db/takenIds.ts";
import { ownDraft, ownExportIn } from "../../../web/src/import/files/ownExport.ts";
import { eventsToCome } from "../../../web/src/import/plan/planEvents.ts";
import { changesOf, type Choices, planImport } from "../../../web/src/import/plan/planImport.ts";
import { must } from "../RuleViolation.ts";
import type { Browser } from "../browser/Browser.ts";
import { type UserAction, eventsIn, viewOf } from "../browser/checkStore.ts";
import type { Tab } from "../browser/Tab.ts";
import { bodyWith } from "../newWine.ts";
import type { World } from "../World.ts";
import { step, tabIndex, which } from "./step.ts";

/** Imports an export of one wine with its events, or undoes the last import [H8: export]. */
export function importsExports() {
  const doing = fc.constantFrom("imports", "imports", "takes back");
  return fc.tuple(which, tabIndex, fc.nat({ max: 1 }), doing).map(([b, t, n, what]) =>
    step(`browser ${String(b)}: ${what} export ${String(n)}`, async (world) => {
      const browser = world.browser(b);
      const tab = await browser.tab(t);
      return what === "imports"
        ? imports(world, browser, { tab, n })
        : takesBack(world, browser, tab);
    }),
  );
}

/**
 * Imports a list from another app with one wine bought on several days, and then a newer list with
 * further purchases [H9: purchases].
 */
export function importsLists() {
  return fc.tuple(which, tabIndex, fc.nat({ max: 1 })).map(([b, t, n]) =>
    step(`browser ${String(b)}: imports list ${String(n)}`, async (world) => {
      const browser = world.browser(b);
      const tab = await browser.tab(t);
      const idOf = (at: number) => listedId(n * 100 + at);
      const seen = viewOf(browser.owner, await browser.look()).find(({ id }) => id === idOf(1));
      const change = listedChange(idOf, seen);
      const order = {
        changes: [change],
        places: [],
        photos: new Map(),
        events: [],
        updated: [],
        wishes: [],
      };
      const importId = browser.newId();
      const isFirst = await tab.work(async (cellar) => {
        const isUnknown = (await cellar.wines.get(idOf(1))) === undefined;
        await importWines(
          cellar,
          {
            ...{ ...order, id: importId, title: "list.csv" },
            ...{ fullHistoryIds: new Set<string>(), removedBottles: new Map<string, number>() },
          },
          { now: browser.now(), newId: browser.newId },
          { signal: new AbortController().signal, onProgress: () => undefined },
        );
        return isUnknown;
      });
      browser.undo = undefined;
      const shown = eventsIn(browser.owner, await browser.look());
      const came = shown.filter((event) => event.importId === importId);
      must(
        isFirst !== true ||
          seen !== undefined ||
          came.length === 0 ||
          came.length === LISTED.length,
        () => `[H9] the list came with ${String(came.length)} purchases`,
      );
      return "import";
    }),
  );
}

/** The purchase dates in the first imported list. The second list adds those in `LISTED_LATER`. */
const LISTED = ["2018-03-04", "2021-05-06", null] as const;
const LISTED_LATER = ["2022-07-08", "2023-09-10"] as const;

const listedId = (at: number) => `00000000-0000-5000-9000-${String(at).padStart(12, "0")}`;

function listedChange(idOf: (at: number) => string, seen: Wine | undefined): Change {
  const lotsFrom = (first: number, days: readonly (string | null)[]) =>
    days.map((boughtOn, at) => ({ ...plainLot(idOf(first + at), 2), boughtOn }));
  const wineId = idOf(1);
  if (!seen) {
    const lots = lotsFrom(2, LISTED);
    return { kind: "create", wineId, bottleId: idOf(2), body: bodyWith({ quantity: 6, lots }) };
  }
  const before = [...lotsOf(seen)];
  const known = new Set(before.map(({ id }) => id));
  const lots = [...before, ...lotsFrom(10, LISTED_LATER).filter(({ id }) => !known.has(id))];
  const { quantity } = stockOf(seen.bottleId, lots);
  const base = { lots: seen.lots, quantity: seen.quantity };
  return { kind: "edit", wineId, body: { ...wineBodyOf(seen), lots, quantity }, base };
}

async function imports(
  world: World,
  browser: Browser,
  { tab, n }: { readonly tab: Tab; readonly n: number },
): Promise<UserAction> {
  const { wine, events } = anExport(browser.owner, n);
  const known = viewOf(browser.owner, await browser.look());
  const isNew = await tab.work((cellar) =>
    importExport(cellar, { wine, events, known }, { now: browser.now(), newId: browser.newId }),
  );
  browser.undo = undefined;
  const store = await browser.look();
  for (const { change } of store.outbox) {
    if (change.kind === "remove-event" && isNew === true)
      world.noteReplacedEvent(change.eventId, wine.id);
  }
  if (isNew === true) {
    const shown = eventsIn(browser.owner, store).filter(({ wineId }) => wineId === wine.id);
    must(
      isDeepStrictEqual(byId(shown), byId(events)),
      () => `[H8] ${wine.id} came with ${String(shown.length)} events, not as it was exported`,
    );
  }
  return "import";
}

/**
 * Imports a wine and its events with the changes that the import page makes. Returns whether the
 * import created the wine.
 */
async function importExport(
  cellar: CellarDatabase,
  { wine, events, known }: WineExport & { readonly known: readonly Wine[] },
  { now, newId }: { readonly now: number; readonly newId: () => string },
): Promise<boolean> {
  const own = ownExportIn({ exportedAt: new Date(now).toISOString(), wines: [wine], events });
  if (!own) throw new Error("The export is none");
  const undone = new Set(
    (await readImports(cellar)).flatMap((one) => (one.isUndone ? one.id : [])),
  );
  const before = new Map((await readImported(cellar)).map((one) => [one.wineId, one]));
  const plan = planImport(
    own.wines.map((one, at) => ownDraft(one, at, own, "wine-cellar.json")),
    known.map((one) => ({
      wine: one,
      isImportUndone: undone.has(before.get(one.id)?.importId ?? ""),
    })),
    { choices: CHOICES, year: 2026 },
  );
  const knownEvents = await readEventIds(cellar);
  const fullHistoryIds = new Set([wine.id]);
  const imported = { events, eventPhotos: new Map<string, Uint8Array>(), fullHistoryIds };
  const past = eventsToCome(imported, { plan, choices: CHOICES, knownEvents });
  const changes = plan.flatMap((one) => changesOf(one, CHOICES));
  const isFirst = past.coming.length === events.length;
  const wasHere = (await cellar.wines.get(wine.id)) !== undefined;
  await importWines(
    cellar,
    {
      ...{ id: newId(), title: "wine-cellar.json", changes, places: [], photos: new Map() },
      ...{
        events: past.coming,
        fullHistoryIds,
        wishes: [],
        updated: past.updated,
        removedBottles: past.removedBottles,
      },
    },
    { now, newId },
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
  return !wasHere && isFirst && changes.some(({ kind }) => kind === "create");
}

async function takesBack(world: World, browser: Browser, tab: Tab): Promise<UserAction> {
  browser.undo = undefined;
  const wineOf = new Map(
    eventsIn(browser.owner, await browser.look()).map(({ id, wineId }) => [id, wineId]),
  );
  await tab.work(async (cellar) => {
    const last = (await readImports(cellar)).find(({ isUndone }) => !isUndone);
    if (!last) return;
    await undoImport(cellar, last.id, { now: browser.now(), newId: browser.newId });
  });
  for (const { change } of (await browser.look()).outbox) {
    const wineId = change.kind === "remove-event" ? wineOf.get(change.eventId) : undefined;
    if (change.kind === "remove-event" && wineId !== undefined) {
      world.noteReplacedEvent(change.eventId, wineId);
    }
  }
  return "import";
}

const CHOICES: Choices = {
  completions: { all: {}, one: {} },
  like: { all: "add", one: {} },
  updateChanged: false,
  addEmpty: true,
};

interface WineExport {
  readonly wine: Wine;
  readonly events: readonly WineEvent[];
}

function anExport(userId: string, n: number): WineExport {
  const idOf = (at: number) => `00000000-0000-4000-9000-${String(n * 100 + at).padStart(12, "0")}`;
  const wineId = idOf(1);
  const event = (at: number, kind: WineEvent["kind"], bottles: number, isUncounted = false) => {
    const body = eventBodySchema.parse({ kind, day: "2025-11-20", note: `Event ${String(at)}` });
    const lotId = isUncounted ? null : idOf(2);
    return { ...body, ...NOT_RECORDED, id: idOf(at), wineId, lotId, bottles, isUncounted };
  };
  return {
    wine: {
      ...bodyWith({ quantity: 3 }),
      id: wineId,
      bottleId: idOf(2),
      userId,
      isArchived: false,
    },
    events: [event(3, "added", 5), event(4, "drank", -2), event(5, "tasted", 0, true)],
  };
}

function byId(events: readonly WineEvent[]): readonly WineEvent[] {
  return [...events].sort((one, other) => (one.id < other.id ? -1 : 1));
}
