import {
  fieldsWith,
  type Lot,
  lotsOf,
  type OpenedBottle,
  type Place,
  placeAround,
  placeNamed,
  placePath,
  type Places,
  type Valuation,
  type Wine,
  WINE_TABLE,
  type WineEvent,
  type WineFieldWith,
} from "sync-protocol";
import { amountOf } from "../rules/lots/price.ts";
import { extraRowsIn } from "../rules/cellar/extraFields.ts";
import { fieldText } from "../rules/cellar/fieldText.ts";
import type { Cell } from "./csv.ts";

export interface ExportTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export interface ExportedLot {
  readonly wine: Wine;
  readonly lot: Lot;
  /** Names of the lot's place and of all places that contain it, the outermost first. */
  readonly place: string | null;
}

interface ExportedOpening {
  readonly wine: Wine;
  readonly bottle: OpenedBottle;
}

interface ExportedValuation {
  readonly wine: Wine;
  readonly valuation: Valuation;
}

interface ExportedPlace {
  readonly place: Place;
  readonly around: Place | undefined;
}

interface ExportedEvent {
  readonly event: WineEvent;
  /** `undefined` if the wine no longer exists. */
  readonly wine: Wine | undefined;
}

interface ExtraCellRow {
  readonly wine: Wine;
  readonly table: string;
  /** The bottles' id in the program from which the wine was imported. */
  readonly of: string | undefined;
  readonly heading: string;
  readonly text: string;
}

export type Columns<Of> = readonly (readonly [string, (of: Of) => Cell])[];

const LAST_FIELDS = ["quantity", "tags", "barcodes", "notes"] as const;

const EXPORTED_FIELDS = new Set<WineFieldWith<"exportedAs">>([
  ...fieldsWith("exportedAs").filter((field) => !LAST_FIELDS.some((last) => last === field)),
  ...LAST_FIELDS,
]);

const WINES: Columns<Wine> = [
  ["Id", ({ id }) => id],
  ["Bottle ID", ({ bottleId }) => bottleId],
  ...[...EXPORTED_FIELDS].map(exportedColumn),
  ["Archived", ({ isArchived }) => (isArchived ? "yes" : "no")],
];

function exportedColumn(field: WineFieldWith<"exportedAs">): Columns<Wine>[number] {
  const cell = (wine: Wine) => {
    const value = wine[field];
    return typeof value === "number" ? value : fieldText(value);
  };
  return [WINE_TABLE[field].exportedAs, field === "vintage" ? vintageCell : cell];
}

const LOTS: Columns<ExportedLot> = [
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

const OPENED: Columns<ExportedOpening> = [
  ["Id", ({ bottle }) => bottle.id],
  ["Wine Id", ({ wine }) => wine.id],
  ["Lot Id", ({ bottle }) => bottle.lotId],
  ["Name", ({ wine }) => wine.name],
  ["Vintage", ({ wine }) => vintageCell(wine)],
  ["Opened On", ({ bottle }) => bottle.day],
  ["Kept By", ({ bottle }) => bottle.keeping],
];

const VALUATIONS: Columns<ExportedValuation> = [
  ["Id", ({ valuation }) => valuation.id],
  ["Wine Id", ({ wine }) => wine.id],
  ["Name", ({ wine }) => wine.name],
  ["Vintage", ({ wine }) => vintageCell(wine)],
  ["Valued On", ({ valuation }) => valuation.day],
  ["Value per Bottle", ({ valuation }) => amountCell(valuation)],
  ["Currency", ({ valuation }) => valuation.price.currency],
  ["Bottle Size (ml)", ({ valuation }) => valuation.millilitres],
  ["Source", ({ valuation }) => valuation.source],
];

const PLACES: Columns<ExportedPlace> = [
  ["Id", ({ place }) => place.id],
  ["Name", ({ place }) => place.name],
  ["Kind", ({ place }) => place.kind],
  ["Inside", ({ around }) => around?.name ?? null],
  ["Rows", ({ place }) => place.rows],
  ["Columns", ({ place }) => place.columns],
  ["Depth", ({ place }) => place.depth],
];

const EVENTS: Columns<ExportedEvent> = [
  ["Id", ({ event }) => event.id],
  ["Wine Id", ({ event }) => event.wineId],
  ["Lot Id", ({ event }) => event.lotId],
  ["Name", ({ wine }) => wine?.name ?? null],
  ["Vintage", ({ wine }) => (wine ? vintageCell(wine) : null)],
  ["Day", ({ event }) => event.day],
  ["What Happened", ({ event }) => event.kind],
  ["Bottles", ({ event }) => event.bottles],
  // oxlint-disable-next-line words/plain -- a heading of files that users keep
  ["Told", ({ event }) => (event.isUncounted ? "yes" : "no")],
  ["Occasion", ({ event }) => event.occasion],
  ["Meal", ({ event }) => event.meal],
  ["With Whom", ({ event }) => event.company],
  ["Rating", ({ event }) => event.rating?.value ?? null],
  ["Out Of", ({ event }) => event.rating?.scale ?? null],
  ["Flaw", ({ event }) => event.flaw],
  ["Note", ({ event }) => event.note],
  ["Price", ({ event }) => amountCell(event)],
  ["Currency", ({ event }) => event.price?.currency ?? null],
];

const EXTRA_FIELDS: Columns<ExtraCellRow> = [
  ["Wine Id", ({ wine }) => wine.id],
  ["Name", ({ wine }) => wine.name],
  ["Vintage", ({ wine }) => vintageCell(wine)],
  ["Table", ({ table }) => table],
  ["Of", ({ of }) => of ?? null],
  ["Column", ({ heading }) => heading],
  ["Text", ({ text }) => text],
];

export function winesTable(wines: readonly Wine[]): ExportTable {
  return tableOf(WINES, wines);
}

export function lotsTable(wines: readonly Wine[], places: readonly Place[]): ExportTable {
  return tableOf(LOTS, stockedIn(wines, places));
}

export function openedTable(wines: readonly Wine[]): ExportTable {
  return tableOf(
    OPENED,
    wines.flatMap((wine) => wine.opened.map((bottle) => ({ wine, bottle }))),
  );
}

export function valuationsTable(wines: readonly Wine[]): ExportTable {
  return tableOf(
    VALUATIONS,
    wines.flatMap((wine) => wine.valuations.map((valuation) => ({ wine, valuation }))),
  );
}

export function extraFieldsTable(wines: readonly Wine[]): ExportTable {
  const cells = wines.flatMap((wine) =>
    extraRowsIn(wine.extraFields).flatMap((row) =>
      row.cells.map(([heading, text]) => ({ wine, table: row.table, of: row.of, heading, text })),
    ),
  );
  return tableOf(EXTRA_FIELDS, cells);
}

export function placesTable(places: readonly Place[]): ExportTable {
  const byId = placesById(places);
  const placed = places.map((place) => ({ place, around: placeAround(byId, place) }));
  return tableOf(PLACES, placed);
}

export function eventsTable(events: readonly WineEvent[], wines: readonly Wine[]): ExportTable {
  const byId = new Map(wines.map((wine) => [wine.id, wine]));
  return tableOf(
    EVENTS,
    events.map((event) => ({ event, wine: byId.get(event.wineId) })),
  );
}

export function tableOf<Of>(columns: Columns<Of>, all: readonly Of[]): ExportTable {
  return {
    header: columns.map(([heading]) => heading),
    rows: all.map((one) => columns.map(([, cell]) => cell(one))),
  };
}

export function stockedIn(
  wines: readonly Wine[],
  places: readonly Place[],
): readonly ExportedLot[] {
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

export function amountCell({ price }: Pick<Lot, "price">): Cell {
  return price && amountOf(price);
}
