import fc from "fast-check";
import { type Place, type PlaceBody, placeBodyOf } from "sync-protocol";
import {
  type PlaceCommandOutcome,
  putPlace,
  removePlace,
} from "../../../web/src/engine/db/commands/placeCommands.ts";
import type { CellarDatabase } from "../../../web/src/engine/db/CellarDatabase.ts";
import { wakeOutbox } from "../../../web/src/engine/db/push-pull/writeFailedRun.ts";
import type { WriteContext } from "../../../web/src/engine/outbox/outbox.ts";
import type { Browser } from "../browser/Browser.ts";
import { type UserAction, placesIn } from "../browser/checkStore.ts";
import type { Tab } from "../browser/Tab.ts";
import { must } from "../RuleViolation.ts";
import type { RequestOutcome } from "../RequestOutcome.ts";
import { isSameBody } from "../places/expectedPlaces.ts";
import type { World } from "../World.ts";
import { anything, step, tabIndex, which } from "./step.ts";

/** Creates, renames or nests a place, based on the place's current or earlier state. */
export function putsPlaces() {
  const what = fc.constantFrom("makes", "makes", "renames", "puts into another", "takes out");
  const form = fc.constantFrom("as it is", "as it was");
  return fc
    .tuple(which, tabIndex, what, anything, anything, form)
    .map(([b, t, doing, n, m, seenAs]) =>
      step(
        `browser ${String(b)}: ${doing} a place (${String(n)}, ${String(m)}) ${seenAs}`,
        async (world) => {
          const browser = world.browser(b);
          const tab = await browser.tab(t);
          const places = await placesOf(browser);
          const place = doing === "makes" ? undefined : places[n % Math.max(1, places.length)];
          if (!place && doing !== "makes") return undefined;
          const present = place ?? { ...EMPTY_PLACE, name: `Place ${String(n)}` };
          const known = place && seenAs === "as it was" ? browser.seenPlaces.get(place.id) : place;
          const seen = known ?? place;
          if (place) browser.seenPlaces.set(place.id, place);
          const other = places[m % (places.length + 1)]?.id ?? null;
          const edit = {
            makes: { parentId: other },
            renames: { name: `Place ${String(m)}` },
            "puts into another": { parentId: other },
            "takes out": { parentId: null },
          }[doing];
          const body: PlaceBody = { ...placeBodyOf(seen ?? present), ...edit };
          return commandOf(browser, tab, (cellar, context) =>
            putPlace(cellar, { seen, body }, context),
          );
        },
      ),
    );
}

const EMPTY_PLACE: PlaceBody = {
  name: "",
  parentId: null,
  kind: "rack",
  rows: 4,
  columns: 6,
  depth: null,
};

export function removesPlaces() {
  return fc.tuple(which, tabIndex, anything).map(([b, t, n]) =>
    step(`browser ${String(b)}: removes place ${String(n)}`, async (world) => {
      const browser = world.browser(b);
      const tab = await browser.tab(t);
      const places = await placesOf(browser);
      const place = places[n % Math.max(1, places.length)];
      if (!place) return undefined;
      return commandOf(browser, tab, (cellar, context) => removePlace(cellar, place.id, context));
    }),
  );
}

/** Each of two unsynced devices puts one of two places into the other place [G2: no cycles]. */
export function nestsWithOthers() {
  return which.map((b) =>
    step(`browser ${String(b)} and another put two places each into the other`, async (world) => {
      const met = await giveSamePlaces(world, b);
      if (!met) return undefined;
      const { browser, twin, places } = met;
      const [outer, inner] = places;
      await edits(world, browser, outer, { parentId: inner.id });
      await edits(world, twin, inner, { parentId: outer.id });
      await world.drain(browser, 0);
      await world.drain(twin, 0);
      return undefined;
    }),
  );
}

/** Swaps two nested places while a device has read only half of the swap [G5: cycles]. */
export function turnsNestingRound() {
  return which.map((b) =>
    step(`browser ${String(b)} reads half of how two places changed parts`, async (world) => {
      const met = await giveSamePlaces(world, b);
      if (!met) return undefined;
      const { browser, twin, places } = met;
      const [outer, inner] = places;
      await edits(world, twin, inner, { parentId: outer.id });
      for (const device of [twin, browser]) await world.drain(device, 0);
      await edits(world, twin, { ...inner, parentId: outer.id }, { parentId: null });
      await edits(world, twin, outer, { parentId: inner.id });
      await edits(world, twin, { ...inner, parentId: null }, { name: "Outer by now" });
      await world.drain(twin, 0);
      await world.drain(browser, 0);
      return undefined;
    }),
  );
}

/**
 * Changes a place on this device, unsent, while another device changes or removes it [G1: put] [G3:
 * removed place].
 */
export function changesPlaceWithOthers() {
  const others = fc.constantFrom("renames", "measures", "removes");
  return fc.tuple(which, others).map(([b, other]) =>
    step(`browser ${String(b)} renames a place; another ${other} it`, async (world) => {
      const met = await giveSamePlaces(world, b);
      if (!met) return undefined;
      const { browser, twin, places } = met;
      const [place] = places;
      await edits(world, browser, place, { name: "Mine" });
      if (other === "renames") await edits(world, twin, place, { name: "Theirs" });
      if (other === "measures") await edits(world, twin, place, { rows: 7 });
      if (other === "removes") {
        const tab = await twin.tab(0);
        const remove: Command = (cellar, context) => removePlace(cellar, place.id, context);
        await world.check(await commandOf(twin, tab, remove));
      }
      await world.drain(twin, 0);
      await world.drain(browser, 0);
      return undefined;
    }),
  );
}

/**
 * Loses the answers of two changes of a place. The device then reads only the result of the first
 * change.
 */
export function isPlaceAnsweredByHalves() {
  return which.map((b) =>
    step(`browser ${String(b)}: a change of a place is answered before the next`, async (world) => {
      const met = await giveSamePlaces(world, b);
      if (!met) return undefined;
      const { browser, places } = met;
      const [place] = places;
      await edits(world, browser, place, { name: "Once" });
      await edits(world, browser, { ...place, name: "Once" }, { name: "Twice" });
      const lines: RequestOutcome[][] = [
        ["broken after", "request lost"],
        ["well", "request lost"],
        ["broken after"],
      ];
      for (const requestOutcomes of lines) {
        await (await browser.tab(0)).work(wakeOutbox);
        await world.drain(browser, 0, requestOutcomes);
      }
      return undefined;
    }),
  );
}

/** Gives two devices of one user the same two places. */
async function giveSamePlaces(world: World, index: number) {
  const browser = world.browser(index);
  const twin = world.browsers.find((one) => one.owner === browser.owner && one !== browser);
  if (!twin) return undefined;
  for (const name of ["One", "Other"]) {
    const make: Command = (cellar, context) =>
      putPlace(cellar, { seen: undefined, body: { name } }, context);
    await world.check(await commandOf(browser, await browser.tab(0), make));
  }
  await world.drain(browser, 0);
  await world.drain(twin, 0);
  const [one, other] = (await placesOf(twin)).slice(-2);
  return one && other ? { browser, twin, places: [one, other] as const } : undefined;
}

async function edits(world: World, device: Browser, seen: Place, values: Partial<PlaceBody>) {
  const body = { ...placeBodyOf(seen), ...values };
  const edit: Command = (cellar, context) => putPlace(cellar, { seen, body }, context);
  await world.check(await commandOf(device, await device.tab(0), edit));
}

type Command = (cellar: CellarDatabase, context: WriteContext) => Promise<PlaceCommandOutcome>;

async function placesOf(browser: Browser): Promise<readonly Place[]> {
  return [...placesIn(await browser.look()).values()];
}

/**
 * [O1: one transaction] Runs a command. Checks that the command changes only this place, and that
 * the view shows the change immediately.
 */
async function commandOf(browser: Browser, tab: Tab, run: Command): Promise<UserAction> {
  const before = placesIn(await browser.look());
  const outcome = await tab.work((cellar) =>
    run(cellar, { now: browser.now(), newId: browser.newId }),
  );
  browser.undo = outcome?.kind === "done" ? { tab, run: outcome.undo } : undefined;
  if (outcome?.kind !== "done") return "command";

  const { id } = outcome.place;
  const after = placesIn(await browser.look());
  const shown = after.get(id);
  must(
    shown === undefined || isSameBody(shown, outcome.place),
    () => `[O1] what was done to place ${id} does not show`,
  );
  for (const [otherId, other] of before) {
    const same = after.get(otherId);
    const isUntouched = otherId === id || (same !== undefined && isSameBody(same, other));
    must(isUntouched, () => `[O1] place ${otherId} changed with another`);
  }
  return "command";
}
