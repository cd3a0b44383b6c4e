import {
  type Lot,
  lotsOf,
  type Place,
  placeAround,
  placeNamed,
  placePath,
  type Places,
  type Wine,
} from "sync-protocol";
import { amountInput } from "../rules/price.ts";
import { toldRowsIn } from "../rules/toldElsewhere.ts";
import type { Cell } from "./csv.ts";

/** A table of an export: what stands over its columns, and its rows. */
export interface ExportTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A lot of a wine. */
export interface Stocked {
  readonly wine: Wine;
  readonly lot: Lot;
  /** Where it lies, the outermost first. */
  readonly place: string | null;
}

interface Placed {
  readonly place: Place;
  readonly around: Place | undefined;
}

/** What stood in one cell of another program's table. */
interface ToldCellOf {
  readonly wine: Wine;
  readonly table: string;
  /** Of which bottles, by what that program calls them. */
  readonly of: string | undefined;
  readonly heading: string;
  readonly text: string;
}

/** What stands over each column of a table, and in its cells. */
export type Columns<Of> = readonly (readonly [string, (of: Of) => Cell])[];

const WINES: Columns<Wine> = [
  ["Id", ({ id }) => id],
  ["Bottle ID", ({ bottleId }) => bottleId],
  ["Name", ({ name }) => name],
  ["Producer", ({ producer }) => producer],
  ["Vintage", vintageCell],
  ["Type", ({ type }) => type],
  ["Varietal", ({ varietal }) => varietal],
  ["Country", ({ country }) => country],
  ["Region", ({ region }) => region],
  ["Appellation", ({ appellation }) => appellation],
  ["Designation", ({ designation }) => designation],
  ["Alcohol", ({ alcohol }) => alcohol],
  ["Drink From", ({ drinkFrom }) => drinkFrom],
  ["Drink Until", ({ drinkTo }) => drinkTo],
  ["Quantity", ({ quantity }) => quantity],
  ["Tags", ({ tags }) => tags.join(", ")],
  ["Barcodes", ({ barcodes }) => barcodes.join(", ")],
  ["Tasting Notes", ({ notes }) => notes],
  ["Archived", ({ isArchived }) => (isArchived ? "yes" : "no")],
];

const LOTS: Columns<Stocked> = [
  ["Wine Id", ({ wine }) => wine.id],
  ["Lot Id", ({ lot }) => lot.id],
  ["Name", ({ wine }) => wine.name],
  ["Vintage", ({ wine }) => vintageCell(wine)],
  ["Bottles", ({ lot }) => lot.bottles],
  ["Bottle Size (ml)", ({ lot }) => lot.millilitres],
  ["State", ({ lot }) => lot.state],
  ["Place", ({ place }) => place],
  ["Position", ({ lot }) => lot.position],
  ["Bought On", ({ lot }) => lot.boughtOn],
  ["Arrives On", ({ lot }) => lot.arrivesOn],
  ["Shop", ({ lot }) => lot.shop],
  ["Price", ({ lot }) => amountCell(lot)],
  ["Currency", ({ lot }) => lot.price?.currency ?? null],
  ["Note", ({ lot }) => lot.note],
  ["Id Elsewhere", ({ lot }) => lot.foreignId],
];

const PLACES: Columns<Placed> = [
  ["Id", ({ place }) => place.id],
  ["Name", ({ place }) => place.name],
  ["Kind", ({ place }) => place.kind],
  ["Inside", ({ around }) => around?.name ?? null],
  ["Rows", ({ place }) => place.rows],
  ["Columns", ({ place }) => place.columns],
  ["Depth", ({ place }) => place.depth],
];

const TOLD_ELSEWHERE: Columns<ToldCellOf> = [
  ["Wine Id", ({ wine }) => wine.id],
  ["Name", ({ wine }) => wine.name],
  ["Vintage", ({ wine }) => vintageCell(wine)],
  ["Table", ({ table }) => table],
  ["Of", ({ of }) => of ?? null],
  ["Column", ({ heading }) => heading],
  ["Text", ({ text }) => text],
];

/** One row for each wine. */
export function winesTable(wines: readonly Wine[]): ExportTable {
  return tableOf(WINES, wines);
}

/** One row for each lot of each wine. */
export function lotsTable(wines: readonly Wine[], places: readonly Place[]): ExportTable {
  return tableOf(LOTS, stockedIn(wines, places));
}

/** One row for each text that another program told of a wine and no field holds. */
export function toldElsewhereTable(wines: readonly Wine[]): ExportTable {
  const cells = wines.flatMap((wine) =>
    toldRowsIn(wine.toldElsewhere).flatMap((row) =>
      row.cells.map(([heading, text]) => ({ wine, table: row.table, of: row.of, heading, text })),
    ),
  );
  return tableOf(TOLD_ELSEWHERE, cells);
}

/** One row for each place. */
export function placesTable(places: readonly Place[]): ExportTable {
  const byId = placesById(places);
  const placed = places.map((place) => ({ place, around: placeAround(byId, place) }));
  return tableOf(PLACES, placed);
}

/** The table of these columns, with a row for each. */
export function tableOf<Of>(columns: Columns<Of>, all: readonly Of[]): ExportTable {
  return {
    header: columns.map(([heading]) => heading),
    rows: all.map((one) => columns.map(([, cell]) => cell(one))),
  };
}

/** Every lot of these wines, and where it lies. */
export function stockedIn(wines: readonly Wine[], places: readonly Place[]): readonly Stocked[] {
  const byId = placesById(places);
  const nameOf = ({ placeId }: Lot) => {
    const place = placeNamed(byId, placeId);
    return place
      ? placePath(byId, place)
          .map(({ name }) => name)
          .join(" / ")
      : null;
  };
  return wines.flatMap((wine) => lotsOf(wine).map((lot) => ({ wine, lot, place: nameOf(lot) })));
}

function placesById(places: readonly Place[]): Places {
  return new Map(places.map((place) => [place.id, place]));
}

function vintageCell({ vintage, nonVintage }: Wine): Cell {
  return nonVintage ? "NV" : vintage;
}

/** What a bottle cost, as a number. */
export function amountCell({ price }: Lot): Cell {
  return price && Number(amountInput(price));
}
