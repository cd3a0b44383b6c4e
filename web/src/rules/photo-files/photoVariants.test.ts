import { expect, test } from "vitest";
import { cardVariant } from "./photoVariants.ts";

test.each([
  [1, 160],
  [1.5, 160],
  [2, 320],
  [3, 320],
  [3.5, 480],
  [5, 480],
])("a card at density %f shows the variant %i pixels wide", (density, width) => {
  expect(cardVariant("/objects/uploads/x", density)).toBe(`/objects/uploads/x?w=${String(width)}`);
});
