import { strToU8 } from "fflate";
import type { Wine } from "sync-protocol";
import { expect, test } from "vitest";
import { openFiles } from "../import/openFiles.ts";
import { readFiles } from "../import/readFiles.ts";
import { realExport } from "../import/testFiles.ts";
import { importedHere } from "./testCellar.ts";
import { cellarTrackerTable } from "./cellarTrackerTable.ts";
import { CELLAR_JSON, exportFiles } from "./exportFiles.ts";

const TABLES = ["list", "inventory", "bottles", "purchase"] as const;

test.each(TABLES)("who moves back to CellarTracker has every value of its %s again", (table) => {
  const there = sourceOf(table);
  const { wines, places } = cellarOf(table);
  const { header, rows } = cellarTrackerTable(wines, places);
  const left = rows.map(
    (cells) => new Map(header.map((heading, at) => [heading, said(cells[at])])),
  );

  for (const told of there) {
    const at = left.findIndex((row) => [...told].every(([name, text]) => row.get(name) === text));
    expect(at, JSON.stringify([...told])).not.toBe(-1);
    left.splice(at, 1);
  }
  expect(left).toEqual([]);
});

test.each(TABLES)("a cellar that came from %s goes out and comes in as it is", (table) => {
  const { wines, places } = cellarOf(table);
  const { [CELLAR_JSON]: bytes = strToU8("") } = exportFiles({ wines, places, photos: [], now: 0 });

  const again = importedHere(readFiles(openFiles([{ name: "a.json", bytes }]), {}));

  expect(again).toEqual(wines);
});

/** What becomes of a real export in an empty cellar; what it lacks is told by its owner. */
function cellarOf(table: string): Pick<Parameters<typeof exportFiles>[0], "places"> & {
  readonly wines: readonly Wine[];
} {
  const reading = readFiles(openFiles([realExport(table)]), {});
  return { wines: importedHere(reading), places: reading.places };
}

/** What a field is called in the table of bottles. */
const CALLED: Readonly<Record<string, string>> = {
  millilitres: "BottleSize",
  shop: "Store",
  price: "BottleCost",
  currency: "BottleCostCurrency",
  boughtOn: "PurchaseDate",
  arrivesOn: "DeliveryDate",
};

/** What is counted, or sorts what another column tells. */
const NOT_TOLD = new Set(["bottles", "ordered", "state", "repeats", "bottleKey"]);

/** Each bottle of a real export that is not gone, by the columns that say something of it. */
function sourceOf(name: string): readonly ReadonlyMap<string, string>[] {
  const [opened] = openFiles([realExport(name)]);
  if (opened?.kind !== "table") throw new Error(`${name} is no table`);
  const { table, uses } = opened;
  return table.rows.flatMap(({ cells }) => {
    const textOf = (heading: string) => cells[table.header.indexOf(heading)] ?? "";
    if (textOf("BottleState") === "0") return [];
    const counts = ["Remaining", "Quantity"].map(textOf).filter((text) => text !== "");
    const bottles = Number(counts[0] ?? 1) + Number(textOf("Pending"));
    const isPriced = said(cells[uses.indexOf("price")]) !== "";
    const told = uses.flatMap((use, at): readonly (readonly [string, string])[] => {
      const [text, heading = ""] = [said(cells[at]), table.header[at]];
      // A count of bottles, and the currency of no price, say nothing by themselves.
      const isNothing = text === "" || heading === "Quantity" || (use === "currency" && !isPriced);
      return NOT_TOLD.has(use) || isNothing ? [] : [[CALLED[use] ?? heading, text]];
    });
    return Array.from({ length: bottles }, () => new Map(told));
  });
}

/** What a cell says, in one way of writing it. */
function said(cell: string | number | null | undefined): string {
  const text = String(cell ?? "");
  if (["Unknown", "(n/a)", "(pending)", "9999"].includes(text)) return "";
  return text !== "" && Number.isFinite(Number(text)) ? String(Number(text) || "") : text;
}
