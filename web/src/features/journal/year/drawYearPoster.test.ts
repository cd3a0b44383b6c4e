import { expect, test } from "vitest";
import { wrapped } from "./drawYearPoster.ts";

test("text on the year's image is wrapped into the fewest lines", () => {
  const fits = (line: string) => line.length <= 12;
  expect(wrapped("Ried Schütt Grüner Veltliner Trockenbeerenauslese 2020", fits)).toEqual([
    "Ried Schütt",
    "Grüner",
    "Veltliner",
    "Trockenbeerenauslese",
    "2020",
  ]);
  expect(wrapped("", fits)).toEqual([]);
});
