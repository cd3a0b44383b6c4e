import { stageIn } from "sync-protocol/drinking";
import type { WineType } from "sync-protocol";
import { expect, test } from "vitest";
import { maturityOf } from "../../../rules/counting/maturity.ts";
import { lotsInState } from "../../../rules/counting/statistics.ts";
import { aCellarWine, id } from "../../../rules/testBuilders.ts";
import { maturityFinding } from "./maturityWords.ts";

type Bottles = readonly [from: number, to: number, type?: WineType];

const ROSE: Bottles = [2025, 2026, "Rosé Wine"];
const READY: Bottles = [2020, 2036];
const PAST: Bottles = [2010, 2014];
const YOUNG: Bottles = [2030, 2040];

test.each<[finding: string, readonly Bottles[]]>([
  ["When to Drink", [ROSE, ROSE, READY]],
  ["Drink the rosé first. The rest has years.", [ROSE, READY, READY, READY, YOUNG]],
  ["12 of 30 bottles should be drunk soon", [ROSE, [2018, 2027], READY, READY, [2024, 2027]]],
  ["12 of 30 bottles should be drunk soon", [ROSE, [2018, 2026], PAST, PAST, PAST]],
  ["All 30 bottles should be drunk soon", [ROSE, ROSE, ROSE, ROSE, ROSE]],
  ["6 bottles past, and nothing else is urgent", [PAST, READY, READY, READY, YOUNG]],
  ["Most of it is still young", [READY, YOUNG, YOUNG, YOUNG, YOUNG]],
  ["Nothing has to be drunk soon", [READY, READY, READY, READY, YOUNG]],
])("the maturity chart states the finding that fits the cellar: %s", (finding, cellar) => {
  const wines = cellar.map(([, , type = "Red Wine"], at) =>
    aCellarWine({ id: id(at), vintage: at, type, quantity: 6 }),
  );
  const windowOf = ({ vintage }: { readonly vintage: number }) => {
    const [from, to] = cellar[vintage] ?? READY;
    return { from, to, soonUntil: to + 1 };
  };
  const maturity = maturityOf(lotsInState("held", wines), { windowOf, stageIn }, 2026);

  expect(maturityFinding(maturity)).toBe(finding);
});
