import { beforeEach, expect, test } from "vitest";
import {
  endSelecting,
  noteStanding,
  select,
  selectAll,
  selectThrough,
  toggleSelected,
  useSelection,
} from "./selection.ts";

beforeEach(() => {
  endSelecting();
  noteStanding(["a", "b", "c", "d"].map((id) => ({ id })));
});

const selected = () => [...(useSelection.getState().ids ?? [])].sort();

test("a wine is selected and taken out again; selecting goes on without any", () => {
  toggleSelected("a");
  toggleSelected("b");
  toggleSelected("a");
  expect(selected()).toEqual(["b"]);

  toggleSelected("b");
  expect(useSelection.getState().ids?.size).toBe(0);
});

test("a range goes from the wine selected last to this one, either way, and keeps the others", () => {
  select(["a"]);
  toggleSelected("d");
  selectThrough("c");
  expect(selected()).toEqual(["a", "c", "d"]);

  endSelecting();
  selectThrough("b");
  expect(selected()).toEqual(["b"]);
});

test("a range from a wine that has left the list goes from its beginning", () => {
  select(["gone"]);
  selectThrough("b");

  expect(selected()).toEqual(["a", "b", "gone"]);
});

test("all are those that search and filters leave", () => {
  select(["gone"]);
  selectAll();

  expect(selected()).toEqual(["a", "b", "c", "d"]);
});
