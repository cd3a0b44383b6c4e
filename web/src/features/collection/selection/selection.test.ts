import { beforeEach, expect, test } from "vitest";
import {
  endSelecting,
  setShownWines,
  select,
  selectAll,
  selectThrough,
  toggleSelected,
  useSelection,
} from "./selection.ts";

beforeEach(() => {
  endSelecting();
  setShownWines(["a", "b", "c", "d"].map((id) => ({ id })));
});

const selected = () => [...(useSelection.getState().ids ?? [])].sort();

test("selection mode stays on after the last wine is deselected", () => {
  toggleSelected("a");
  toggleSelected("b");
  toggleSelected("a");
  expect(selected()).toEqual(["b"]);

  toggleSelected("b");
  expect(useSelection.getState().ids?.size).toBe(0);
});

test("a range selection extends from the wine selected last, in either direction", () => {
  select(["a"]);
  toggleSelected("d");
  selectThrough("c");
  expect(selected()).toEqual(["a", "c", "d"]);

  endSelecting();
  selectThrough("b");
  expect(selected()).toEqual(["b"]);
});

test("if the last selected wine is hidden, a range selection begins at the first wine", () => {
  select(["gone"]);
  selectThrough("b");

  expect(selected()).toEqual(["a", "b", "gone"]);
});

test("'Select all' selects the wines that match search and filters", () => {
  select(["gone"]);
  selectAll();

  expect(selected()).toEqual(["a", "b", "c", "d"]);
});
