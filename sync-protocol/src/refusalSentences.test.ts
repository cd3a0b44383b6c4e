import { afterEach, expect, test } from "vitest";
import { setTextLanguage } from "./language/index.ts";
import type { ChangeRefusal } from "./refusal.ts";
import { answerSentence, changeRefusalBody, refusalSentence } from "./refusalSentences.ts";

afterEach(() => {
  setTextLanguage("en");
});

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
])("[S3] the refusal %j has its specified error message", (refusal, sentence) => {
  expect(refusalSentence(refusal)).toBe(sentence);
});

test("[S3] an invalid change's error is its first issue; all are listed", () => {
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

test("[U8] an error message is translated from the answer's code and facts", () => {
  const error = "As sent";
  setTextLanguage("de", (text, values) => `DE ${text} ${JSON.stringify(values)}`);

  expect(answerSentence({ code: "email_taken", error })).toBe(
    "DE An account with this email already exists {}",
  );
  expect(answerSentence({ code: "not_found", error, facts: { what: "passkey" } })).toBe(
    "DE This passkey has been removed already {}",
  );
  expect(
    answerSentence({ code: "too_large", error, facts: { what: "photo", bytesMax: 10_485_760 } }),
  ).toBe('DE The photo is larger than {size} MB. Please choose a smaller one. {"size":10}');
  expect(answerSentence({ code: "internal", error, requestId: "r1" })).toBe(
    `DE Something went wrong. Request {requestId} in the server's log. {"requestId":"r1"}`,
  );
});

test.each([
  { code: "of_a_later_server" },
  { code: "toString" },
  { code: "not_found" },
  { code: "not_found", facts: { what: "spaceship" } },
  { code: "too_many_requests", facts: { retryAfterSeconds: "soon" } },
])("[U8] for an unknown code or invalid facts, the server's message stays: %j", (body) => {
  setTextLanguage("de", (text) => `DE ${text}`);

  expect(answerSentence({ ...body, error: "As sent" })).toBe("As sent");
});

test("[U8] the body of a refused change has the refusal's facts", () => {
  expect(changeRefusalBody({ code: "insufficient_role", needed: "editor" })).toMatchObject({
    facts: { needed: "editor" },
  });
  expect(changeRefusalBody({ code: "wine_exists" })).not.toHaveProperty("facts");
});
