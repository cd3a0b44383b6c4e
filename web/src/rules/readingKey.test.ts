import { expect, test } from "vitest";
import { readingKey } from "./readingKey.ts";

test("names stand as people read them, without case and accents, numbers by their size", () => {
  const names = ["Bin 28", "barolo", "Éclat", "Bin 9", "Echo", "Barolo Cannubi"];

  const inOrder = names.toSorted((a, b) => (readingKey(a) < readingKey(b) ? -1 : 1));

  expect(inOrder).toEqual(["barolo", "Barolo Cannubi", "Bin 9", "Bin 28", "Echo", "Éclat"]);
});
