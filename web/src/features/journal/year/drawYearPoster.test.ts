import { expect, test } from "vitest";
import { inLines } from "./drawYearPoster.ts";

test("words are written in as few lines as they fit, a long one by itself", () => {
  const fits = (line: string) => line.length <= 12;
  expect(inLines("Ried Schütt Grüner Veltliner Trockenbeerenauslese 2020", fits)).toEqual([
    "Ried Schütt",
    "Grüner",
    "Veltliner",
    "Trockenbeerenauslese",
    "2020",
  ]);
  expect(inLines("", fits)).toEqual([]);
});
