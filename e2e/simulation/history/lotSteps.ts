import fc from "fast-check";
import { type Lot, lotSchema, lotSeenSchema, wineBodyOf } from "sync-protocol";
import { editWine } from "../../../web/src/db/commands/wineCommands.ts";
import { heldIn, toldLots } from "../expectedStock.ts";
import { change, command, pick } from "./personSteps.ts";
import { edited } from "./shownAtOnce.ts";
import { anything, step, tabIndex, which, wineIndex } from "./step.ts";

/** Bottles are moved from a lot of a wine to another of its lots, or to one that is made by that. */
export function movesBetweenLots() {
  const quantity = fc.integer({ min: 1, max: 4 });
  return fc
    .tuple(which, tabIndex, wineIndex, anything, anything, quantity)
    .map(([b, t, w, from, to, bottles]) =>
      step(`browser ${String(b)}: moves ${String(bottles)} of wine ${String(w)}`, (world) => {
        const browser = world.browser(b);
        return change(browser, t, w, (wine) => {
          const lots = toldLots(wine);
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

/** What a person tells of the lots of a wine: more of one, another, none of it any more. */
const TOLD = {
  tells: (lots, { which: n }) => changedAt(lots, n, { position: n % 2 === 0 ? "A" : "B" }),
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
    drawn: { readonly which: number; readonly id: string; readonly state: Lot["state"] },
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
  const told = fc.constantFrom(...Object.keys(TOLD).filter(isTold));
  const form = fc.constantFrom("as it is", "as it was");
  const state = fc.constantFrom<Lot["state"]>("held", "ordered");
  return fc
    .tuple(which, tabIndex, wineIndex, told, anything, form, state)
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
          const drawn = { which: n, id: browser.newId(), state: lotState };
          const lots = [...TOLD[what](toldLots(seen), drawn)];
          if (lots.length === 0) return undefined;
          const stock = { bottleId: seen.bottleId, quantity: 0, lots };
          const body = { ...wineBodyOf(seen), lots, quantity: heldIn(stock) };
          return command(
            browser,
            tab,
            (cellar, occasion) => editWine(cellar, { seen, body, photo: undefined }, occasion),
            { before: wine, expected: edited(seen, body) },
          );
        },
      ),
    );
}

function isTold(what: string): what is keyof typeof TOLD {
  return what in TOLD;
}
