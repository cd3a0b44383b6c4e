import fc from "fast-check";
import { type Lot, lotSchema, lotSeenSchema, wineBodyOf } from "sync-protocol";
import { editWine, recordChange } from "../../../web/src/engine/db/commands/wineCommands.ts";
import type { CellarWine } from "../../../web/src/rules/cellar/CellarWine.ts";
import type { Browser } from "../browser/Browser.ts";
import { placesIn, viewOf } from "../browser/checkStore.ts";
import { allLots, heldIn, withFirstLot } from "../expectedStock.ts";
import type { World } from "../World.ts";
import { change, type Command, command, pick } from "./personSteps.ts";
import { changed, edited } from "./shownAtOnce.ts";
import { anything, step, tabIndex, which, wineIndex } from "./step.ts";

export function movesBetweenLots() {
  const quantity = fc.integer({ min: 1, max: 4 });
  return fc
    .tuple(which, tabIndex, wineIndex, anything, anything, quantity)
    .map(([b, t, w, from, to, bottles]) =>
      step(`browser ${String(b)}: moves ${String(bottles)} of wine ${String(w)}`, (world) => {
        const browser = world.browser(b);
        return change(browser, t, w, (wine) => {
          const lots = allLots(wine);
          const [source, target] = [lots[from % lots.length], lots[to % (lots.length + 1)]];
          return {
            kind: "move-bottles",
            wineId: wine.id,
            from: source?.id ?? wine.bottleId,
            to: lotSeenSchema.parse(target ?? { id: browser.newId(), position: "K" }),
            quantity: bottles,
          };
        });
      }),
    );
}

/** Edits of a wine's lots, as functions from the old lots to the new lots. */
const LOT_EDITS = {
  edits: (lots, { which: n }) => changedAt(lots, n, { position: n % 2 === 0 ? "A" : "B" }),
  lies: (lots, { which: n, placeId }) => changedAt(lots, n, { placeId }),
  "counts more": (lots, { which: n }) =>
    changedAt(lots, n, (lot) => ({ bottles: lot.bottles + 2 })),
  "counts fewer": (lots, { which: n }) =>
    changedAt(lots, n, (lot) => ({ bottles: Math.max(0, lot.bottles - 1) })),
  adds: (lots, { id, state }) => [...lots, lotSchema.parse({ id, bottles: 2, state })],
  receives: (lots) => lots.map((lot) => ({ ...lot, state: "held" as const })),
  removes: (lots, { which: n }) => lots.filter((_, index) => index !== n % lots.length),
} as const satisfies Record<
  string,
  (
    lots: readonly Lot[],
    drawn: {
      readonly which: number;
      readonly id: string;
      readonly state: Lot["state"];
      readonly placeId: string | null;
    },
  ) => readonly Lot[]
>;

function changedAt(
  lots: readonly Lot[],
  which: number,
  values: Partial<Lot> | ((lot: Lot) => Partial<Lot>),
): readonly Lot[] {
  return lots.map((lot, index) => {
    if (index !== which % lots.length) return lot;
    return { ...lot, ...(typeof values === "function" ? values(lot) : values) };
  });
}

export function editsLots() {
  const editKind = fc.constantFrom(...Object.keys(LOT_EDITS).filter(isLotEdit));
  const form = fc.constantFrom("as it is", "as it was");
  const state = fc.constantFrom<Lot["state"]>("held", "ordered");
  return fc
    .tuple(which, tabIndex, wineIndex, editKind, anything, form, state)
    .map(([b, t, w, what, n, seenAs, lotState]) =>
      step(
        `browser ${String(b)}: ${what} (${String(n)}, ${lotState}) of wine ${String(w)} ${seenAs}`,
        async (world) => {
          const browser = world.browser(b);
          const tab = await browser.tab(t);
          const wine = await pick(browser, w);
          if (!wine) return undefined;
          const seen = (seenAs === "as it was" ? browser.seen.get(wine.id) : undefined) ?? wine;
          browser.seen.set(wine.id, wine);
          const places = [...placesIn(await browser.look()).keys(), browser.newId(), null];
          const placeId = places[n % places.length] ?? null;
          const drawn = { which: n, id: browser.newId(), state: lotState, placeId };
          const lots = [...LOT_EDITS[what](allLots(seen), drawn)];
          if (lots.length === 0) return undefined;
          const stock = { bottleId: seen.bottleId, quantity: 0, lots };
          const body = { ...wineBodyOf(seen), lots, quantity: heldIn(stock) };
          return command(
            browser,
            tab,
            (cellar, context) => editWine(cellar, { seen, body, photo: undefined }, context),
            // A removed first lot stays in the record, without bottles.
            {
              before: wine,
              expected: edited(seen, { ...body, lots: withFirstLot(seen.bottleId, lots) }),
            },
          );
        },
      ),
    );
}

/**
 * The possible changes that this device makes to a lot. `THEIRS` are the changes of another device.
 */
const MINE = ["edits", "receives", "counts", "removes", "takes", "adds"] as const;
const THEIRS = ["edits", "counts", "empties", "removes"] as const;

/**
 * Changes a lot on this device, unsent, while another device changes the same lot [L2: adding] [L5:
 * arrival].
 */
export function changesLotWithOthers() {
  return fc
    .tuple(which, wineIndex, fc.constantFrom(...MINE), fc.constantFrom(...THEIRS))
    .map(([b, w, mine, theirs]) =>
      step(
        `browser ${String(b)} ${mine} of a lot of wine ${String(w)}; another ${theirs}`,
        async (world) => {
          const [owner] = world.persons;
          const devices = world.browsers.filter((one) => one.owner === owner);
          const browser = devices[b % devices.length];
          const twin = devices.find((one) => one !== browser);
          if (!browser || !twin) return undefined;
          await browser.tab(0);
          const wines = viewOf(owner, await browser.look()).filter(
            (one) => one.quantity < 900 && allLots(one).length < 5,
          );
          const wine = wines[w % Math.max(1, wines.length)];
          if (!wine) return undefined;
          const state = mine === "receives" ? "ordered" : "held";
          const details = { bottles: 3, position: "A", state };
          const lot = lotSchema.parse({ id: browser.newId(), ...details });
          await writeLots(world, browser, wine, ([first, ...others]) => [
            ...(first ? [{ ...first, position: "C" }] : []),
            ...others,
            lot,
          ]);
          for (const device of [browser, twin, browser]) await world.drain(device, 0);

          const [here, there] = await Promise.all(
            [browser, twin].map(async (device) => {
              const shown = viewOf(owner, await device.look());
              return shown.find((one) => one.id === wine.id);
            }),
          );
          if (!here || !there) return undefined;
          const only = (values: Partial<Lot>) => (lots: readonly Lot[]) =>
            lots.map((one) => (one.id === lot.id ? { ...one, ...values } : one));
          const without = (lots: readonly Lot[]) => lots.filter(({ id }) => id !== lot.id);
          const counts = only({ bottles: 5 });
          const theirLots = {
            edits: only({ shop: "Enoteca" }),
            counts,
            empties: only({ bottles: 0 }),
            removes: without,
          }[theirs];

          if (mine === "takes" || mine === "adds") {
            const kind = mine === "takes" ? "remove-bottles" : "add-bottles";
            const bottles = { kind, wineId: wine.id, quantity: 2, lotId: lot.id } as const;
            const tab = await browser.tab(0);
            const count: Command = (cellar, context) => recordChange(cellar, bottles, context);
            const shows = { before: here, expected: changed(bottles) };
            await world.check(await command(browser, tab, count, shows));
          } else {
            const myLots = {
              edits: only({ position: "B" }),
              receives: only({ state: "held" }),
              counts,
              removes: without,
            }[mine];
            await writeLots(world, browser, here, myLots);
          }
          await writeLots(world, twin, there, theirLots);
          await world.drain(twin, 0);
          await world.drain(browser, 0);
          return undefined;
        },
      ),
    );
}

/** Edits the wine's lots, based on what the form showed. */
async function writeLots(
  world: World,
  device: Browser,
  seen: CellarWine,
  editLots: (lots: readonly Lot[]) => readonly Lot[],
): Promise<void> {
  const lots = [...editLots(allLots(seen))];
  if (lots.length === 0) return;
  const quantity = heldIn({ bottleId: seen.bottleId, quantity: 0, lots });
  const body = { ...wineBodyOf(seen), lots, quantity };
  const edit: Command = (cellar, context) =>
    editWine(cellar, { seen, body, photo: undefined }, context);
  const shows = { before: seen, expected: edited(seen, body) };
  await world.check(await command(device, await device.tab(0), edit, shows));
}

function isLotEdit(what: string): what is keyof typeof LOT_EDITS {
  return what in LOT_EDITS;
}
