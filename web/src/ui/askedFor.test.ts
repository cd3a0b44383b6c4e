import { expect, test } from "vitest";
import { askedFor } from "./askedFor.ts";

test("a visitor sent to sign in comes back to the page first asked for", () => {
  expect(askedFor({ from: "/profile?tab=2#email" })).toBe("/profile?tab=2#email");
});

test.each([
  undefined,
  null,
  "profile",
  { from: 7 },
  { from: "//evil.example" },
  { from: "https://evil.example" },
])("a note that names no page of ours leads to the collection: %j", (locationState) => {
  expect(askedFor(locationState)).toBe("/");
});
