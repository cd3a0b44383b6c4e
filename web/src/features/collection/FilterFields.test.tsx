import { cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { show } from "../../ui/test/show.tsx";
import { clearFilters, useCollectionView } from "./collectionView.ts";
import { FilterFields } from "./FilterFields.tsx";

beforeEach(clearFilters);

test("the type is one of six, or all again", async () => {
  const { person } = show(<Fields varietals={[]} />);

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

test("the varietal is one of this cellar's, or all again", async () => {
  const { person } = show(<Fields varietals={["Chardonnay", "Nebbiolo"]} />);

  await person.click(control("Varietal"));
  expect(options()).toEqual(["All Varietals", "Chardonnay", "Nebbiolo"]);
  await person.click(screen.getByRole("option", { name: "Nebbiolo" }));
  expect(filter().varietal).toBe("Nebbiolo");
  await person.click(control("Varietal"));
  await person.click(screen.getByRole("option", { name: "All Varietals" }));

  expect(filter().varietal).toBe("");
});

test("the vintage range has two ends; an emptied one is open", () => {
  show(<Fields varietals={[]} />);

  type("From", "1990");
  type("To", "2010");
  expect(filter().vintageRange).toEqual({ min: 1990, max: 2010 });
  type("From", "");

  expect(filter().vintageRange).toEqual({ min: null, max: 2010 });
});

test("a tag is asked for only where the cellar has some", async () => {
  const { person } = show(<Fields tags={["for guests"]} varietals={[]} />);

  await person.click(control("Tag"));
  expect(options()).toEqual(["All Tags", "for guests"]);
  await person.click(screen.getByRole("option", { name: "for guests" }));
  expect(filter().tag).toBe("for guests");

  cleanup();
  clearFilters();
  show(<Fields varietals={[]} />);
  expect(screen.queryByLabelText("Tag")).toBeNull();
});

test("where the cellar could not be fetched, neither could its varietals", () => {
  show(<Fields varietals={undefined} />);

  screen.getByText("Failed to fetch varietals");
});

interface FieldsProps {
  readonly varietals?: readonly string[] | undefined;
  readonly tags?: readonly string[];
}

function Fields({ varietals, tags = [] }: FieldsProps) {
  return <FilterFields filter={useCollectionView().filter} tags={tags} varietals={varietals} />;
}

const filter = () => useCollectionView.getState().filter;

const control = (label: string) => screen.getByLabelText(label, { selector: "input" });

const options = () => screen.getAllByRole("option").map((option) => option.textContent);

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}
