import { describe, expect, test } from "vitest";
import { profileWine, type WineProfile } from "sync-protocol/profiles";
import { aWine } from "../../rules/testBuilders.ts";
import { chilliAgainstStrength } from "./clashRules.ts";
import { readMeal } from "../meals/readMeal.ts";

describe("wine with chilli", () => {
  test("higher alcohol and tannin each lower a wine's score with chilli", () => {
    expect(earned({ alcohol: 14 })).toBeLessThan(earned({}));
    expect(earned({ alcohol: 14 })).toBeLessThan(earned({ alcohol: 13 }));
    expect(earned({ tannin: 3 })).toBeLessThan(earned({}));
    expect(earned({ tannin: 3 })).toBeLessThan(earned({ tannin: 1 }));
  });

  test("a little sweetness raises a wine's score with chilli", () => {
    expect(earned({ alcohol: 13.5, sweetness: 1 })).toBeGreaterThan(earned({ alcohol: 13.5 }));
  });

  test("a tannic or strong wine earns nothing with chilli, even if sweet", () => {
    expect(earned({ tannin: 4, sweetness: 5 })).toBe(0);
    expect(earned({ alcohol: 14.5, sweetness: 5 })).toBe(0);
  });
});

/** The share of the rule's points that a light, dry white with these traits earns with chilli. */
function earned(traits: Partial<Pick<WineProfile, "alcohol" | "tannin" | "sweetness">>): number {
  const reading = readMeal("vindaloo with extra chilli");
  if (reading.kind === "unclear") throw new Error(reading.question);
  const white = profileWine(aWine({ type: "White Wine" }), { year: 2026 });
  const plain = { ...white, alcohol: 12, tannin: 0, sweetness: 0 };
  return chilliAgainstStrength.earned(reading.meal, { ...plain, ...traits });
}
