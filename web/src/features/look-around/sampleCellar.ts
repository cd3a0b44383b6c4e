import {
  eventBodySchema,
  type Place,
  plainLot,
  placeBodySchema,
  type WineType,
  wineBodySchema,
} from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";

const sampleId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

const RACK_ID = sampleId(1);

export const SAMPLE_RACK: Place = {
  ...placeBodySchema.parse({ name: i18n._("Rack A"), kind: "rack", rows: 4, columns: 6, depth: 1 }),
  id: RACK_ID,
};

interface Sample {
  readonly name: string;
  readonly producer: string;
  readonly vintage: number;
  readonly type: WineType;
  readonly varietal: string;
  readonly region: string;
  readonly country: string;
  /** Positions in the rack, separated by commas. Missing for bottles in the kitchen. */
  readonly position?: string;
  readonly bottles: number;
  /** File name of the photo, without extension. */
  readonly photo: string;
}

const SAMPLES: readonly Sample[] = [
  {
    ...{ name: "Barolo Bricco delle Viole", producer: "G.D. Vajra", vintage: 2017 },
    ...{
      type: "Red Wine",
      varietal: "Nebbiolo",
      region: "Barolo, Piedmont",
      country: "Italy",
    },
    ...{ position: "A1, A2, A3", bottles: 3 },
    photo: "bricco-delle-viole",
  },
  {
    ...{
      name: "Viña Tondonia Reserva",
      producer: "R. López de Heredia",
      vintage: 2011,
    },
    ...{
      type: "Red Wine",
      varietal: "Tempranillo",
      region: "Rioja Alta",
      country: "Spain",
    },
    ...{ position: "A4, A5, A6", bottles: 3 },
    photo: "tondonia",
  },
  {
    ...{
      name: "Wehlener Sonnenuhr Riesling Spätlese",
      producer: "Joh. Jos. Prüm",
      vintage: 2019,
    },
    ...{ type: "White Wine", varietal: "Riesling", region: "Mosel", country: "Germany" },
    ...{ position: "B1, B2, B3, B4", bottles: 4 },
    photo: "wehlener-sonnenuhr",
  },
  {
    ...{
      name: "Chablis Premier Cru La Forest",
      producer: "Vincent Dauvissat",
      vintage: 2020,
    },
    ...{ type: "White Wine", varietal: "Chardonnay", region: "Chablis", country: "France" },
    ...{ position: "B5, B6, C1", bottles: 3 },
    photo: "dauvissat-la-forest",
  },
  {
    ...{ name: "Brut Vintage", producer: "Pol Roger", vintage: 2015 },
    ...{
      type: "Sparkling Wine",
      varietal: "Pinot Noir",
      region: "Champagne",
      country: "France",
    },
    ...{ position: "C2, C3", bottles: 2 },
    photo: "pol-roger-brut",
  },
  {
    ...{ name: "Château Climens", producer: "Château Climens", vintage: 2009 },
    ...{ type: "Dessert Wine", varietal: "Sémillon", region: "Barsac", country: "France" },
    ...{ position: "D1, D2", bottles: 2 },
    photo: "climens",
  },
  {
    ...{ name: "Vintage Port", producer: "Quinta do Noval", vintage: 2016 },
    ...{ type: "Fortified Wine", varietal: "Touriga Nacional", region: "Douro" },
    ...{ country: "Portugal", position: "D4, D5, D6", bottles: 3 },
    photo: "noval-vintage",
  },
  {
    ...{ name: "Bandol Rosé", producer: "Domaine Tempier", vintage: 2022 },
    ...{
      type: "Rosé Wine",
      varietal: "Mourvèdre",
      region: "Bandol",
      country: "France",
      bottles: 6,
    },
    photo: "tempier-bandol",
  },
];

export const SAMPLE_WINES: readonly CellarWine[] = SAMPLES.map((sample, n) => {
  const { position, bottles, photo: _, ...wine } = sample;
  const bottleId = sampleId(200 + n);
  const placed = position === undefined ? {} : { placeId: RACK_ID, position };
  return {
    ...wineBodySchema.parse({
      ...wine,
      quantity: bottles,
      notes: null,
      photoUrl: null,
      lots: [{ ...plainLot(bottleId, bottles), ...placed }],
    }),
    ...{ id: sampleId(100 + n), userId: sampleId(2), bottleId, isArchived: false },
    ...{ waitingSince: undefined, localPhotoId: undefined, added: n },
  };
});

export function samplePhoto(name: string): string | undefined {
  const sample = SAMPLES.find((one) => name.startsWith(one.name));
  return sample && new URL(`./photos/${sample.photo}.webp`, import.meta.url).href;
}

export const SAMPLE_ENTRIES = [
  {
    wine: "Viña Tondonia Reserva 2011",
    body: eventBodySchema.parse({
      ...{ kind: "drank", day: "2026-10-24", rating: { value: 93, scale: 100 } },
      ...{
        meal: i18n._("Roast lamb"),
        company: i18n._("Anna and Paul"),
        note: i18n._("Silky and long. Buy more."),
      },
    }),
  },
  {
    wine: "Brut Vintage 2015",
    body: eventBodySchema.parse({
      ...{ kind: "drank", day: "2026-09-12", rating: { value: 90, scale: 100 } },
      ...{ meal: i18n._("Oysters"), occasion: i18n._("Anniversary") },
    }),
  },
];

export const SAMPLE_DISHES = [
  i18n._("Roast lamb"),
  i18n._("Oysters"),
  i18n._("Blue cheese"),
] as const;
