import type { Place, Wine } from "sync-protocol";
import { wineTypeIn } from "../import/values/wineTypes.ts";
import { extraRowsIn } from "../rules/cellar/extraFields.ts";
import type { Cell } from "./csv.ts";
import {
  amountCell,
  type Columns,
  type ExportTable,
  type ExportedLot,
  stockedIn,
  tableOf,
} from "./exportTables.ts";

interface Bottle extends ExportedLot {
  readonly barcode: string | null;
  readonly imported: (heading: string) => string | null;
}

export const NO_YEAR = 9999;
export const NO_VINTAGE = 1001;

const COLUMNS: Columns<Bottle> = [
  ["BottleState", ({ lot }) => (lot.state === "held" ? 1 : -1)],
  ["Barcode", ({ barcode }) => barcode],
  ["iWine", ({ wine, imported }) => imported("iWine") ?? wine.id],
  ["Vintage", ({ wine }) => (wine.nonVintage ? NO_VINTAGE : wine.vintage)],
  ["Wine", ({ wine }) => wine.name],
  ["Quantity", () => 1],
  ["BottleSize", ({ lot }) => `${String(lot.millilitres)}ml`],
  ["Location", ({ place }) => place],
  ["Bin", ({ lot }) => lot.position],
  ["Store", ({ lot }) => lot.shop],
  ["PurchaseDate", ({ lot }) => monthFirst(lot.boughtOn)],
  ["DeliveryDate", ({ lot }) => monthFirst(lot.arrivesOn)],
  ["BottleCost", ({ lot }) => amountCell(lot)],
  ["BottleCostCurrency", ({ lot }) => lot.price?.currency ?? null],
  ["BottleNote", ({ lot }) => lot.note],
  ["Country", ({ wine }) => wine.country],
  ["Region", ({ wine }) => wine.region],
  ["Appellation", ({ wine }) => wine.appellation],
  ["Producer", ({ wine }) => wine.producer],
  ["Type", typeOf],
  ["Varietal", ({ wine }) => wine.varietal],
  ["Designation", designationOf],
  ["BeginConsume", ({ wine }) => wine.drinkFrom ?? NO_YEAR],
  ["EndConsume", ({ wine }) => wine.drinkTo ?? NO_YEAR],
  ["UPC", ({ wine }) => wine.barcodes.join(",")],
];

const TYPES = {
  "Red Wine": "Red",
  "White Wine": "White",
  "Rosé Wine": "Rosé",
  "Sparkling Wine": "White - Sparkling",
  "Dessert Wine": "White - Sweet/Dessert",
  "Fortified Wine": "Red - Fortified",
} as const;

/**
 * The imported CellarTracker type, which is more specific than ours. If the user has changed the
 * wine's type, CellarTracker's name for the new type.
 */
export function typeOf({ wine, imported }: Pick<Bottle, "wine" | "imported">): string {
  const importedType = imported("Type");
  return importedType !== null && wineTypeIn(importedType) === wine.type
    ? importedType
    : TYPES[wine.type];
}

/**
 * The designation without the vineyard. The import appended the vineyard, but CellarTracker has a
 * separate column for it.
 */
export function designationOf({
  wine,
  imported,
}: Pick<Bottle, "wine" | "imported">): string | null {
  const vineyard = `, ${imported("Vineyard") ?? ""}`;
  const { designation } = wine;
  return designation?.endsWith(vineyard) ? designation.slice(0, -vineyard.length) : designation;
}

const EXTRA_COLUMNS =
  "Locale,SubRegion,MasterVarietal,Color,Category,Vineyard,WineBarcode,iPurchase,OrderNumber,Delivered,PurchaseNote,Price,Currency,ExchangeRate,Valuation,MyValue,WBValue,CTValue,MenuPrice,WA,WS,IWC,BH,AG,WE,JR,RH,JG,GV,JK,LD,CW,WFW,PR,SJ,WD,RR,JH,MFW,WWR,IWR,CHG,TT,TWF,DR,FP,JM,PG,WAL,JS,CT,CNotes,CScore,MY,PNotes,PScore,cLabels".split(
    ",",
  );

/**
 * CellarTracker's table with one row for each bottle. Imported values that the app does not use are
 * exported again.
 */
export function cellarTrackerTable(wines: readonly Wine[], places: readonly Place[]): ExportTable {
  const importedOf = new Map(wines.map((wine) => [wine.id, importedCellsOf(wine)]));
  const bottles = stockedIn(wines, places).flatMap((stocked) => {
    const { bottles: count, foreignId } = stocked.lot;
    const names = foreignId?.split(" ") ?? [];
    return Array.from({ length: count }, (_, at): Bottle => {
      const barcode = (names.length === count ? names[at] : undefined) ?? null;
      const imported = (heading: string) =>
        importedOf.get(stocked.wine.id)?.(heading, barcode) ?? null;
      return { ...stocked, barcode, imported };
    });
  });
  const { header, rows } = tableOf(COLUMNS, bottles);
  const more = EXTRA_COLUMNS.map((heading): readonly [string, readonly Cell[]] => [
    heading,
    bottles.map(({ imported }) => imported(heading)),
  ]).filter(([, cells]) => cells.some((cell) => cell !== null));
  return {
    header: [...header, ...more.map(([heading]) => heading)],
    rows: rows.map((cells, at) => [...cells, ...more.map(([, column]) => column[at] ?? null)]),
  };
}

/**
 * Returns a function that finds the imported value under a heading: the bottle's own value,
 * otherwise the value that all bottles of the wine share.
 */
export function importedCellsOf({ extraFields }: Wine) {
  const rows = extraRowsIn(extraFields).filter(({ table }) => table.startsWith("CellarTracker"));
  const cells = rows.flatMap(({ of, cells: imported }) =>
    imported.map(([heading, text]) => ({ of, heading, text })),
  );
  return (heading: string, barcode: string | null): string | undefined => {
    const under = cells.filter((cell) => cell.heading === heading);
    const own = under.find(({ of }) => barcode !== null && of?.split(" ").includes(barcode));
    return (own ?? under.find(({ of }) => of === undefined))?.text;
  };
}

/** A date in CellarTracker's format, as in "5/21/2020". */
export function monthFirst(day: string | null): string | null {
  const [year = "", month = "", date = ""] = day?.split("-") ?? [];
  return day && `${String(Number(month))}/${String(Number(date))}/${year}`;
}
