import { WINE_TYPES } from "../records/wineType.ts";
import { expect, test } from "vitest";
import { BY_GRAPE, BY_STYLE, BY_TYPE, UNKNOWN_STYLES } from "./ageingTable.ts";
import { SOURCES } from "./sources.ts";
import { GRAPE_PROFILES } from "../profiles/index.ts";
import { WINE_STYLES } from "../profiles/index.ts";

const ROWS = [...BY_STYLE, ...BY_GRAPE, ...BY_TYPE];
const styles = new Set(WINE_STYLES.map(({ name }) => name));
const grapes = new Set(GRAPE_PROFILES.map(({ name }) => name));

test("every row bears a name that the sommelier gives wines", () => {
  const unheardOf = [
    ...[...BY_STYLE.map(({ kind }) => kind), ...UNKNOWN_STYLES].filter((kind) => !styles.has(kind)),
    ...BY_GRAPE.map(({ kind }) => kind).filter((kind) => !grapes.has(kind)),
    ...BY_TYPE.map(({ kind }) => kind).filter((kind) => !WINE_TYPES.some((type) => type === kind)),
  ];

  expect(unheardOf).toEqual([]);
});

test("every row rests on two works of the list, and every work bears a row", () => {
  expect(ROWS.filter(({ sources: [one, other] }) => one === other)).toEqual([]);
  const cited = new Set(ROWS.flatMap(({ sources }) => sources));
  expect(Object.keys(SOURCES).filter((name) => ![...cited].some((one) => one === name))).toEqual(
    [],
  );
});

test("every work has an address of its own", () => {
  const addresses = Object.values(SOURCES).map(({ address }) => address);

  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) expect(address).toMatch(/^https?:\/\/[^ ]+$/);
});

test("no years end before they begin", () => {
  for (const { label, fromHarvest, fromPurchase } of ROWS) {
    for (const [first, last] of [fromHarvest ?? [0, 1], fromPurchase ?? [0, 1]]) {
      expect(last, label).toBeGreaterThanOrEqual(first);
    }
  }
});
