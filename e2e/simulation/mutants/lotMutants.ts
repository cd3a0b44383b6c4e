import type { Mutant } from "./Mutant.ts";

const LOTS = "sync-protocol/src/records/lots/lots.ts";

export const lotMutants: readonly Mutant[] = [
  {
    name: "what is on its way counts as held",
    rule: "L1",
    file: LOTS,
    text: 'sum + (state === "held" ? bottles : 0)',
    becomes: "sum + (state === undefined ? 0 : bottles)",
  },
  {
    name: "bottles come to a lot that is not in the cellar",
    rule: "L2",
    file: LOTS,
    text: "const target = isThere ? lotId : bottleId;",
    becomes: "const target = isThere || lotId !== undefined ? lotId : bottleId;",
  },
  {
    name: "no lot gives way to another",
    rule: "L3",
    file: LOTS,
    text: "for (const id of [lotId, bottleId, ...left.keys()])",
    becomes: "for (const id of [lotId ?? bottleId])",
  },
  {
    name: "an order gives way",
    rule: "L3",
    file: LOTS,
    text: 'if (lot?.state !== "held" || short === 0) continue;',
    becomes: "if (!lot || short === 0) continue;",
  },
  {
    name: "absolute bottles of a lot",
    rule: "L4",
    file: LOTS,
    text: "const bottles = (now?.bottles ?? 0) + to.bottles - (was?.bottles ?? 0);",
    becomes: "const bottles = to.bottles;",
  },
  {
    name: "lots by last writer",
    rule: "L4",
    file: LOTS,
    text: "const touched = LOT_DETAILS.filter((field) => !was || !sameValue(was[field], to[field]));",
    becomes: "const touched = LOT_DETAILS;",
  },
  {
    name: "a removed lot takes what others put there",
    rule: "L4",
    file: LOTS,
    text: "return bottles > 0 ? { ...now, bottles } : undefined;",
    becomes: "return bottles > 999 ? { ...now, bottles } : undefined;",
  },
  {
    name: "a move doubles",
    rule: "L6",
    file: LOTS,
    text: "bottles: source.bottles - moved",
    becomes: "bottles: source.bottles",
  },
  {
    name: "an order never arrives",
    rule: "L5",
    file: "sync-protocol/src/records/lots/lot.ts",
    text: 'LOT_FIELDS.filter((field) => field !== "bottles")',
    becomes: 'LOT_FIELDS.filter((field) => field !== "bottles" && field !== "state")',
  },
  {
    name: "a lot is lost with its place",
    rule: "L7",
    file: "web/src/rules/placement/placeTree.ts",
    text: 'if (lot.state !== "held" || lot.bottles === 0) continue;',
    becomes:
      'if (lot.state !== "held" || lot.bottles === 0 || (lot.placeId !== null && !places.has(lot.placeId))) continue;',
  },
];
