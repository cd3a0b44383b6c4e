import type { DrinkingWindow } from "sync-protocol/drinking";
import { expect, test } from "vitest";
import { maturityInWords } from "./maturityInWords.ts";

const OWN = { kind: "own" } as const;
const USUAL = {
  kind: "usual",
  label: "",
  years: [1, 2],
  since: "harvest",
  isGreat: false,
  evidence: "estimate",
  sources: [],
} as const;

test.each<[Partial<DrinkingWindow>, string, string]>([
  [{ stage: "ready" }, "Ready 2020–2030", "usually 2020–2030"],
  [{ stage: "young" }, "From 2020", "usually from 2020"],
  [{ stage: "soon" }, "Drink by 2030", "usually until 2030"],
  [{ stage: "past" }, "Past 2030", "usually until 2030"],
  [{ stage: "ready", from: undefined }, "Ready until 2030", "usually until 2030"],
  [{ stage: "ready", to: undefined }, "Ready from 2020", "usually from 2020"],
])(
  "a user's drinking window %j is shown as %s, an estimated one as %s",
  (differing, own, usual) => {
    const window = {
      from: 2020,
      to: 2030,
      soonUntil: 2030,
      stage: "ready",
      isLeaving: false,
      ...differing,
    } as const;

    expect(maturityInWords({ ...window, basis: OWN })).toBe(own);
    expect(maturityInWords({ ...window, basis: USUAL })).toBe(usual);
  },
);
