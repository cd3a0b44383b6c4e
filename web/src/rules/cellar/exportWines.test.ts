import { expect, test } from "vitest";
import { exportWines } from "./exportWines.ts";
import { aCellarWine, aWine } from "../testBuilders.ts";

test("the export has every wine field except those only on this device", () => {
  const shown = aCellarWine({ notes: "For the winter.", waitingSince: 1, localPhotoId: "kept" });

  expect(JSON.parse(exportWines([shown], Date.UTC(2026, 10, 22)))).toEqual({
    exportedAt: "2026-11-22T00:00:00.000Z",
    wines: [aWine({ notes: "For the winter." })],
  });
});
