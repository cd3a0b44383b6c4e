import { expect, test } from "vitest";
import { eachCellarId } from "./eachCellarId.ts";

const CELLARS = ["ann", "bob", "cem", "dee", "eva"];

test.each([1, 2, 5, 9])("reading groups of %i returns each cellar id once", async (atOnce) => {
  const read = (after: string) => CELLARS.filter((id) => id > after).slice(0, atOnce);

  const parts: (readonly string[])[] = [];
  for await (const part of eachCellarId(read)) parts.push(part);

  expect(parts.flat()).toEqual(CELLARS);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(atOnce);
});
