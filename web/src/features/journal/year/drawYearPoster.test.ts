import { expect, test } from "vitest";
import { wrapped } from "./drawYearPoster.ts";

test("text is wrapped into the fewest lines that fit", () => {
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
