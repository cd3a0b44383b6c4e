import { expect, test } from "vitest";
import { hostOf, linkIn, readingOf, wishDetail, wishLabelOf } from "./wishWords.ts";

test.each([
  ["", null],
  ["  ", null],
  ["shop.example/wine", "https://shop.example/wine"],
  ["http://shop.example", "http://shop.example"],
  ["javascript:alert(1)", "javascript:alert(1)"],
])("the link input %j of a wish is stored as %j", (typed, kept) => {
  expect(linkIn(typed)).toBe(kept);
});

test("a wish's link is shown as its host without www", () => {
  expect(hostOf("https://www.shop.example/wine?id=1")).toBe("shop.example");
});

test("the details of a wish are producer, vintage and note, if any", () => {
  const label = { producer: "Brezza", vintage: 2016 };
  expect(wishDetail({ label, note: "For Sunday" })).toBe("Brezza · 2016 · For Sunday");
  expect(wishDetail({ label: { vintage: 2016, nonVintage: true }, note: null })).toBe("NV");
  expect(wishDetail({ label: null, note: null })).toBe("");
});

test("a wish fills the wine form with the fields of its label", () => {
  const label = { producer: "Brezza", vintage: 2016, type: "Red Wine" as const };
  const reading = readingOf({ name: "Cannubi", label });
  expect(reading).toMatchObject({ name: "Cannubi", ...label, country: null });
  expect(wishLabelOf(reading)).toEqual(label);
  expect(wishLabelOf(readingOf({ name: "Cannubi", label: null }))).toBeNull();
});
