import { expect, test } from "vitest";
import { addSecondPhoto } from "./addSecondPhoto.ts";
import { type LabelFields, NOTHING_READ } from "../fields/LabelFields.ts";
import { labelReadingOf } from "./labelReadingOf.ts";

const front: LabelFields = {
  ...NOTHING_READ,
  name: { value: "Mundus", confidence: 0.7 },
  type: { value: "Red Wine", confidence: 0.75 },
  region: { value: "Lisboa", confidence: 0.9 },
};

test("a back label fills empty fields and confirms values that it repeats", () => {
  const both = addSecondPhoto(front, {
    ...NOTHING_READ,
    name: { value: "Grilled Meat", confidence: 0.7 },
    type: { value: "Red Wine", confidence: 0.8 },
    varietal: { value: "Syrah", confidence: 0.9 },
  });
  expect(both.name?.value).toBe("Mundus");
  expect(both.varietal?.value).toBe("Syrah");
  expect(both.type?.confidence).toBeCloseTo(0.95);
});

test("a label's overall confidence counts each empty field as 0", () => {
  expect(labelReadingOf(NOTHING_READ).confidence).toBe(0);
  expect(labelReadingOf(front)).toMatchObject({ name: "Mundus", varietal: null, notes: null });
  expect(labelReadingOf(front).confidence).toBeCloseTo((0.7 + 0.75 + 0.9) / 7);
});
