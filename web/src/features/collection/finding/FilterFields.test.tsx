import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { plainLot } from "sync-protocol";
import { beforeEach, expect, test } from "vitest";
import { aCellarWine, id } from "../../../rules/testBuilders.ts";
import { show } from "../../../ui/test/show.tsx";
import { clearFilters, narrow, useCollectionView } from "../view/collectionView.ts";
import { FilterFields } from "./FilterFields.tsx";

beforeEach(clearFilters);

// Spec 2.39, 5.11
test("the type filter offers six types and an option for all", async () => {
  const { person } = show(<FilterFields wines={[]} />);

  await person.click(control("Wine Type"));
  expect(options()).toEqual([
    "All Types",
    "Red Wine",
    "White Wine",
    "Rosé Wine",
    "Sparkling Wine",
    "Dessert Wine",
    "Fortified Wine",
  ]);
  await person.click(screen.getByRole("option", { name: "Rosé Wine" }));
  expect(filter().type).toBe("Rosé Wine");
  await person.click(control("Wine Type"));
  await person.click(screen.getByRole("option", { name: "All Types" }));

  expect(filter().type).toBe("");
});

// Spec 2.39, 5.11
test("the varietal filter offers this cellar's varietals and an option for all", async () => {
  const { person } = show(
    <FilterFields
      wines={[aCellarWine({ varietal: "Nebbiolo" }), aCellarWine({ varietal: "Chardonnay" })]}
    />,
  );

  await person.click(control("Varietal"));
  expect(options()).toEqual(["All Varietals", "Chardonnay", "Nebbiolo"]);
  await person.click(screen.getByRole("option", { name: "Nebbiolo" }));
  expect(filter().varietal).toBe("Nebbiolo");
  await person.click(control("Varietal"));
  await person.click(screen.getByRole("option", { name: "All Varietals" }));

  expect(filter().varietal).toBe("");
});

// Spec 2.39
test("clearing one end of the vintage range removes that limit", () => {
  show(<FilterFields wines={[]} />);

  type("From", "1990");
  type("To", "2010");
  expect(filter().vintageRange).toEqual({ min: 1990, max: 2010 });
  type("From", "");

  expect(filter().vintageRange).toEqual({ min: null, max: 2010 });
});

// Spec 10.38
test("the tag filter appears only if the cellar has tags", async () => {
  const { person } = show(<FilterFields wines={[aCellarWine({ tags: ["for guests"] })]} />);

  await person.click(control("Tag"));
  expect(options()).toEqual(["All Tags", "for guests 1"]);
  await person.click(screen.getByRole("option", { name: "for guests 1" }));
  expect(filter().tag).toBe("for guests");

  cleanup();
  clearFilters();
  show(<FilterFields wines={[]} />);
  expect(screen.queryByLabelText("Tag")).toBeNull();
});

// Spec 10.39
test("the size filter appears only if the cellar has several sizes", async () => {
  const magnum = { ...plainLot(id(1001), 2), millilitres: 1_500 };
  const ordered = { ...plainLot(id(7), 6), state: "ordered" as const };
  const { person } = show(<FilterFields wines={[aCellarWine({ lots: [magnum, ordered] })]} />);

  await person.click(control("Bottle Size"));
  expect(options()).toEqual(["All Sizes", "Standard (750 ml)", "Magnum (1.5 l)"]);
  await person.click(screen.getByRole("option", { name: "Magnum (1.5 l)" }));
  await person.click(screen.getByRole("checkbox", { name: "On order only (1)" }));
  expect(filter()).toMatchObject({ size: 1_500, isOrdered: true });

  cleanup();
  clearFilters();
  show(<FilterFields wines={[aCellarWine()]} />);
  expect(screen.queryByLabelText("Bottle Size")).toBeNull();
  screen.getByRole("checkbox", { name: "On order only (0)" });
});

// Spec 10.35
test("each filter option shows its number of matching wines, even zero", async () => {
  const { person } = show(
    <FilterFields
      wines={[
        aCellarWine({ id: id(1), country: "Italy", type: "Red Wine" }),
        aCellarWine({ id: id(2), country: "France", type: "White Wine" }),
      ]}
    />,
  );
  act(() => {
    narrow({ type: "Red Wine" });
  });

  await person.click(control("Country"));
  expect(options()).toEqual(["All Countries", "France 0", "Italy 1"]);
  await person.click(screen.getByRole("option", { name: "Italy 1" }));
  expect(filter().country).toBe("Italy");
  await person.click(control("Price"));
  expect(options()).toContain("Under 20 0");
  await person.click(screen.getByRole("option", { name: "Under 20 0" }));
  expect(filter().price).toBe("0-20");
});

// Spec 8.11
test("if the cellar failed to load, the varietal filter shows an error", () => {
  show(<FilterFields wines={undefined} />);

  screen.getByText("Failed to fetch varietals");
});

const filter = () => useCollectionView.getState().filter;

const control = (label: string) => screen.getByLabelText(label, { selector: "input" });

const options = () => screen.getAllByRole("option").map((option) => option.textContent);

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
