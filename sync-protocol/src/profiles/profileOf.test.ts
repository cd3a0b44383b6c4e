import { expect, test } from "vitest";
import { aWine } from "../test/aWine.ts";
import { cacheProfiles, profileOf } from "./profileOf.ts";
import { profileWine } from "./profileWine.ts";

const NOW = { year: 2026 };

test("a wine's profile is cached and equals a newly computed profile", () => {
  const wine = aWine({ name: "Barolo", vintage: 2010 });
  cacheProfiles([wine], NOW);
  expect(profileOf(wine, NOW)).toBe(profileOf(wine, NOW));
  expect(profileOf(wine, NOW)).toEqual(profileWine(wine, NOW));
});

test("a wine's profile is computed again after an edit or new year", () => {
  const wine = aWine({ name: "Barolo", type: "Red Wine", vintage: 2010 });
  const corrected = { ...wine, name: "Soave", type: "White Wine" as const };
  expect(profileOf(wine, NOW).tannin).toBeGreaterThan(0);
  expect(profileOf(corrected, NOW).tannin).toBe(0);
  expect(profileOf(wine, { year: 2031 }).tannin).toBeLessThan(profileOf(wine, NOW).tannin);
});
