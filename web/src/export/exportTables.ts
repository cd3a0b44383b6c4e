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
import type { Cell } from "./csv.ts";

/** A table of an export: what stands over its columns, and its rows. */
export interface ExportTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

interface Stocked {
  readonly wine: Wine;
  readonly lot: Lot;
  /** Where it lies, the outermost first. */
  readonly place: string | null;
}

interface Placed {
  readonly place: Place;
  readonly around: Place | undefined;
}

type Columns<Of> = readonly (readonly [string, (of: Of) => Cell])[];

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

/** What CellarTracker writes where nothing is known. */
const NO_YEAR = 9999;
const NO_VINTAGE = 1001;

/** As CellarTracker writes its table of bottles; one row for each bottle. */
const CELLARTRACKER: Columns<Stocked> = [
  ["BottleState", ({ lot }) => (lot.state === "held" ? 1 : -1)],
  ["iWine", ({ wine }) => wine.id],
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
  ["Type", ({ wine }) => TYPES[wine.type]],
  ["Varietal", ({ wine }) => wine.varietal],
  ["Designation", ({ wine }) => wine.designation],
  ["BeginConsume", ({ wine }) => wine.drinkFrom ?? NO_YEAR],
  ["EndConsume", ({ wine }) => wine.drinkTo ?? NO_YEAR],
];

const TYPES = {
  "Red Wine": "Red",
  "White Wine": "White",
  "Rosé Wine": "Rosé",
  "Sparkling Wine": "White - Sparkling",
  "Dessert Wine": "White - Sweet/Dessert",
  "Fortified Wine": "Red - Fortified",
} as const;

/** One row for each wine. */
export function winesTable(wines: readonly Wine[]): ExportTable {
  return tableOf(WINES, wines);
}

/** One row for each lot of each wine. */
export function lotsTable(wines: readonly Wine[], places: readonly Place[]): ExportTable {
  return tableOf(LOTS, stockedIn(wines, places));
}

/** One row for each place. */
export function placesTable(places: readonly Place[]): ExportTable {
  const byId = placesById(places);
  const placed = places.map((place) => ({ place, around: placeAround(byId, place) }));
  return tableOf(PLACES, placed);
}

/** One row for each bottle, in the columns of CellarTracker, for who moves there. */
export function cellarTrackerTable(wines: readonly Wine[], places: readonly Place[]): ExportTable {
  const bottles = stockedIn(wines, places).flatMap((stocked) =>
    Array.from({ length: stocked.lot.bottles }, () => stocked),
  );
  return tableOf(CELLARTRACKER, bottles);
}

function tableOf<Of>(columns: Columns<Of>, all: readonly Of[]): ExportTable {
  return {
    header: columns.map(([heading]) => heading),
    rows: all.map((one) => columns.map(([, cell]) => cell(one))),
  };
}

function stockedIn(wines: readonly Wine[], places: readonly Place[]): readonly Stocked[] {
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

function amountCell({ price }: Lot): Cell {
  return price && Number(amountInput(price));
}

function monthFirst(day: string | null): string | null {
  const [year = "", month = "", date = ""] = day?.split("-") ?? [];
  return day && `${String(Number(month))}/${String(Number(date))}/${year}`;
}
