import type { GivenPlaceBody, GivenWineBody, Lot, OpenedBottle } from "sync-protocol";

/** A wine of the demo cellar, before it belongs to anyone. */
export interface DemoWine {
  /** Names its picture, and stays when its texts are improved. */
  readonly slug: string;
  readonly isArchived: boolean;
  readonly wine: Omit<GivenWineBody, "photoUrl" | "lots" | "opened">;
  /** The bottle of it that is open, of its last lot. */
  readonly open?: DemoOpenedBottle;
  /** Where its bottles are, the first lot first; none where nothing is told of them. */
  readonly lots: readonly DemoLot[];
}

/** An opened bottle of a demo wine. */
interface DemoOpenedBottle extends Pick<OpenedBottle, "keeping"> {
  /** How many days ago it was opened, from when the cellar is stocked. */
  readonly daysAgo: number;
}

/** A place of the demo cellar, before it belongs to anyone. */
export interface DemoPlace {
  /** Names it to lots and to places inside. */
  readonly slug: string;
  readonly place: Omit<GivenPlaceBody, "parentId">;
  /** The slug of the place in which it lies. */
  readonly inside?: string;
}

/** Where the demo wines lie, an outer place before those in it. */
export const DEMO_PLACES: readonly DemoPlace[] = [
  { slug: "cellar", place: { name: "Cellar", kind: "room" } },
  {
    slug: "rack-a",
    inside: "cellar",
    place: { name: "Rack A", kind: "rack", rows: 5, columns: 6, depth: 1 },
  },
  {
    slug: "rack-b",
    inside: "cellar",
    place: { name: "Rack B", kind: "rack", rows: 4, columns: 5, depth: 2 },
  },
  { slug: "kitchen", place: { name: "Kitchen", kind: "room" } },
];

/** A lot of a demo wine. */
export interface DemoLot extends Partial<Omit<Lot, "id" | "arrivesOn" | "placeId">> {
  readonly bottles: number;
  /** The slug of the place where it lies. */
  readonly place?: string;
  /** In how many days an order arrives, from when the cellar is stocked. */
  readonly arrivesInDays?: number;
}

const inCellar = (
  slug: string,
  wine: DemoWine["wine"],
  lots: readonly DemoLot[] = [],
  open?: DemoOpenedBottle,
): DemoWine => ({ slug, isArchived: false, wine, lots, ...(open && { open }) });

const drunk = (slug: string, wine: DemoWine["wine"]): DemoWine => ({
  slug,
  isArchived: true,
  wine,
  lots: [],
});

/** What lies in the demo account's cellar: real wines, of all six types. */
export const DEMO_WINES: readonly DemoWine[] = [
  inCellar(
    "leoville-barton",
    {
      name: "Château Léoville Barton",
      producer: "Château Léoville Barton",
      vintage: 2016,
      quantity: 6,
      type: "Red Wine",
      varietal: "Cabernet Sauvignon",
      country: "France",
      region: "Saint-Julien, Bordeaux",
      notes: "Cassis, cedar and pencil shavings over firm, ripe tannin. Leave it until 2028.",
      drinkFrom: 2028,
      drinkTo: 2045,
    },
    [
      {
        bottles: 4,
        place: "rack-b",
        position: "A1, A2, A1/2, A2/2",
        boughtOn: "2019-06-12",
        shop: "Lay & Wheeler",
        price: { minor: 7200, currency: "GBP" },
      },
      {
        bottles: 2,
        millilitres: 1500,
        place: "rack-b",
        position: "D4, D5",
        boughtOn: "2020-11-30",
        shop: "Lay & Wheeler",
        price: { minor: 15500, currency: "GBP" },
      },
    ],
  ),
  inCellar(
    "tondonia",
    {
      name: "Viña Tondonia Reserva",
      producer: "R. López de Heredia",
      vintage: 2011,
      quantity: 4,
      type: "Red Wine",
      varietal: "Tempranillo",
      country: "Spain",
      region: "Rioja Alta",
      notes: "Dried cherry, leather, a little coconut. Silky and long; lovely with roast lamb.",
    },
    [
      {
        bottles: 3,
        place: "rack-a",
        position: "A1, A2, A3",
        boughtOn: "2023-11-04",
        shop: "Lavinia",
        price: { minor: 3250, currency: "EUR" },
      },
      { bottles: 1, place: "kitchen" },
    ],
    { daysAgo: 3, keeping: "needle" },
  ),
  inCellar("recaredo-terrers", {
    name: "Terrers Brut Nature",
    producer: "Recaredo",
    vintage: 2018,
    quantity: 5,
    type: "Sparkling Wine",
    varietal: "Xarel·lo",
    country: "Spain",
    region: "Corpinnat, Penedès",
    notes: "Fennel, green almond and bread crust. Bone dry, with a fine and lasting bead.",
  }),
  inCellar(
    "wehlener-sonnenuhr",
    {
      name: "Wehlener Sonnenuhr Riesling Spätlese",
      producer: "Joh. Jos. Prüm",
      vintage: 2019,
      quantity: 8,
      type: "White Wine",
      varietal: "Riesling",
      country: "Germany",
      region: "Mosel",
      notes: "White peach, slate and a breath of struck flint; sweetness and acidity in one line.",
    },
    [
      {
        bottles: 8,
        place: "rack-a",
        position: "C1, C2, C3, C4, C5, C6, D1, D2",
        price: { minor: 2900, currency: "EUR" },
      },
      {
        bottles: 6,
        state: "ordered",
        arrivesInDays: 12,
        shop: "Weingut Joh. Jos. Prüm",
        price: { minor: 3400, currency: "EUR" },
      },
    ],
  ),
  inCellar("tempier-bandol", {
    name: "Bandol Rosé",
    producer: "Domaine Tempier",
    vintage: 2022,
    quantity: 9,
    type: "Rosé Wine",
    varietal: "Mourvèdre",
    country: "France",
    region: "Bandol, Provence",
    notes: "Blood orange, fennel and salt. A rosé for the table: bouillabaisse, grilled mullet.",
  }),
  inCellar("noval-vintage", {
    name: "Quinta do Noval Vintage Port",
    producer: "Quinta do Noval",
    vintage: 2016,
    quantity: 3,
    type: "Fortified Wine",
    varietal: "Touriga Nacional",
    country: "Portugal",
    region: "Douro",
    notes: "Black plum, violets and dark chocolate, very pure. Not before 2035.",
    drinkFrom: 2035,
    drinkTo: 2060,
  }),
  inCellar("bricco-delle-viole", {
    name: "Barolo Bricco delle Viole",
    producer: "G.D. Vajra",
    vintage: 2017,
    quantity: 6,
    type: "Red Wine",
    varietal: "Nebbiolo",
    country: "Italy",
    region: "Barolo, Piedmont",
    notes: "Violet, raspberry and orange peel from high above the village. Decant.",
  }),
  inCellar("climens", {
    name: "Château Climens",
    producer: "Château Climens",
    vintage: 2009,
    quantity: 2,
    type: "Dessert Wine",
    varietal: "Sémillon",
    country: "France",
    region: "Barsac, Bordeaux",
    notes: "Apricot, acacia honey and ginger, and still weightless. Roquefort, or nothing at all.",
  }),
  inCellar("huet-le-mont", {
    name: "Vouvray Le Mont Sec",
    producer: "Domaine Huet",
    vintage: 2020,
    quantity: 7,
    type: "White Wine",
    varietal: "Chenin Blanc",
    country: "France",
    region: "Vouvray, Loire",
    notes: "Quince, chamomile and wet stone. Good with pike in beurre blanc.",
  }),
  inCellar("dujac-morey", {
    name: "Morey-Saint-Denis",
    producer: "Domaine Dujac",
    vintage: 2019,
    quantity: 3,
    type: "Red Wine",
    varietal: "Pinot Noir",
    country: "France",
    region: "Côte de Nuits, Burgundy",
    notes: "Red cherry, rose and the spice of whole bunches. For duck.",
  }),
  inCellar("pol-roger-brut", {
    name: "Brut Vintage",
    producer: "Pol Roger",
    vintage: 2015,
    quantity: 4,
    type: "Sparkling Wine",
    varietal: "Pinot Noir, Chardonnay",
    country: "France",
    region: "Champagne",
    notes: "Baked apple, hazelnut and brioche with a chalky edge.",
  }),
  inCellar("vin-de-constance", {
    name: "Vin de Constance",
    producer: "Klein Constantia",
    vintage: 2018,
    quantity: 2,
    type: "Dessert Wine",
    varietal: "Muscat de Frontignan",
    country: "South Africa",
    region: "Constantia",
    notes: "Seville marmalade, jasmine and saffron. Half a litre goes a long way.",
  }),
  inCellar("knoll-schuett", {
    name: "Ried Schütt Grüner Veltliner Smaragd",
    producer: "Emmerich Knoll",
    vintage: 2020,
    quantity: 6,
    type: "White Wine",
    varietal: "Grüner Veltliner",
    country: "Austria",
    region: "Wachau",
    notes: "White pepper, pear and smoke; dense and dry. Wiener Schnitzel, or asparagus.",
  }),
  inCellar("moric-reserve", {
    name: "Blaufränkisch Reserve",
    producer: "Moric",
    vintage: 2018,
    quantity: 5,
    type: "Red Wine",
    varietal: "Blaufränkisch",
    country: "Austria",
    region: "Burgenland",
    notes: "Sour cherry, black pepper and cool stone. Lean and precise.",
  }),
  inCellar("toro-albala-px", {
    name: "Don P.X. Gran Reserva",
    producer: "Toro Albalá",
    vintage: 1994,
    quantity: 1,
    type: "Fortified Wine",
    varietal: "Pedro Ximénez",
    country: "Spain",
    region: "Montilla-Moriles",
    notes: "Fig, espresso and treacle, almost black. Pour it over vanilla ice cream.",
  }),
  inCellar("palladius", {
    name: "Palladius",
    producer: "The Sadie Family",
    vintage: 2020,
    quantity: 4,
    type: "White Wine",
    varietal: "Chenin Blanc",
    country: "South Africa",
    region: "Swartland",
    notes: "Eleven varieties in one glass: yellow plum, thatch, salt. Give it air.",
  }),
  inCellar("tiberio-cerasuolo", {
    name: "Cerasuolo d’Abruzzo",
    producer: "Tiberio",
    vintage: 2022,
    quantity: 12,
    type: "Rosé Wine",
    varietal: "Montepulciano",
    country: "Italy",
    region: "Abruzzo",
    notes: "Sour cherry and pomegranate, deep pink and full of bite. Pizza, tomatoes, summer.",
  }),
  inCellar("disznoko-aszu", {
    name: "Tokaji Aszú 5 Puttonyos",
    producer: "Disznókő",
    vintage: 2013,
    quantity: 3,
    type: "Dessert Wine",
    varietal: "Furmint",
    country: "Hungary",
    region: "Tokaj",
    notes:
      "Candied orange, quince paste and tea, drawn tight by its acidity. Foie gras, blue cheese.",
  }),
  inCellar("clape-cornas", {
    name: "Cornas",
    producer: "Auguste Clape",
    vintage: 2017,
    quantity: 2,
    type: "Red Wine",
    varietal: "Syrah",
    country: "France",
    region: "Cornas, Rhône",
    notes: "Olive, smoked meat and blackberry on granite. For game, in a few years.",
  }),
  inCellar("ferrari-perle", {
    name: "Perlé",
    producer: "Ferrari",
    vintage: 2017,
    quantity: 6,
    type: "Sparkling Wine",
    varietal: "Chardonnay",
    country: "Italy",
    region: "Trentodoc, Trentino",
    notes: "Golden apple, almond and mountain air. The bottle to open when the doorbell rings.",
  }),
  inCellar("senorans-seleccion", {
    name: "Selección de Añada",
    producer: "Pazo de Señoráns",
    vintage: 2013,
    quantity: 5,
    type: "White Wine",
    varietal: "Albariño",
    country: "Spain",
    region: "Rías Baixas",
    notes: "Years on its lees: beeswax, lime and sea. Turbot, scallops.",
  }),
  inCellar("blandys-bual", {
    name: "Bual Colheita",
    producer: "Blandy’s",
    vintage: 2008,
    quantity: 2,
    type: "Fortified Wine",
    varietal: "Bual",
    country: "Portugal",
    region: "Madeira",
    notes: "Burnt sugar, walnut and salt, held up by acidity. Keeps for months once it is open.",
  }),
  drunk("dauvissat-la-forest", {
    name: "Chablis Premier Cru La Forest",
    producer: "Vincent Dauvissat",
    vintage: 2017,
    quantity: 0,
    type: "White Wine",
    varietal: "Chardonnay",
    country: "France",
    region: "Chablis, Burgundy",
    notes: "Lemon, oyster shell and hay. The last one went with Christmas oysters; find more.",
  }),
  inCellar("lytton-springs", {
    name: "Lytton Springs",
    producer: "Ridge Vineyards",
    vintage: 2018,
    quantity: 0,
    type: "Red Wine",
    varietal: "Zinfandel",
    country: "United States",
    region: "Dry Creek Valley, California",
    notes: "Bramble, liquorice and warm earth from vines over a hundred years old. Fun with ribs.",
  }),
];
