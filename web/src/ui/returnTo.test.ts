import { expect, test } from "vitest";
import { returnTo } from "./returnTo.ts";

test("a visitor returns to the requested page after signing in", () => {
  expect(returnTo({ from: "/profile?tab=2#email" })).toBe("/profile?tab=2#email");
});

test.each([
  undefined,
  null,
  "profile",
  { from: 7 },
  { from: "//evil.example" },
  { from: "https://evil.example" },
])("an invalid return address, %j, leads to the collection", (locationState) => {
  expect(returnTo(locationState)).toBe("/");
});
