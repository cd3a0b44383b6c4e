import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aRow, id } from "../../../rules/testBuilders.ts";
import { type CellarDatabase, openCellarDatabase } from "../CellarDatabase.ts";
import { prepareCellar } from "../opening/prepareCellar.ts";
import { presentWine } from "../presentWine.ts";
import { preparePush } from "../push-pull/preparePush.ts";
import { changeKeeping, closeBottle, finishBottle, openBottle } from "./openedCommands.ts";
import type { CommandOutcome } from "./runCommand.ts";
import { recordChange } from "./wineCommands.ts";

const WINE = id(1);

let cellar: CellarDatabase;

beforeEach(async () => {
  cellar = openCellarDatabase(crypto.randomUUID());
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  await cellar.state.update("sync", { epoch: "first", cursor: 1 });
  await cellar.wines.put(aRow({ userId: cellar.userId, quantity: 2 }));
});

afterEach(async () => {
  await cellar.delete();
});

// Spec 10.94
test("[B1] an opened bottle is listed immediately and can be finished once", async () => {
  const { wine } = done(await open());
  expect(wine).toMatchObject({ quantity: 2, opened: [{ keeping: "stopper", day: "2026-11-20" }] });

  const openedId = wine.opened[0]?.id ?? "";
  await finishBottle(cellar, { wineId: WINE, openedId }, context());
  await finishBottle(cellar, { wineId: WINE, openedId }, context());

  expect(await shown()).toMatchObject({ quantity: 1, opened: [] });
});

test("[B2] changing an opened bottle's storage method keeps the bottle's id", async () => {
  const [bottle] = done(await open()).wine.opened;
  if (!bottle) throw new Error("A bottle is open");

  await changeKeeping(cellar, { wineId: WINE, bottle: { ...bottle, keeping: "gas" } }, context());

  expect(await shown()).toMatchObject({ opened: [{ id: bottle.id, keeping: "gas" }] });
});

test("[B2] closing an opened bottle leaves the wine's quantity unchanged", async () => {
  const openedId = done(await open()).wine.opened[0]?.id ?? "";

  await closeBottle(cellar, { wineId: WINE, openedId }, context());

  expect(await shown()).toMatchObject({ quantity: 2, opened: [] });
});

test.each(["unsent", "sent"])(
  "undoing the finishing of a bottle reopens the bottle (change: %s)",
  async (state) => {
    const { wine } = done(await open());
    const openedId = wine.opened[0]?.id ?? "";
    const finished = done(await finishBottle(cellar, { wineId: WINE, openedId }, context()));
    if (state === "sent") await preparePush(cellar, 1000);

    await finished.undo();

    expect(await shown()).toMatchObject({ quantity: 2, opened: wine.opened });
  },
);

test.each(["unsent", "sent"])(
  "undoing a bottle's opening keeps bottles opened later (change: %s)",
  async (state) => {
    const first = done(await open());
    if (state === "sent") await preparePush(cellar, 1000);
    await open("needle");

    await first.undo();

    expect(await shown()).toMatchObject({ quantity: 2, opened: [{ keeping: "needle" }] });
  },
);

test("[B1] undoing a sent removal of bottles restores the opened bottles", async () => {
  const { wine } = done(await open());
  const change = { kind: "remove-bottles", wineId: WINE, quantity: 2 } as const;
  const taken = done(await recordChange(cellar, change, context()));
  expect(taken.wine).toMatchObject({ quantity: 0, opened: [] });
  await preparePush(cellar, 1000);

  await taken.undo();

  expect(await shown()).toMatchObject({ quantity: 2, opened: wine.opened });
});

const context = () => ({ now: 1_000, newId: () => crypto.randomUUID() });

function open(keeping: "stopper" | "needle" = "stopper"): Promise<CommandOutcome> {
  const bottle = { id: crypto.randomUUID(), day: "2026-11-20", keeping, lotId: null };
  return openBottle(cellar, { wineId: WINE, bottle }, context());
}

function done(outcome: CommandOutcome) {
  if (outcome.kind === "refused") throw new Error(outcome.refusal.code);
  return outcome;
}

async function shown() {
  return (await presentWine(cellar, WINE)).present;
}
