import { screen, waitFor, within } from "@testing-library/react";
import { plainLot } from "sync-protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { archiveMany, changeMany } from "../../../engine/live/changes/manyCommands.ts";
import { usePlaces } from "../../../engine/live/cellar/usePlaces.ts";
import { aCellarWine, aWine, id } from "../../../rules/testBuilders.ts";
import { show } from "../../../ui/test/show.tsx";
import { BulkActions } from "./BulkActions.tsx";
import { ManySheet } from "./ManySheet.tsx";

vi.mock("../../../engine/live/changes/manyCommands.ts", () => ({
  archiveMany: vi.fn(),
  changeMany: vi.fn(),
  removeMany: vi.fn(),
}));
vi.mock("../../../engine/live/cellar/usePlaces.ts", () => ({ usePlaces: vi.fn() }));
vi.mock("../../../engine/live/cellar/useCellar.ts", () => ({
  useCellar: () => ({ kind: "loading" }),
}));

const KITCHEN = { id: id(900), name: "Kitchen", parentId: null, kind: "other" } as const;
const SIZES = { rows: null, columns: null, depth: null };
const PLACED = aWine({
  drinkFrom: 2020,
  drinkTo: 2030,
  lots: [{ ...plainLot(id(1), 3), placeId: KITCHEN.id }],
});

beforeEach(() => {
  const done = { done: [], refused: [], undo: () => Promise.resolve() };
  vi.mocked(changeMany).mockReset().mockResolvedValue(done);
  vi.mocked(archiveMany).mockReset().mockResolvedValue(done);
  vi.mocked(usePlaces).mockReturnValue(new Map([[KITCHEN.id, { ...KITCHEN, ...SIZES }]]));
});

const button = (name: string) => screen.getByRole("button", { name });

// Spec 10.19
test("bulk change buttons are disabled until a value is chosen", () => {
  showSheet(3);

  for (const verb of ["Move", "Add tag", "Remove tag", "Set window", "Set price"]) {
    expect(button(verb), verb).toHaveProperty("disabled", true);
  }
  expect(screen.getByRole("combobox", { name: "Place" })).toHaveProperty("value", "");
});

test("the place list for a bulk move does not include 'Not placed'", async () => {
  const { person } = showSheet(3);
  // The sheet takes the focus shortly after opening, which would close an open list of places. The
  // test therefore waits.
  await waitFor(() => {
    expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
  });

  await person.click(screen.getByRole("combobox", { name: "Place" }));
  expect(screen.queryByRole("option", { name: "Not placed" })).toBeNull();
  await person.click(await screen.findByRole("option", { name: "Kitchen" }));
  await person.click(button("Move"));

  expect(changeMany).toHaveBeenCalledOnce();
});

test("a bulk edit can take wines out of their places", async () => {
  const { person } = showSheet(3);

  await person.click(button("Remove place"));

  expect(changed(PLACED)).toMatchObject({ lots: [{ placeId: null }] });
});

test("a bulk edit with an empty window year keeps each wine's year", async () => {
  const { person } = showSheet(3);

  await person.type(screen.getByLabelText("Drink From"), "2025");
  await person.click(button("Set window"));

  expect(changed(PLACED)).toMatchObject({ drinkFrom: 2025, drinkTo: 2030 });
});

test("a bulk edit can remove the drinking window", async () => {
  const { person } = showSheet(3);

  await person.click(button("Remove window"));

  expect(changed(PLACED)).toMatchObject({ drinkFrom: null, drinkTo: null });
});

test("for an ambiguous price, a bulk edit asks which price is meant", async () => {
  const { person } = showSheet(3);

  await person.type(screen.getByLabelText("Price per Bottle"), "1.250{Enter}");
  expect(changeMany).not.toHaveBeenCalled();
  await person.tab();
  await person.click(button("€1,250.00"));
  await person.click(button("Set price"));

  expect(changed(PLACED)).toMatchObject({ lots: [{ price: { minor: 125_000, currency: "EUR" } }] });
});

// Spec 10.19
test("a bulk change of more than 20 wines needs confirmation", async () => {
  const { person } = showSheet(21);

  await person.click(button("Remove window"));
  const question = await screen.findByRole("dialog", {
    name: "Remove your drinking window from 21 wines?",
  });
  expect(changeMany).not.toHaveBeenCalled();
  await person.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(changeMany).not.toHaveBeenCalled();
  await person.click(button("Remove window"));
  await person.click(await screen.findByRole("button", { name: "Change 21 wines" }));

  expect(changeMany).toHaveBeenCalledOnce();
});

test("a bulk change of 20 wines needs no confirmation", async () => {
  const { person } = showSheet(20);

  await person.click(button("Remove window"));

  expect(changeMany).toHaveBeenCalledOnce();
});

test("archiving more than 20 wines needs confirmation", async () => {
  const { person } = show(<BulkActions wines={wines(21)} onDone={vi.fn()} />);

  await person.click(button("Archive"));
  await screen.findByRole("dialog", { name: "Archive 21 wines?" });
  expect(archiveMany).not.toHaveBeenCalled();
  await person.click(button("Change 21 wines"));

  expect(archiveMany).toHaveBeenCalledOnce();
});

function wines(count: number) {
  return Array.from({ length: count }, (_, n) => aCellarWine({ id: id(n) }));
}

function showSheet(count: number) {
  return show(<ManySheet opened wines={wines(count)} onClose={vi.fn()} onLeft={vi.fn()} />);
}

/** The fields of `wine` after the last bulk change. */
function changed(wine: typeof PLACED) {
  const [, bodyOf] = vi.mocked(changeMany).mock.lastCall ?? [];
  return bodyOf?.(wine);
}
