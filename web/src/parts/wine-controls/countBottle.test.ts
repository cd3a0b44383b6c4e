import { type Lot, type Place, plainLot, type Wine } from "sync-protocol";
import { expect, test, vi } from "vitest";
import { aWine, id } from "../../rules/testBuilders.ts";
import { eventRequest } from "../requests/pageRequest.ts";
import type { CommandOutcome } from "../../engine/index.ts";
import { useToastStore } from "../../ui/toasts/toast.ts";
import { type CountCommands, putBottle, takeBottle } from "./countBottle.ts";

const RACK_A: Place = {
  id: id(5),
  name: "Rack A",
  parentId: null,
  kind: "rack",
  rows: 5,
  columns: 6,
  depth: 1,
};
const [RACK, KITCHEN] = [id(2), id(3)];
const readPlaces = () => Promise.resolve(new Map([[RACK_A.id, RACK_A]]));
const LOTS = [lot(RACK, "B3"), lot(KITCHEN, "C1")];

// Spec 10.59
test("for a wine with one lot, a removed bottle's toast names no lot", async () => {
  await takeBottle("w", commands(aWine({ quantity: 5 })));

  expect(lastToast()).toEqual(["Barolo Cannubi: 5 bottles", ["Add a note", "Undo"]]);

  await takeBottle("w", commands(aWine({ quantity: 2, lots: [lot(RACK, "B3")] }), RACK));

  expect(lastToast()).toEqual(["Barolo Cannubi: 2 bottles", ["Add a note", "Undo"]]);
});

test("the removal toast names the lot; 'Another' takes another lot's bottle", async () => {
  const counting = commands(aWine({ quantity: 4, lots: LOTS }), RACK);
  await takeBottle("w", counting);
  expect(lastToast()).toEqual([
    "Barolo Cannubi: 4 bottles. From B3.",
    ["Another", "Add a note", "Undo"],
  ]);

  choose("Another");

  await vi.waitFor(() => {
    expect(counting.removeBottles).toHaveBeenLastCalledWith(id(1), 1, KITCHEN);
  });
  expect(counting.undo).toHaveBeenCalledOnce();
});

// Spec 10.55
test("the removal toast names the position; 'Another' takes the next position's bottle", async () => {
  const after = { ...lot(RACK, "B1, B2, B3"), placeId: RACK_A.id };
  const counting = commands(aWine({ quantity: 2, lots: [after] }), RACK);
  await takeBottle("w", counting);
  expect(lastToast()).toEqual([
    "Barolo Cannubi: 2 bottles. From Rack A, B3.",
    ["Another", "Add a note", "Undo"],
  ]);

  choose("Another");

  await vi.waitFor(() => {
    expect(lastToast()[0]).toBe("Barolo Cannubi: 2 bottles. From Rack A, B2.");
  });
  expect(counting.undo).toHaveBeenCalledOnce();
  const [seen, body] = counting.editWine.mock.lastCall ?? [];
  expect(counting.removeBottles).toHaveBeenLastCalledWith(id(1), 1, RACK);
  expect(seen?.lots).toEqual([after]);
  expect(body?.lots).toEqual([{ ...after, position: "B1, B3" }]);

  choose("Another");
  await vi.waitFor(() => {
    expect(lastToast()[0]).toBe("Barolo Cannubi: 2 bottles. From Rack A, B1.");
  });
  choose("Another");
  await vi.waitFor(() => {
    expect(lastToast()[0]).toBe("Barolo Cannubi: 2 bottles. From Rack A, B3.");
  });
  expect(counting.removeBottles).toHaveBeenLastCalledWith(id(1), 1, RACK);
});

test("Undo after 'Another' restores the lot's position and the removed bottle", async () => {
  const after = { ...lot(RACK, "B1, B2, B3"), placeId: RACK_A.id };
  const counting = commands(aWine({ quantity: 2, lots: [after] }), RACK);
  await takeBottle("w", counting);
  choose("Another");
  await vi.waitFor(() => {
    expect(lastToast()[0]).toBe("Barolo Cannubi: 2 bottles. From Rack A, B2.");
  });
  counting.undo.mockClear();

  choose("Undo");

  await vi.waitFor(() => {
    expect(counting.undo).toHaveBeenCalledTimes(2);
  });
});

test("a removed bottle's toast has no 'Another' if other lots are empty or ordered", async () => {
  const [rack, kitchen] = [lot(RACK, "B3"), { ...lot(KITCHEN, "C1"), bottles: 0 }];
  const ordered: Lot = { ...lot(id(4), "D1"), state: "ordered" };
  await takeBottle("w", commands(aWine({ lots: [rack, kitchen, ordered] }), RACK));

  expect(lastToast()).toEqual(["Barolo Cannubi: 6 bottles. From B3.", ["Add a note", "Undo"]]);
});

// Spec 10.43
test("'Add a note' in a removed bottle's toast opens the bottle's event", async () => {
  const ask = vi.spyOn(eventRequest, "ask");
  await takeBottle("w", commands(aWine()));

  choose("Add a note");

  expect(ask).toHaveBeenCalledWith({ wineId: aWine().id, eventId: id(9) });
});

test("a removed bottle's toast asks for a rating; an added bottle's does not", async () => {
  await takeBottle("w", commands(aWine()));
  expect(useToastStore.getState().shown?.question?.words).toBe("How was it?");

  await putBottle("w", commands(aWine()));
  expect(useToastStore.getState().shown?.question).toBeUndefined();
});

test("an added bottle's toast names its lot", async () => {
  await putBottle("w", commands(aWine({ lots: LOTS }), KITCHEN), KITCHEN);

  expect(lastToast()).toEqual(["Barolo Cannubi: 6 bottles. Into C1.", []]);
});

test("if the lot has several positions, an added bottle's toast names its position", async () => {
  const filled = { ...lot(RACK, "B1, B2, B3"), placeId: RACK_A.id };
  await putBottle("w", commands(aWine({ quantity: 2, lots: [filled] }), RACK));

  expect(lastToast()).toEqual(["Barolo Cannubi: 2 bottles. Into Rack A, B2.", []]);
});

test("a removed bottle's toast names the lot by its place", async () => {
  const inRack = { ...lot(RACK, "B3"), placeId: RACK_A.id };
  await takeBottle("w", commands(aWine({ lots: [inRack, lot(KITCHEN, "C1")] }), RACK));

  expect(lastToast()[0]).toBe("Barolo Cannubi: 6 bottles. From Rack A, B3.");
});

function commands(wine: Wine, lotId?: string) {
  const undo = vi.fn(() => Promise.resolve());
  const done: CommandOutcome = { kind: "done", wine, undo, lotId, eventId: id(9) };
  const count = () => vi.fn(() => Promise.resolve(done));
  const editWine = vi.fn<CountCommands["editWine"]>(() => Promise.resolve(done));
  return { addBottles: count(), removeBottles: count(), editWine, undo, readPlaces };
}

function lastToast() {
  const { description, actions = [] } = useToastStore.getState().shown ?? {};
  return [description, actions.map(({ label }) => label)];
}

function choose(label: string) {
  const { actions = [] } = useToastStore.getState().shown ?? {};
  actions.find((action) => action.label === label)?.run();
}

function lot(lotId: string, position: string): Lot {
  return { ...plainLot(lotId, 2), position };
}
