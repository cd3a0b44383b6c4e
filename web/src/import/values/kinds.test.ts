import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { millilitresIn } from "./bottleSizes.ts";
import { dayIn } from "./days.ts";
import { bottleCountIn } from "./numbers.ts";
import { ratingOutOf, ratingTextIn } from "./ratings.ts";
import { windowIn } from "./windows.ts";
import { wineTypeIn } from "./wineTypes.ts";

const READERS: Readonly<Record<string, (text: string) => string>> = {
  size: (text) => String(millilitresIn(text) ?? ""),
  window: (text) => {
    const years = windowIn(text);
    return years ? `${years.from ?? ""}-${years.to ?? ""}` : "";
  },
  day: (text) => dayIn(text, "dmy") ?? "",
  rating: (text) => {
    const read = ratingTextIn(text);
    if (!read) return "";
    const rating = read.outOf === undefined ? undefined : ratingOutOf(read.value, read.outOf);
    return `${String(rating?.value ?? read.value)}/${String(rating?.scale ?? "?")}`;
  },
  type: (text) => wineTypeIn(text) ?? "",
  count: (text) => String(bottleCountIn(text) ?? ""),
};

const CASES = readFileSync(new URL("kinds.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => line.split("\t"));

test.each(CASES)("the %s “%s” is read as “%s”", (kind = "", text = "", expected = "") => {
  expect(READERS[kind]?.(text)).toBe(expected);
});
