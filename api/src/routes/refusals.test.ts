import { PHOTO_PIXELS_MAX, UPLOAD_MAX_BYTES } from "sync-protocol";
import { expect, test } from "vitest";
import { answerTo, answerToChange, withStatuses } from "./refusals.ts";

const OP = { opNo: 1, opId: "0a0a0a0a-0000-4000-8000-000000000000" };

test("a refusal's response has a status, an error sentence, code and facts", () => {
  expect(answerTo({ code: "op_gap", expected: 7, epoch: "first" })).toEqual({
    status: 409,
    body: {
      error: "Changes are missing before these; resume from 7",
      code: "op_gap",
      expected: 7,
      epoch: "first",
    },
  });
  const issues = [{ path: ["name"], message: "Name is required" }];
  expect(answerTo({ code: "invalid", issues })).toEqual({
    status: 400,
    body: { error: "Name is required", code: "invalid", issues },
  });
});

test("[U8] a refusal contains the facts that its sentence mentions", () => {
  const { body } = answerTo({ code: "too_large", what: "photo", bytesMax: UPLOAD_MAX_BYTES });

  expect(body).toEqual({
    error: "The photo is larger than 10 MB. Please choose a smaller one.",
    code: "too_large",
    facts: { what: "photo", bytesMax: UPLOAD_MAX_BYTES },
  });
  expect(answerTo({ code: "email_taken" }).body).not.toHaveProperty("facts");
});

test.each([
  ["address", "Not found"],
  ["photo", "Photo not found"],
  ["session", "This device is signed out already"],
  ["wine", "Wine not found"],
] as const)("the refusal's sentence for a missing %s is %j", (what, error) => {
  expect(answerTo({ code: "not_found", what })).toMatchObject({ status: 404, body: { error } });
});

test("the refusal of a photo with too many pixels names the limit", () => {
  const { body } = answerTo({ code: "too_demanding" });

  expect(body.error).toContain(`${String(PHOTO_PIXELS_MAX / 1_000_000)} megapixels`);
});

test.each([
  [1, "1 second"],
  [59, "59 seconds"],
  [60, "1 minute"],
  [61, "2 minutes"],
])("the refusal's sentence for a wait of %i s says %j", (retryAfterSeconds, words) => {
  expect(answerTo({ code: "too_many_requests", retryAfterSeconds })).toMatchObject({
    status: 429,
    retryAfterSeconds,
    body: { error: `Too many attempts. Please try again in ${words}.` },
  });
});

test.each([
  ["insufficient_quantity", 409],
  ["too_many_bottles", 422],
  ["wine_exists", 409],
  ["bottle_id_taken", 409],
  ["not_found", 404],
  ["invalid", 400],
])("[W3] [W5] [W6] a change refused with code %s gets status %i", (code, status) => {
  expect(answerToChange({ code, error: "No" })).toEqual({ status, body: { code, error: "No" } });
});

test("[I2] a stored refusal whose code no longer exists keeps its status", () => {
  const kept = { code: "photo_unknown", error: "No such photo", status: 422 };

  expect(answerToChange(kept)).toEqual({
    status: 422,
    body: { code: "photo_unknown", error: "No such photo" },
  });
});

test("results for an older app contain a status for each refused op", () => {
  const applied = { kind: "applied", recordId: OP.opId, seq: 1 } as const;
  const refusal = { code: "not_found", error: "Wine not found" };

  const results = withStatuses([
    { ...OP, verdict: applied },
    { ...OP, verdict: { kind: "refused", refusal } },
  ]);

  expect(results.map(({ verdict }) => verdict)).toEqual([
    applied,
    { kind: "refused", refusal: { ...refusal, status: 404 } },
  ]);
});
