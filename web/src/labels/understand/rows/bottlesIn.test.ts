import { expect, test } from "vitest";
import { bottlesIn } from "./bottlesIn.ts";
import type { TextLine } from "./TextLine.ts";

// Spec 10.88
test("text lines of two bottles in a photo are separated, left first", () => {
  const bottles = bottlesIn([...label(0.75, "B"), ...label(0.25, "A")]);

  expect(bottles.map((lines) => lines.map(({ text }) => text))).toEqual([
    ["A1", "A2", "A3"],
    ["B1", "B2", "B3"],
  ]);
});

test.each([
  ["a line crosses the gap", [...label(0.25, "A"), ...label(0.75, "B"), line(0.5, 0.9, 0.8)]],
  ["one side has hardly a line", [...label(0.25, "A"), line(0.75, 0.5, 0.3)]],
  ["one stands far below the other", [...label(0.25, "A", -0.3), ...label(0.75, "B", 0.3)]],
  ["there is no text", []],
])("a photo counts as one bottle if %s", (_, lines) => {
  expect(bottlesIn(lines)).toEqual([lines]);
});

function label(x: number, name: string, lower = 0): TextLine[] {
  return [0.4, 0.5, 0.6].map((y, at) => ({
    ...line(x, y + lower, 0.3),
    text: name + String(at + 1),
  }));
}

function line(x: number, y: number, width: number): TextLine {
  return { text: "", confidence: 1, x, y, width, height: 0.05 };
}
