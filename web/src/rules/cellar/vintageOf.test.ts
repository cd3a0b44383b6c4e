import { expect, test } from "vitest";
import { aWine } from "../testBuilders.ts";
import { vintageOf } from "./CellarWine.ts";

test("a vintage is shown as its year, or as NV", () => {
  expect(vintageOf(aWine({ vintage: 2016 }))).toBe("2016");
  expect(vintageOf(aWine({ vintage: 2016, nonVintage: true }))).toBe("NV");
});
