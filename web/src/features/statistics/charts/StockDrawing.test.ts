import { expect, test } from "vitest";
import { stockFinding } from "./StockDrawing.tsx";

test.each([
  [undefined, [9, 3, 2, 1]],
  ["4 times as many bottles as in 2020", [42, 40, 20, 12, 10]],
  ["Twice as many bottles as in 2020", [20, 18, 15, 12, 10]],
  ["5 bottles more than in 2020", [15, 18, 15, 12, 10]],
  ["9 bottles more than in 2020", [9, 9, 4, 3, 0]],
  ["As many bottles as in 2020", [10, 18, 15, 12, 10]],
  ["1 bottle fewer than in 2020", [9, 18, 15, 12, 10]],
] as const)("the finding on the stock is: %s", (finding, counts) => {
  expect(stockFinding(counts, () => "2020")).toBe(finding);
});
