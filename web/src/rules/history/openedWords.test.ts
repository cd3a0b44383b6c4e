import {
  KEEPING_METHODS,
  OPENED_SOURCES,
  type OpenedBottle,
  openedLife,
  usuallyGoodUntil,
  WINE_TYPES,
} from "sync-protocol";
import { expect, test } from "vitest";
import { goodUntilInWords, leftInWords } from "./openedWords.ts";
import { aWine, id } from "../testBuilders.ts";

const BOTTLE: OpenedBottle = {
  id: id(1),
  day: "2026-02-26",
  keeping: "stopper",
  lotId: null,
};

test("[B4] day, type and storage decide how long an opened bottle lasts", () => {
  expect(usuallyGoodUntil("Red Wine", BOTTLE)).toBe("2026-03-03");
  expect(usuallyGoodUntil("Sparkling Wine", BOTTLE)).toBe("2026-02-28");
  expect(usuallyGoodUntil("Red Wine", { ...BOTTLE, keeping: "needle" })).toBe("2026-03-26");
  expect(usuallyGoodUntil("Sparkling Wine", { ...BOTTLE, keeping: "vacuum" })).toBeUndefined();
});

// Spec 10.95
test("each rule for how long opened bottles keep has two sources", () => {
  const lives = WINE_TYPES.flatMap((type) =>
    KEEPING_METHODS.flatMap((keeping) => openedLife(type, keeping) ?? []),
  );

  for (const { sources } of lives) expect(new Set(sources).size).toBeGreaterThanOrEqual(2);
  expect(new Set(lives.flatMap(({ sources }) => sources))).toEqual(
    new Set(Object.keys(OPENED_SOURCES)),
  );
});

test("an opened bottle shows its days left, then advice to taste first", () => {
  const words = (today: string) => goodUntilInWords(aWine({ type: "Red Wine" }), BOTTLE, today);

  expect(words("2026-02-26")).toMatch(/^Usually good until .*, 5 days left$/);
  expect(words("2026-03-02")).toMatch(/, 1 day left$/);
  expect(words("2026-03-03")).toMatch(/, today$/);
  expect(words("2026-03-04")).toMatch(/: taste it first$/);
});

// Spec 10.95
test("each opened bottle counts as half a bottle", () => {
  expect(leftInWords(6, 1)).toBe("5½ bottles");
  expect(leftInWords(3, 2)).toBe("2 bottles");
  expect(leftInWords(2, 2)).toBe("1 bottle");
  expect(leftInWords(1, 1)).toBe("½ bottle");
});
