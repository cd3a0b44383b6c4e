import { expect, test } from "vitest";
import type { LabelFields } from "../../../labels/index.ts";
import { doubtsAfter } from "./doubts.ts";
import { blankValues } from "../formValues.ts";

const initial = blankValues(2026);
const sure = { confidence: 0.9 };
const FIELDS: LabelFields = {
  name: { value: "Clos du Test", ...sure },
  producer: { value: "Domaine des Essais", confidence: 0.6 },
  vintage: null,
  type: null,
  varietal: { value: "Chenin Blanc", ...sure },
  country: { value: "France", ...sure },
  region: { value: "Chinon", ...sure },
};

test("unread fields and fields with low confidence are marked for checking", () => {
  const filled = { name: "Clos du Test", producer: "Domaine des Essais" };

  const doubts = doubtsAfter(FIELDS, { values: { ...initial, ...filled }, initial, filled });

  expect(doubts).toEqual({
    producer: { kind: "unsure", value: "Domaine des Essais" },
    vintage: { kind: "unread", value: "2026" },
    type: { kind: "unread", value: "" },
  });
});

test("typed fields are not marked for checking", () => {
  const values = { ...initial, producer: "My grandfather", vintage: "1990", type: "Red Wine" };

  expect(doubtsAfter(FIELDS, { values, initial, filled: {} })).toEqual({});
});
