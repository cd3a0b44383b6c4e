import type { Format, Use } from "./Format.ts";

const VINOCELL = {
  source: "Vinocell",
  nothing: ["-"],
} as const;

const VINOCELL_WINE: Readonly<Record<string, Use>> = {
  Winery: "producer",
  Name: "name",
  Year: "vintage",
  Country: "country",
  Region: "region",
  Category: "type",
  Grapes: "varietal",
  Alcohol: "alcohol",
  "Drink from": "drinkFrom",
  "Drink until": "drinkTo",
};

export const VINOCELL_TABLES: readonly Format[] = [
  {
    ...VINOCELL,
    title: /*i18n*/ "Vinocell, bottles gone",
    needs: ["Winery", "Name", "Year", "Output date"],
    columns: {
      ...VINOCELL_WINE,
      "Output date": "goneOn",
      "Output type": "goneHow",
      "Output comment": "goneNote",
      Recipient: "goneTo",
      "Output price": "goneFor",
      "Output currency": "goneCurrency",
      "Last rating": "rating",
    },
  },
  {
    ...VINOCELL,
    title: /*i18n*/ "Vinocell, bottles",
    needs: ["Winery", "Name", "Year", "Cellar", "Shelf"],
    stock: 1,
    bottleEach: true,
    columns: {
      ...VINOCELL_WINE,
      Volume: "millilitres",
      Cellar: "place",
      Shelf: "bin",
      "Bottle number": "bottleKey",
      Provider: "shop",
      "Input date": "boughtOn",
      "Input price": "price",
      "Input currency": "currency",
      "Input comment": "lotNote",
    },
  },
  {
    ...VINOCELL,
    title: /*i18n*/ "Vinocell, wines",
    needs: ["Winery", "Name", "Year", "Hue", "Cork"],
    columns: {
      ...VINOCELL_WINE,
      Comment: "notes",
    },
  },
];

const PLOC_IN_ENGLISH: readonly Format[] = [
  {
    source: "Ploc",
    title: /*i18n*/ "Ploc, wines",
    needs: ["Wine name", "IdVin", "Stock"],
    stock: 1,
    columns: {
      "Wine name": "name",
      Vintage: "vintage",
      Color: "type",
      Stock: "bottles",
      Producer: "producer",
      Country: "country",
      Region: "region",
      Appellation: "appellation",
      Grapes: "varietal",
      "Bottle format": "millilitres",
      Cuvee: "designation",
      "Degree of alcohol": "alcohol",
      Tags: "tags",
      Apogee: "window",
      Comments: "notes",
      IdVin: "wineKey",
    },
  },
  {
    source: "Ploc",
    title: /*i18n*/ "Ploc, history",
    needs: ["IdVin", "Purchase", "Consumption"],
    columns: {
      Date: "goneOn",
      "Wine name": "name",
      Vintage: "vintage",
      Purchase: "cameBottles",
      Consumption: "goneBottles",
      "Unit price": "cameFor",
      "Selling price": "goneFor",
      Currency: "goneCurrency",
      Opportunity: "occasion",
      Comments: "goneNote",
      IdVin: "wineKey",
    },
  },
  {
    source: "Ploc",
    title: /*i18n*/ "Ploc, cellars",
    needs: ["IdVin", "Row", "Column"],
    racks: true,
    bottleEach: true,
    columns: {
      Name: "place",
      Row: "row",
      Column: "column",
      "Wine name": "name",
      Vintage: "vintage",
      IdVin: "wineKey",
    },
  },
];

/** Column names of Ploc's French app, matched without accents and case. */
const PLOC_FRENCH: Readonly<Record<string, string>> = {
  "Wine name": "Nom du vin",
  Vintage: "Millésime",
  Color: "Couleur",
  Producer: "Producteur",
  Country: "Pays",
  Grapes: "Cépages",
  "Bottle format": "Format",
  "Degree of alcohol": "Degré d'alcool",
  Comments: "Commentaires",
  Name: "Nom",
  Row: "Ligne",
  Column: "Colonne",
  Purchase: "Achat",
  Consumption: "Conso",
  "Unit price": "Prix unitaire",
  "Selling price": "Prix de vente",
  Currency: "Devise",
  Opportunity: "Occasion",
};

const TITLES_IN_FRENCH: Readonly<Record<string, string>> = {
  "Ploc, wines": /*i18n*/ "Ploc, wines in French",
  "Ploc, history": /*i18n*/ "Ploc, history in French",
  "Ploc, cellars": /*i18n*/ "Ploc, cellars in French",
};

export const PLOC: readonly Format[] = [
  ...PLOC_IN_ENGLISH,
  ...PLOC_IN_ENGLISH.map((format) => {
    const inFrench = (heading: string) => PLOC_FRENCH[heading] ?? heading;
    const columns = Object.entries(format.columns);
    return {
      ...format,
      title: TITLES_IN_FRENCH[format.title] ?? format.title,
      needs: format.needs.map(inFrench),
      columns: Object.fromEntries(columns.map(([heading, use]) => [inFrench(heading), use])),
    };
  }),
];

export const CAVEA: readonly Format[] = [
  {
    source: "Cavea",
    title: "Cavea",
    needs: ["Domain", "Appellation", "Colour", "Cru"],
    stock: 1,
    bottleEach: true,
    columns: {
      id: "bottleKey",
      Domain: "name",
      Producer: "producer",
      Appellation: "appellation",
      Vintage: "vintage",
      Colour: "type",
      Cru: "designation",
      Volume: "millilitres",
      Location: "place",
      "Entry date": "boughtOn",
      "Exit date": "goneOn",
      "Tasting rating": "rating",
      "Purchase price": "price",
      "Entry comment": "lotNote",
      "Supplier name": "shop",
      "Tasting comment": "notes",
    },
  },
];

/**
 * Oeno's file has two sections: racks, then bottles. This table is the second section, and its
 * places come from the first.
 */
export const OENO: readonly Format[] = [
  {
    source: "Oeno",
    title: "Oeno by Vintec",
    needs: ["Bottle ID", "Wine Title", "Wine Winery"],
    stock: 1,
    bottleEach: true,
    nothing: ["null"],
    columns: {
      "Bottle ID": "bottleKey",
      "Cabinet Label": "place",
      "Column Index": "bin",
      "Shelf Index": "bin",
      "Layer Index": "bin",
      Slot: "column",
      "Bottle Size Liters": "litres",
      "Wine Year": "vintage",
      "Wine Type": "type",
      "Bottle Note": "lotNote",
      "Wine Title": "name",
      "Wine Country": "country",
      "Wine Region": "region",
      "Wine Winery": "producer",
      "Purchase Cost": "price",
      "Purchase Currency": "currency",
      "Purchase Date": "boughtOn",
      "Consumed On": "goneOn",
    },
  },
];

export const CELLARION: readonly Format[] = [
  {
    source: "Cellarion",
    title: "Cellarion",
    needs: ["wineName", "producer", "bottleSize"],
    stock: 1,
    bottleEach: true,
    dates: "iso",
    nothing: ["Unknown"],
    nonVintage: ["NV"],
    columns: {
      wineName: "name",
      producer: "producer",
      vintage: "vintage",
      country: "country",
      region: "region",
      appellation: "appellation",
      type: "type",
      quantity: "bottles",
      bottleSize: "millilitres",
      price: "price",
      currency: "currency",
      purchaseDate: "boughtOn",
      purchaseLocation: "shop",
      cellarName: "place",
      location: "place",
      rackName: "rack",
      rackPosition: "space",
      rackRow: "row",
      rackCol: "column",
      images: "photo",
      notes: "lotNote",
      consumedAt: "goneOn",
      consumedReason: "goneHow",
      consumedNote: "goneNote",
      consumedRating: "rating",
      consumedRatingScale: "ratingScale",
      drinkFrom: "drinkFrom",
      drinkTo: "drinkTo",
    },
  },
];
