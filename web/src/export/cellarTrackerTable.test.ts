import { strToU8 } from "fflate";
import { lotsOf, type Wine } from "sync-protocol";
import { expect, test } from "vitest";
import { type GivenFile, openFiles } from "../import/files/openFiles.ts";
import { type ImportReading, readFiles } from "../import/wines/readFiles.ts";
import { aFile, aTable, realExport } from "../import/files/testFiles.ts";
import { anEvent, aWine } from "../rules/testBuilders.ts";
import { extraRowsIn } from "../rules/cellar/extraFields.ts";
import { importedHere } from "./testCellar.ts";
import { cellarTrackerTable } from "./cellarTrackerTable.ts";
import { cellarTrackerTables } from "./cellarTrackerTables.ts";
import { CELLAR_JSON, exportFiles } from "./exportFiles.ts";

const TABLES = ["list", "inventory", "bottles", "purchase"] as const;

// Spec 10.74
test.each(TABLES)(
  "CellarTracker's table “%s” keeps every value through import and export",
  (table) => {
    const there = sourceOf(table);
    const { wines, places } = cellarOf(table);
    const { header, rows } = cellarTrackerTable(wines, places);
    const left = rows.map(
      (cells) => new Map(header.map((heading, at) => [heading, said(cells[at])])),
    );

    for (const cells of there) {
      const at = left.findIndex((row) =>
        [...cells].every(([name, text]) => row.get(name) === text),
      );
      expect(at, JSON.stringify([...cells])).not.toBe(-1);
      left.splice(at, 1);
    }
    expect(left).toEqual([]);
  },
);

test.each([
  ["Rosé - Sparkling", "Réserve", "Les Clos"],
  ["Red - Sweet/Dessert", "Réserve", ""],
  ["White - Off-dry", "", "Les Clos"],
  ["Red - Fortified", "", ""],
])(
  "an unchanged wine type is exported under CellarTracker's name: %s, %s, %s",
  (Type, Designation, Vineyard) => {
    const bottle = {
      ...WINE,
      BottleState: "1",
      Barcode: "0101",
      Quantity: "1",
      BottleSize: "750ml",
    };
    const columns =
      "BottleState,Barcode,iWine,Vintage,Wine,Quantity,BottleSize,Country,Region,Producer,Type,Varietal,Designation,Vineyard";
    const file = aFile(
      aTable(columns, [{ ...bottle, Type, Designation, Vineyard }]),
      "bottles.csv",
    );
    const reading = readFiles(openFiles([file]), {});

    const { header, rows } = cellarTrackerTable(importedHere(reading), []);

    const cell = (heading: string) => rows[0]?.[header.indexOf(heading)] ?? "";
    expect(cell("Type")).toBe(Type);
    expect([cell("Designation"), cell("Vineyard")]).toContain(Vineyard);
    if (Designation !== "") expect(cell("Designation")).toBe(Designation);
  },
);

test("if the user changes an imported wine's type, the new type is exported", () => {
  const table = aTable(
    "BottleState,Barcode,iWine,Vintage,Wine,Quantity,Producer,Type,Varietal,Country,Region",
    [{ ...WINE, BottleState: "1", Barcode: "0101", Quantity: "1", Type: "Rosé - Sparkling" }],
  );
  const [wine] = importedHere(readFiles(openFiles([aFile(table, "bottles.csv")]), {}));

  const { header, rows } = cellarTrackerTable([{ ...wine!, type: "Red Wine" }], []);

  expect(rows[0]?.[header.indexOf("Type")]).toBe("Red");
});

// Spec 10.74
test.each(["pending", "consumed", "notes", "tags"])(
  "the import keeps every cell of CellarTracker's table “%s”",
  (name) => {
    const { wines, events } = cellarOf(name);
    const [opened] = openFiles([fileOf(name)]);
    if (opened?.kind !== "table") throw new Error(`${name} is no table`);
    const { header, rows } = opened.table;
    const idAt = header.indexOf("iWine");
    const kept = wines.map((wine) => ({
      keptCells: extraRowsIn(wine.extraFields).flatMap((row) => row.cells),
      fields: JSON.stringify({
        wine: { ...wine, extraFields: null, lots: lotsOf(wine) },
        events: events.filter(({ wineId }) => wineId === wine.id),
      }),
    }));

    for (const { cells } of rows) {
      const ofWine = kept.filter(({ keptCells }) =>
        keptCells.some(([heading, text]) => heading === "iWine" && text === cells[idAt]),
      );
      expect(ofWine, cells[idAt]).toHaveLength(1);
      const missing = header.filter((heading, at) => {
        const text = cells[at] ?? "";
        const isKept = ofWine[0]?.keptCells.some((cell) => cell[0] === heading && cell[1] === text);
        const isField = ofWine[0]?.fields.includes(JSON.stringify(asField(text)).slice(1, -1));
        return said(text) !== "" && !isKept && !isField && !NOT_EXPECTED.has(heading);
      });
      expect(missing, name).toEqual([]);
    }
  },
);

// Spec 10.66
test.each([
  ["purchase", "Purchase"],
  ["pending", "Pending"],
  ["consumed", "Consumed"],
  ["notes", "Notes"],
  ["tags", "Tag"],
] as const)(
  "CellarTracker's table “%s” is exported with its columns and every value",
  (name, as) => {
    const { wines, places, events } = cellarOf(name);
    const out = cellarTrackerTables(wines, places, events)[as];
    const [opened] = openFiles([fileOf(name)]);
    if (opened?.kind !== "table" || !out) throw new Error(`${name} is no table`);
    const left = out.rows.map(
      (cells) => new Map(out.header.map((heading, at) => [heading, said(cells[at])])),
    );

    for (const { cells } of opened.table.rows) {
      const written = opened.table.header
        .map((heading, at) => [heading, said(cells[at])] as const)
        .filter(([heading, text]) => text !== "" && !NOT_EXPORTED.has(heading));
      const at = left.findIndex((row) =>
        written.every(([heading, text]) => row.get(heading) === text),
      );
      expect(at, JSON.stringify({ written, left: left.map((row) => [...row]) })).not.toBe(-1);
      left.splice(at, 1);
    }
    expect(left).toEqual([]);
  },
);

test("two bottles with one purchase id share one row of the purchase table", () => {
  const table = aTable(
    "BottleState,Barcode,iPurchase,iWine,Vintage,Wine,Quantity,BottleSize,Producer,Type,Varietal,Country,Region",
    ["0101", "0102"].map((Barcode) => ({
      ...{
        ...WINE,
        BottleState: "1",
        Barcode,
        iPurchase: "55",
        Quantity: "1",
        BottleSize: "750ml",
      },
    })),
  );
  const wines = importedHere(readFiles(openFiles([aFile(table, "bottles.csv")]), {}));

  const { Purchase } = cellarTrackerTables(wines, [], []);
  const at = Purchase?.header.indexOf("iPurchase") ?? -1;
  expect(Purchase?.rows.map((row) => row[at])).toEqual(["55"]);
});

// Spec 10.66
test("the CellarTracker export has tables of drunk bottles, tastings and tags", () => {
  const wine = aWine({ name: "Barolo", tags: ["For Bo"] });
  const body = { day: "2026-05-01", note: "Fine" } as const;
  const events = [
    anEvent(1, { ...body, wineId: wine.id, kind: "drank", bottles: -2 }),
    anEvent(2, {
      ...{ ...body, wineId: wine.id, kind: "tasted", bottles: 0 },
      rating: { value: 4.5, scale: 5 },
    }),
  ];

  const { Consumed, Notes, Tag } = cellarTrackerTables([wine], [], events);

  const cell = (table: typeof Notes, heading: string, at = 0) =>
    table?.rows[at]?.[table.header.indexOf(heading)];
  expect(Consumed?.rows).toHaveLength(2);
  expect(cell(Consumed, "Consumed", 1)).toBe("5/1/2026");
  expect(cell(Consumed, "ShortType")).toBe("Drank");
  expect(cell(Notes, "TastingNotes")).toBe("4.5/5 Fine");
  expect(cell(Notes, "Rating")).toBeNull();
  expect(cell(Tag, "ListName")).toBe("For Bo");
});

test.each([...TABLES, "pending", "consumed", "notes", "tags"])(
  "a cellar imported from table “%s” survives export and import unchanged",
  (table) => {
    const { wines, places, events } = cellarOf(table);
    const { [CELLAR_JSON]: bytes = strToU8("") } = exportFiles({
      wines,
      places,
      events,
      photos: [],
      now: 0,
    });

    const reading = readFiles(openFiles([{ name: "a.json", bytes }]), {});

    expect(importedHere(reading)).toEqual(wines);
    expect(reading.events).toEqual(events.map((event) => ({ ...event, authorName: null })));
  },
);

function cellarOf(table: string): Pick<ImportReading, "places" | "events"> & {
  readonly wines: readonly Wine[];
} {
  const reading = readFiles(openFiles([fileOf(table)]), {});
  return { wines: importedHere(reading), places: reading.places, events: reading.events };
}

/**
 * Columns that the import may leave out: they only sort, repeat a lot's state, or give a currency
 * without a price.
 */
const NOT_EXPECTED = new Set(["SortWine", "SortSize", "Delivered", "NativePriceCurrency"]);

function asField(text: string): string {
  const [, month = "", day = "", year = ""] = /^(\d+)\/(\d+)\/(\d+)$/.exec(text) ?? [];
  if (year !== "") return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return text.replace(/^(\d+)ml$/, "$1");
}

/** Columns that the export may leave out: they only sort, or give a currency without a price. */
const NOT_EXPORTED = new Set(["SortWine", "SortSize", "NativePriceCurrency"]);

const WINE = {
  iWine: "1367113",
  Type: "White - Sweet/Dessert",
  Vintage: "2011",
  Wine: "Château d'Yquem",
  Locale: "France, Bordeaux, Sauternais, Sauternes",
  Producer: "Château d'Yquem",
  Varietal: "Sémillon",
  Country: "France",
  Region: "Bordeaux",
  Color: "White",
};

/** Tables made from CellarTracker's documented headings, because no real export exists. */
const DOCUMENTED_TABLES: Readonly<Record<string, string>> = {
  notes: aTable(
    "iNote,iWine,Type,iUser,Vintage,Wine,SortWine,Locale,Producer,Varietal,Country,Region,Color,TastingDate,Defective,Views,Name,fFavorite,Rating,EventTitle,TastingNotes,CScore",
    [
      { ...WINE, iNote: "7", TastingDate: "5/21/2020", TastingNotes: "Excellent!", Rating: "97" },
      {
        ...WINE,
        ...{
          iNote: "8",
          iUser: "12",
          TastingDate: "5/22/2021",
          TastingNotes: "Corked.",
          Rating: "60",
        },
        ...{ Defective: "True", Views: "3", Name: "Bo", EventTitle: "Birthday", CScore: "95.5" },
      },
    ],
  ),
  tags: aTable(
    "ListName,ListNotes,Private,WinesNotes,MaxPrice,MaxPriceCurrency,Size,Vintage,Wine,Locale,iWine,Type,Color,Producer,Varietal,Country,Region,UPCCode",
    [
      {
        ...WINE,
        ListName: "For Bo",
        ListNotes: "June",
        MaxPrice: "230.5",
        MaxPriceCurrency: "EUR",
      },
      {
        ...WINE,
        ListName: "Sweet",
        Private: "True",
        WinesNotes: "cold",
        Size: "375ml",
        UPCCode: "3760093540017",
      },
    ],
  ),
};

function fileOf(name: string): GivenFile {
  const text = DOCUMENTED_TABLES[name];
  return text === undefined ? realExport(name) : aFile(text, `${name}.csv`);
}

const CELLARTRACKER_HEADINGS: Readonly<Record<string, string>> = {
  millilitres: "BottleSize",
  shop: "Store",
  price: "BottleCost",
  currency: "BottleCostCurrency",
  boughtOn: "PurchaseDate",
  arrivesOn: "DeliveryDate",
};

const NOT_STORED = new Set(["bottles", "ordered", "state", "repeats", "bottleKey"]);

/** The bottles of a real CellarTracker export, except removed bottles. */
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
    const read = uses.flatMap((use, at): readonly (readonly [string, string])[] => {
      const [text, heading = ""] = [said(cells[at]), table.header[at]];
      // Ignores a table's bottle count, and a currency without a price: neither describes a single
      // bottle.
      const isNothing = text === "" || heading === "Quantity" || (use === "currency" && !isPriced);
      return NOT_STORED.has(use) || isNothing
        ? []
        : [[CELLARTRACKER_HEADINGS[use] ?? heading, text]];
    });
    return Array.from({ length: bottles }, () => new Map(read));
  });
}

function said(cell: string | number | null | undefined): string {
  const text = String(cell ?? "");
  if (["Unknown", "(n/a)", "(pending)", "9999"].includes(text)) return "";
  return text !== "" && Number.isFinite(Number(text)) ? String(Number(text) || "") : text;
}
