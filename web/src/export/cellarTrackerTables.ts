import type { Lot, Place, Wine, WineEvent } from "sync-protocol";
import { kindNamed } from "../import/rows/eventIn.ts";
import { importedId } from "../import/wines/importIds.ts";
import { dayIn } from "../import/values/days.ts";
import { extraRowsIn } from "../rules/cellar/extraFields.ts";
import {
  designationOf,
  monthFirst,
  NO_VINTAGE,
  NO_YEAR,
  importedCellsOf,
  typeOf,
} from "./cellarTrackerTable.ts";
import type { Cell } from "./csv.ts";
import { amountCell, type ExportTable, stockedIn } from "./exportTables.ts";

/**
 * Headings of CellarTracker's tables, in CellarTracker's order (mathroule/cellartracker,
 * slavins-co/cellartracker-mcp).
 */
const PURCHASE =
  "iWine,iPurchase,PurchaseDate,DeliveryDate,StoreName,Currency,ExchangeRate,Price,NativePrice,NativePriceCurrency,Quantity,Remaining,OrderNumber,Delivered,Size,Vintage,Wine,Locale,Type,Color,Category,Producer,Varietal,MasterVarietal,Designation,Vineyard,Country,Region,SubRegion,Appellation,cLabels";
const CONSUMED =
  "iConsumed,iWine,Type,Consumed,ConsumedYear,ConsumedQuarter,ConsumedMonth,ConsumedDay,ConsumedWeekday,Size,ShortType,Currency,ExchangeRate,Value,Price,NativePrice,NativePriceCurrency,MenuPrice,cNotes,iNote,cLabels,NativeRevenue,NativeRevenueCurrency,Revenue,RevenueCurrency,RevenueExchangeRate,ConsumptionNote,PurchaseNote,BottleNote,Location,Bin,Vintage,Wine,Locale,Color,Category,Producer,Varietal,MasterVarietal,Designation,Vineyard,Country,Region,SubRegion,Appellation";
const NOTES =
  "iNote,iWine,Type,iUser,Vintage,Wine,Locale,Producer,Varietal,MasterVarietal,Designation,Vineyard,Country,Region,SubRegion,Appellation,Color,TastingDate,Defective,fAllowComments,Views,Name,fHelpful,fFavorite,Rating,EventLocation,EventTitle,iEvent,EventDate,EventEndDate,TastingNotes,fLikeIt,CNotes,CScore,LikeVotes,LikePercent,Votes,Comments,cLabels";
const TAG =
  "ListName,ListNotes,Private,WinesNotes,MaxPrice,MaxPriceCurrency,Size,Vintage,Wine,Locale,iWine,Type,Color,Category,Producer,Varietal,MasterVarietal,Designation,Vineyard,Country,Region,SubRegion,Appellation,UPCCode";

interface Row {
  readonly wine: Wine;
  readonly cells: Readonly<Record<string, Cell>>;
  readonly imported: (heading: string) => string | null;
}

const OF_WINE: Readonly<Record<string, (row: Row) => Cell>> = {
  iWine: ({ wine, imported }) => imported("iWine") ?? wine.id,
  Vintage: ({ wine }) => (wine.nonVintage ? NO_VINTAGE : wine.vintage),
  Wine: ({ wine }) => wine.name,
  Country: ({ wine }) => wine.country,
  Region: ({ wine }) => wine.region,
  Appellation: ({ wine }) => wine.appellation,
  Producer: ({ wine }) => wine.producer,
  Type: typeOf,
  Varietal: ({ wine }) => wine.varietal,
  Designation: designationOf,
  BeginConsume: ({ wine }) => wine.drinkFrom ?? NO_YEAR,
  EndConsume: ({ wine }) => wine.drinkTo ?? NO_YEAR,
  UPCCode: ({ wine }) => wine.barcodes.join(","),
};

/** CellarTracker's tables by file name, except the table of bottles. */
export function cellarTrackerTables(
  wines: readonly Wine[],
  places: readonly Place[],
  events: readonly WineEvent[],
): Readonly<Record<string, ExportTable>> {
  const stocked = stockedIn(wines, places).filter(({ lot }) => lot.bottles > 0);
  const purchases = stocked.map(({ wine, lot }) => purchaseRow(wine, lot));
  const byId = new Map(wines.map((wine) => [wine.id, wine]));
  const importedOf = new Map(wines.map((wine) => [wine.id, importedOfEvents(wine)]));
  const happened = events.flatMap((event) => {
    const wine = byId.get(event.wineId);
    const ofEvent = importedOf.get(event.wineId)?.get(event.id);
    return wine
      ? [{ event, wine, imported: (heading: string) => ofEvent?.get(heading) ?? null }]
      : [];
  });
  return {
    Purchase: tableOf(PURCHASE, purchases),
    Pending: tableOf(
      PURCHASE,
      purchases.filter(({ cells }) => cells["Delivered"] === "False"),
    ),
    Consumed: tableOf(CONSUMED, happened.flatMap(consumedRows)),
    Notes: tableOf(NOTES, happened.flatMap(noteRows)),
    Tag: tableOf(TAG, wines.flatMap(tagRows)),
  };
}

function tableOf(headings: string, rows: readonly Row[]): ExportTable {
  const header = headings.split(",");
  return { header, rows: rows.map((row) => header.map((heading) => cellOf(row, heading))) };
}

function cellOf(row: Row, heading: string): Cell {
  return row.cells[heading] ?? OF_WINE[heading]?.(row) ?? row.imported(heading);
}

function purchaseRow(wine: Wine, lot: Lot): Row {
  const [name = null] = lot.foreignId?.split(" ") ?? [];
  const ofWine = importedCellsOf(wine);
  const imported = (heading: string) => ofWine(heading, name) ?? null;
  const cells = {
    // If the lot is from CellarTracker's table of bottles, `foreignId` is the bottles' id, and the
    // purchase id is in `extraFields`.
    iPurchase: imported("iPurchase") ?? lot.foreignId ?? lot.id,
    PurchaseDate: monthFirst(lot.boughtOn),
    DeliveryDate: monthFirst(lot.arrivesOn),
    StoreName: lot.shop,
    NativePrice: amountCell(lot),
    NativePriceCurrency: lot.price?.currency ?? null,
    Quantity: imported("Quantity") ?? lot.bottles,
    Remaining: lot.bottles,
    Delivered: lot.state === "held" ? "True" : "False",
    Size: `${String(lot.millilitres)}ml`,
  };
  return { wine, cells, imported };
}

interface EventToExport {
  readonly event: WineEvent;
  readonly wine: Wine;
  readonly imported: Row["imported"];
}

const GONE: Readonly<Partial<Record<WineEvent["kind"], string>>> = {
  drank: "Drank",
  gave: "Gave away",
  sold: "Sold",
  broken: "Broken",
  lost: "Lost",
};

function consumedRows({ event, wine, imported }: EventToExport): readonly Row[] {
  const word = imported("ShortType");
  const kind = word === null ? undefined : kindNamed(word);
  const isAsImported = word !== null && (kind ?? "corrected") === event.kind;
  const shortType = isAsImported ? word : GONE[event.kind];
  if (shortType === undefined || event.bottles >= 0) return [];
  const [year = "", month = "", day = ""] = event.day
    .split("-")
    .map((part) => String(Number(part)));
  const isSold = event.kind === "sold";
  const [paid, sold] = isSold ? [null, event] : [event, null];
  const prefix = isAsImported && kind === undefined ? `${word}: ` : "";
  const note = event.note === word && prefix !== "" ? null : event.note;
  const cells = {
    iConsumed: imported("iConsumed") ?? event.id,
    Consumed: monthFirst(event.day),
    ConsumedYear: year,
    ConsumedQuarter: `Q${String(Math.ceil(Number(month) / 3))}`,
    ConsumedMonth: month,
    ConsumedDay: day,
    ConsumedWeekday: new Date(event.day).getUTCDay() + 1,
    Size: imported("Size") ?? sizeOf(wine, event),
    ShortType: shortType,
    NativePrice: imported("NativePrice") ?? (paid && amountCell(paid)),
    NativePriceCurrency: imported("NativePriceCurrency") ?? paid?.price?.currency ?? null,
    NativeRevenue: imported("NativeRevenue") ?? (sold && amountCell(sold)),
    NativeRevenueCurrency: imported("NativeRevenueCurrency") ?? sold?.price?.currency ?? null,
    ConsumptionNote: note?.startsWith(prefix) ? note.slice(prefix.length) : note,
  };
  return Array.from({ length: -event.bottles }, () => ({ wine, cells, imported }));
}

function sizeOf({ lots }: Wine, { lotId }: WineEvent): string {
  const lot = lots.find(({ id }) => id === lotId);
  return `${String(lot?.millilitres ?? 750)}ml`;
}

/**
 * One row for each tasting, and for each removed bottle with a rating, because only this table has
 * ratings.
 */
function noteRows({ event, wine, imported }: EventToExport): readonly Row[] {
  const { rating, note } = event;
  if (event.kind !== "tasted" && rating === null) return [];
  // CellarTracker rates out of 100. A rating on another scale is exported as text.
  const isOutOf100 = rating?.scale === 100;
  const asText = rating && !isOutOf100 ? `${String(rating.value)}/${String(rating.scale)}` : null;
  const cells = {
    iNote: imported("iNote") ?? event.id,
    TastingDate: monthFirst(event.day),
    Defective: imported("Defective") ?? (event.flaw === null ? "False" : "True"),
    Rating: isOutOf100 ? rating.value : null,
    EventTitle: event.occasion,
    TastingNotes: [asText, note].filter((text) => text !== null).join(" "),
  };
  return [{ wine, cells, imported }];
}

function tagRows(wine: Wine): readonly Row[] {
  const rows = importedRowsOf(wine, "CellarTracker, lists", "ListName");
  const ofWine = importedCellsOf(wine);
  return wine.tags.map((tag) => {
    const row = rows.find((cells) => cells.get("ListName") === tag);
    const imported = (heading: string) =>
      row
        ? (row.get(heading) ?? null)
        : heading === "iWine"
          ? (ofWine(heading, null) ?? null)
          : null;
    return { wine, cells: { ListName: tag }, imported };
  });
}

/** The imported CellarTracker values of a wine's events, by event id, then by heading. */
function importedOfEvents(wine: Wine): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const iWine = importedCellsOf(wine)("iWine", null);
  if (iWine === undefined) return new Map();
  const key = `CellarTracker/id:${iWine.toLowerCase()}`;
  const times = new Map<string, number>();
  const consumed = importedRowsOf(wine, "CellarTracker, consumed", "iConsumed").map((row) => {
    const day = dayIn(row.get("Consumed") ?? "", "mdy") ?? "";
    const nth = times.get(day) ?? 0;
    times.set(day, nth + 1);
    return [importedId("event", key, "gone", day, String(nth)), row] as const;
  });
  const notes = importedRowsOf(wine, "CellarTracker, tasting notes", "iNote").map(
    (row) => [importedId("event", key, "tasted", row.get("iNote") ?? ""), row] as const,
  );
  return new Map([...consumed, ...notes]);
}

/**
 * Rows of one table in a wine's extra fields. Each row also has the values that are the same in all
 * rows.
 */
function importedRowsOf(
  { extraFields }: Wine,
  table: string,
  name: string,
): readonly ReadonlyMap<string, string>[] {
  const rows = extraRowsIn(extraFields).filter((row) => row.table === table);
  const isOwn = ({ cells }: (typeof rows)[number]) => cells.some(([heading]) => heading === name);
  const common = rows.filter((row) => !isOwn(row)).flatMap(({ cells }) => cells);
  return rows.filter(isOwn).map(({ cells }) => new Map([...common, ...cells]));
}
