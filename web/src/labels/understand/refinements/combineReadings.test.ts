import { expect, test } from "vitest";
import { type LabelFields, NOTHING_READ } from "../fields/LabelFields.ts";
import { combineReadings } from "./combineReadings.ts";

const read = <T>(value: T, confidence: number) => ({ value, confidence });

test("if two label readings differ, each field takes the more confident value", () => {
  const first: LabelFields = {
    ...NOTHING_READ,
    region: read("Douro", 0.6),
    country: read("Spain", 0.9),
  };
  const second: LabelFields = {
    ...NOTHING_READ,
    region: read("Dão", 0.9),
    country: read("Portugal", 0.8),
    vintage: read(2015, 0.7),
  };
  expect(combineReadings(first, second)).toEqual({
    ...NOTHING_READ,
    region: read("Dão", 0.9),
    country: read("Spain", 0.9),
    vintage: read(2015, 0.7),
  });
});

test("a second reading replaces the name or producer only if confident enough", () => {
  const first = { ...NOTHING_READ, name: read("Origem", 0.5), producer: read("Muster", 0.5) };
  const second = { ...NOTHING_READ, name: read("Rigem", 0.7), producer: read("Casa Muster", 0.85) };
  expect(combineReadings(first, second)).toEqual({
    ...NOTHING_READ,
    name: read("Origem", 0.5),
    producer: read("Casa Muster", 0.85),
  });
});

test("the second reading supplies a name or producer that the first lacks", () => {
  const second = { ...NOTHING_READ, producer: read("Muster", 0.5) };
  expect(combineReadings(NOTHING_READ, second).producer).toEqual(read("Muster", 0.5));
});
