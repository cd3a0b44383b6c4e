import { expect, test } from "vitest";
import { correctedReading, correctionsOf } from "./corrections.ts";
import { type LabelFields, NOTHING_READ } from "../fields/LabelFields.ts";

const read = <T>(value: T, confidence = 0.9) => ({ value, confidence });

const MISREAD: LabelFields = {
  ...NOTHING_READ,
  producer: read("Since 1820"),
  name: read("Vieilles Vignes"),
  type: read("White Wine"),
  region: read("Loire"),
};
const SAVED = {
  producer: "Domaine Huet",
  name: "Vieilles Vignes",
  type: "Dessert Wine",
  varietal: "Chenin Blanc",
  country: "France",
  region: "Vouvray",
};

test("a user's correction applies to the next label of the same producer", () => {
  const again = correctedReading(MISREAD, correctionsOf(MISREAD, SAVED));

  expect(again.producer?.value).toBe("Domaine Huet");
  expect(again.type).toEqual(read("Dessert Wine", 0.85));
  expect(again.region?.value).toBe("Vouvray");
  expect(again.name).toBe(MISREAD.name);
});

test("a corrected producer has low confidence on the next label", () => {
  const again = correctedReading(MISREAD, correctionsOf(MISREAD, SAVED));

  expect(again.producer?.confidence).toBeLessThan(0.8);
});

// Spec 10.87
test("another producer's label gets no correction", () => {
  const other = { ...MISREAD, producer: read("Domaine Champalou") };

  expect(correctedReading(other, correctionsOf(MISREAD, SAVED))).toEqual(other);
});

test("if a value was corrected twice, the later correction applies", () => {
  const first = correctionsOf(MISREAD, SAVED);
  const second = correctionsOf(MISREAD, { ...SAVED, region: "Touraine" });

  expect(correctedReading(MISREAD, [...first, ...second]).region?.value).toBe("Touraine");
});

test("saving unchanged values or no producer stores no correction", () => {
  const { producer, name, region } = SAVED;
  const right = {
    ...NOTHING_READ,
    producer: read(producer),
    name: read(name),
    type: read("Dessert Wine" as const),
    region: read(region),
  };

  expect(correctionsOf(right, SAVED)).toEqual([]);
  expect(correctionsOf(MISREAD, { ...SAVED, producer: " " })).toEqual([]);
});
