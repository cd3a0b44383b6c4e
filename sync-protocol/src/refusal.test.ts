import { expect, test } from "vitest";
import { type ChangeRefusal, changeSentence, changeRefusalBody } from "./refusal.ts";

test.each<[ChangeRefusal, string]>([
  [{ code: "bottle_id_taken" }, "Another wine already has this bottle ID"],
  [{ code: "idempotency_key_reused" }, "This Idempotency-Key was used for another request"],
  [{ code: "insufficient_quantity" }, "Cannot remove more bottles than available"],
  [{ code: "invalid", issues: [] }, "Invalid input"],
  [{ code: "not_found", what: "place" }, "Place not found"],
  [{ code: "not_found", what: "wine" }, "Wine not found"],
  [{ code: "too_many_bottles" }, "A wine can have at most 999 bottles"],
  [{ code: "too_many_wines" }, "A cellar can hold at most 100,000 wines"],
  [
    { code: "too_much_text" },
    "The notes and names of this cellar's wines are too long in all to add more",
  ],
  [{ code: "wine_exists" }, "A wine with this id already exists"],
])("[S3] the refusal %j has an error sentence", (refusal, sentence) => {
  expect(changeSentence(refusal)).toBe(sentence);
});

test("[S3] an invalid request shows its first issue and keeps all issues", () => {
  const issues = [
    { path: ["vintage"], message: "Vintage must be a year" },
    { path: ["name"], message: "Name is required" },
  ];

  expect(changeRefusalBody({ code: "invalid", issues })).toEqual({
    error: "Vintage must be a year",
    code: "invalid",
    issues,
  });
  expect(changeRefusalBody({ code: "too_many_wines" })).not.toHaveProperty("issues");
});
