import { describe, expect, test } from "vitest";
import { mean, ndcg, randomOf, shuffled } from "./measures.ts";

describe("nDCG", () => {
  test("nDCG is 1 if all hits come first, 0 without counted hits", () => {
    expect(ndcg([true, true, false, false], 3)).toBe(1);
    expect(ndcg([false, false, false, true], 3)).toBe(0);
    expect(ndcg([false, false], 3)).toBe(0);
  });

  test("nDCG divides a hit's weight by the logarithm of its rank", () => {
    expect(ndcg([false, true], 3)).toBeCloseTo(1 / Math.log2(3));
    expect(ndcg([true, false, true], 3)).toBeCloseTo((1 + 1 / 2) / (1 + 1 / Math.log2(3)));
  });
});

describe("random numbers", () => {
  test("equal seeds give equal random numbers, other seeds different ones", () => {
    const [one, again, other] = [randomOf(7), randomOf(7), randomOf(8)];
    const drawn = Array.from({ length: 100 }, one);
    expect(Array.from({ length: 100 }, again)).toEqual(drawn);
    expect(Array.from({ length: 100 }, other)).not.toEqual(drawn);
    expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(mean(drawn)).toBeCloseTo(0.5, 0);
  });

  test("a shuffle returns every element once, in another order", () => {
    const numbers = Array.from({ length: 20 }, (_, at) => at);
    const mixed = shuffled(numbers, randomOf(1));
    expect(mixed).not.toEqual(numbers);
    expect(mixed.toSorted((a, b) => a - b)).toEqual(numbers);
  });
});

test("mean averages a list and returns 0 for an empty one", () => {
  expect(mean([])).toBe(0);
  expect(mean([1, 2, 6])).toBe(3);
});
