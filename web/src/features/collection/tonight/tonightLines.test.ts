import { plainLot } from "sync-protocol";
import type { Stage } from "sync-protocol/drinking";
import { expect, test } from "vitest";
import { aCellarWine, id } from "../../../rules/testBuilders.ts";
import { tonightLines } from "./tonightLines.ts";

const STAGES: Record<string, Stage> = { Soon: "soon", Ready: "ready", Young: "young" };
const windowOf = ({ name }: { readonly name: string }) => {
  const stage = STAGES[name];
  if (!stage) return undefined;
  return {
    stage,
    from: 2020,
    to: 2030,
    soonUntil: 2030,
    isLeaving: false,
    basis: { kind: "own" },
  } as const;
};
const words = (known: Partial<Parameters<typeof tonightLines>[0]>) =>
  tonightLines({ wines: [], windowOf, reminders: { orders: [] }, ...known }).map(
    (line) => line.words,
  );

test("Tonight counts bottles to drink soon first, then ready bottles", () => {
  const wines = [
    aCellarWine({ id: id(1), name: "Soon", quantity: 2 }),
    aCellarWine({ id: id(2), name: "Soon", quantity: 3, isArchived: true }),
    aCellarWine({ id: id(3), name: "Ready", quantity: 1 }),
  ];

  expect(words({ wines })).toEqual(["2 bottles to drink soon", "1 bottle ready"]);
});

test("Tonight is empty if all bottles are ready or young", () => {
  const wines = ["Ready", "Young"].map((name, n) => aCellarWine({ id: id(n), name, quantity: 6 }));

  expect(words({ wines })).toEqual([]);
});

test("Tonight lists at most three open bottles, the longest open first", () => {
  const wines = [3, 1, 4, 2].map((day) =>
    aCellarWine({
      id: id(day),
      name: `Wine ${String(day)}`,
      opened: [
        { id: id(10 + day), day: `2026-05-0${String(day)}`, keeping: "stopper", lotId: null },
      ],
    }),
  );

  expect(words({ wines }).map((line) => line.slice(0, 17))).toEqual([
    "Wine 1 open since",
    "Wine 2 open since",
    "Wine 3 open since",
  ]);
});

test("one line of Tonight adds up the bottles of all due orders", () => {
  const wine = aCellarWine({ id: id(1), name: "Young" });
  const order = (bottles: number, isLate: boolean) => ({
    ...{ wine, isLate, arrivesOn: "2026-12-07" },
    lot: plainLot(id(20 + bottles), bottles),
  });

  expect(words({ reminders: { orders: [order(6, false), order(3, false)] } })).toEqual([
    expect.stringMatching(/^9 bottles on order, due .*2026/),
  ]);
  expect(words({ reminders: { orders: [order(6, true)] } })).toEqual([
    expect.stringMatching(/^6 bottles on order, was due /),
  ]);
});
