import { expect, test } from "vitest";
import { aWine } from "../testBuilders.ts";
import { vintageOf } from "./CellarWine.ts";

test("a vintage is its year, or NV without one", () => {
  expect(vintageOf(aWine({ vintage: 2016 }))).toBe("2016");
  expect(vintageOf(aWine({ vintage: 2016, nonVintage: true }))).toBe("NV");
});
