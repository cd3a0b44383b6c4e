import fc from "fast-check";
import { type EventBody, eventBodyOf, quantityChangeOf, type WineEvent } from "sync-protocol";
import {
  editEvent,
  type EventCommandOutcome,
  removeEvent,
  recordEvent,
} from "../../../web/src/engine/db/commands/eventCommands.ts";
import type { CellarDatabase } from "../../../web/src/engine/db/CellarDatabase.ts";
import { kindsFor } from "../../../web/src/rules/history/eventInputs.ts";
import type { WriteContext } from "../../../web/src/engine/outbox/outbox.ts";
import { type UserAction, eventsIn } from "../browser/checkStore.ts";
import type { Browser } from "../browser/Browser.ts";
import type { Tab } from "../browser/Tab.ts";
import { must } from "../RuleViolation.ts";
import { contentOf, jpegOf, UNREADABLE } from "../photos/pictures.ts";
import type { World } from "../World.ts";
import { letPass } from "./lineSteps.ts";
import { anything, step, tabIndex, which } from "./step.ts";

/** Edits or removes an event, or adds a tasting, which takes no bottle. */
export function editsEvents() {
  const what = fc.constantFrom("rates", "notes", "says it was given", "removes", "tastes");
  return fc.tuple(which, tabIndex, what, anything, anything).map(([b, t, doing, n, m]) =>
    step(`browser ${String(b)}: ${doing} event ${String(n)} (${String(m)})`, async (world) => {
      const browser = world.browser(b);
      const tab = await browser.tab(t);
      const events = await eventsOf(browser);
      const event = events[n % Math.max(1, events.length)];
      if (!event) return undefined;
      const { wineId } = event;
      const body = eventBodyOf(event);
      const edit = {
        rates: { rating: { value: m % 21, scale: 20 as const } },
        notes: { note: `Note ${String(m)}` },
        "says it was given": {
          // As in the form: an event that added or moved bottles cannot become a gift.
          ...(kindsFor(event).includes("gave") && { kind: "gave" as const }),
          company: "Friends",
        },
        removes: {},
        tastes: { kind: "tasted" as const },
      }[doing];
      const before = heldByWine(events, wineId);
      const done = await commandOf(browser, tab, (cellar, context) => {
        if (doing === "removes") return removeEvent(cellar, event.id, context);
        if (doing === "tastes")
          return recordEvent(cellar, { wineId, body: { ...body, ...edit } }, context);
        return editEvent(cellar, { seen: event, body: { ...body, ...edit } }, context);
      });
      const after = heldByWine(await eventsOf(browser), wineId);
      must(
        before === after,
        () =>
          `[H10] ${doing} made ${String(after)} bottles of the ${String(before)} that events count`,
      );
      return done;
    }),
  );
}

function heldByWine(events: readonly WineEvent[], wineId: string): number {
  return events.reduce(
    (sum, event) => sum + (event.wineId === wineId ? quantityChangeOf(event) : 0),
    0,
  );
}

/** Edits one event on two devices before either device has synced [H4: event merge]. */
export function editsEventWithOthers() {
  return fc.tuple(which, anything, anything).map(([b, n, m]) =>
    step(
      `browser ${String(b)}: rates event ${String(n)}, and another notes ${String(m)}`,
      async (world) => {
        const browser = world.browser(b);
        const twin = world.browsers.find((one) => one.owner === browser.owner && one !== browser);
        if (!twin) return undefined;
        await browser.tab(0);
        for (const device of [browser, twin, browser]) await world.drain(device, 0);
        const there = await eventsOf(twin);
        const here = await eventsOf(browser);
        const both = here.flatMap((event) => {
          const known = there.find(({ id }) => id === event.id);
          return known ? [[event, known] as const] : [];
        });
        const [event, known] = both[n % Math.max(1, both.length)] ?? [];
        if (!event || !known) return undefined;
        const rating = { value: m % 21, scale: 20 as const };
        await world.check(await edits(browser, event, { rating }));
        await world.check(await edits(twin, known, { note: `Note ${String(m)}` }));
        for (const device of [twin, browser]) await world.drain(device, 0);
        return undefined;
      },
    ),
  );
}

export function photographsEvents() {
  const what = fc.constantFrom<PhotoAct>(
    "photographs",
    "photographs",
    "photographs badly",
    "tastes and photographs",
    "removes the photo of",
  );
  return fc.tuple(which, tabIndex, what, anything).map(([b, t, doing, n]) =>
    step(`browser ${String(b)}: ${doing} event ${String(n)}`, async (world) => {
      const browser = world.browser(b);
      const tab = await browser.tab(t);
      const events = await eventsOf(browser);
      const event = events[n % Math.max(1, events.length)];
      return event && photographEvent(world, browser, { tab, event, doing });
    }),
  );
}

/** Shows an event's photo for longer than the retention time of unused photos. */
export function keepsPhotosOfEvents() {
  return fc.tuple(which, anything).map(([b, n]) =>
    step(`browser ${String(b)}: photographs event ${String(n)}, months ago`, async (world) => {
      const browser = world.browser(b);
      const tab = await browser.tab(0);
      const events = await eventsOf(browser);
      const event = events[n % Math.max(1, events.length)];
      if (!event) return undefined;
      await world.check(
        await photographEvent(world, browser, { tab, event, doing: "photographs" }),
      );
      await world.drain(browser, 0);
      await world.sendPhotos(browser, 0);
      await world.drain(browser, 0);
      for (const days of [1, 100]) await letPass(world, days * DAY_MS);
      return undefined;
    }),
  );
}

const DAY_MS = 24 * 3_600_000;

type PhotoAct =
  | "photographs"
  | "photographs badly"
  | "tastes and photographs"
  | "removes the photo of";

/**
 * [F3: local photos] Adds a photo to an event, and checks that the photo is kept when the command
 * is done.
 */
async function photographEvent(
  world: World,
  browser: Browser,
  { tab, event, doing }: { tab: Tab; event: WineEvent; doing: PhotoAct },
): Promise<UserAction> {
  const { owner, storeId } = browser;
  const content = `${doing === "photographs badly" ? UNREADABLE : "picture"} ${world.newId()}`;
  const body = eventBodyOf(event);
  const done = await commandOf(browser, tab, async (cellar, context) => {
    if (doing === "removes the photo of") {
      world.photos.giveUp({ owner, wineId: event.id }, storeId);
      return editEvent(cellar, { seen: event, body, photo: null }, context);
    }
    const photo = { jpeg: jpegOf(content) };
    const outcome =
      doing === "tastes and photographs"
        ? await recordEvent(cellar, { wineId: event.wineId, body: TASTED, photo }, context)
        : await editEvent(cellar, { seen: event, body, photo }, context);
    if (outcome.kind === "done") {
      const wineId = outcome.event.id;
      world.photos.entrust({ content, owner, wineId, isOfEvent: true }, storeId);
    }
    return outcome;
  });
  const { photos } = await browser.look();
  const isPromised = world.photos.promised.some((entrusted) => entrusted.content === content);
  must(
    !isPromised || photos.some(({ jpeg }) => contentOf(jpeg) === content),
    () => `[F3] ${content} was taken and is not kept`,
  );
  return done;
}

const TASTED = { kind: "tasted", day: "2026-02-01" } as const;

async function eventsOf(browser: Browser): Promise<readonly WineEvent[]> {
  return eventsIn(browser.owner, await browser.look());
}

type Command = (cellar: CellarDatabase, context: WriteContext) => Promise<EventCommandOutcome>;

async function edits(
  device: Browser,
  seen: WineEvent,
  values: Partial<EventBody>,
): Promise<UserAction> {
  const edit: Command = (cellar, context) =>
    editEvent(cellar, { seen, body: { ...eventBodyOf(seen), ...values } }, context);
  return commandOf(device, await device.tab(0), edit);
}

/** [O1: one transaction] Runs a command and checks that the view shows its effect immediately. */
async function commandOf(browser: Browser, tab: Tab, run: Command): Promise<UserAction> {
  const outcome = await tab.work((cellar) =>
    run(cellar, { now: browser.now(), newId: browser.newId }),
  );
  browser.undo = outcome?.kind === "done" ? { tab, run: outcome.undo } : undefined;
  if (outcome?.kind !== "done") return "command";
  const shown = (await eventsOf(browser)).find(({ id }) => id === outcome.event.id);
  must(
    shown === undefined || shown.note === outcome.event.note,
    () => `[O1] what was said of event ${outcome.event.id} does not show`,
  );
  return "command";
}
