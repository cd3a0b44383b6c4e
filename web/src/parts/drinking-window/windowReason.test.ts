import { expect, test } from "vitest";
import { windowReason } from "./windowReason.ts";

const USUAL = {
  kind: "usual",
  label: "Cava",
  evidence: "estimate",
  sources: [],
  isGreat: false,
} as const;

test.each([
  [[1, 3], "harvest", "Cava: 1 to 3 years after the harvest"],
  [[0, 1], "harvest", "Cava: within a year after the harvest"],
  [[0, 2], "harvest", "Cava: within 2 years after the harvest"],
  [[1, 3], "purchase", "Cava: 1 to 3 years after it was bought"],
  [[0, 1], "purchase", "Cava: within a year after it was bought"],
] as const)(
  "the reason for a drinking window %j years after the %s: %s",
  (years, since, reason) => {
    expect(windowReason({ ...USUAL, years, since }, "Cava")).toBe(reason);
  },
);

test("the reason for a drinking window mentions a great year", () => {
  expect(
    windowReason({ ...USUAL, years: [6, 23], since: "harvest", isGreat: true }, "Barolo"),
  ).toBe("Barolo: 6 to 23 years after the harvest, in a great year");
});
