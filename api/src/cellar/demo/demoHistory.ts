import type { GivenEventBody } from "sync-protocol";

/** Something that happened in the demo cellar, before it belongs to anyone. */
export interface DemoEvent {
  /** Names it among the events of its wine, and stays when its texts are improved. */
  readonly name: string;
  /** The slug of its wine. */
  readonly wine: string;
  /** How many days ago it was, from when the cellar is stocked. */
  readonly daysAgo: number;
  readonly bottles: number;
  readonly told: Omit<GivenEventBody, "day">;
}

/** When the bottles that lie in the demo cellar were put there. */
export const DEMO_STOCKED_DAYS_AGO = 364;

const bought = (wine: string, daysAgo: number, bottles: number): DemoEvent => ({
  ...{ name: "bought", wine, daysAgo, bottles },
  told: { kind: "added" },
});

const drank = (
  name: string,
  wine: string,
  daysAgo: number,
  told: Omit<GivenEventBody, "day" | "kind">,
): DemoEvent => ({ name, wine, daysAgo, bottles: -1, told: { kind: "drank", ...told } });

const outOf100 = (value: number) => ({ value, scale: 100 }) as const;

/**
 * A year of the demo cellar. What came and went of it is no longer there: the bottles of each wine come to
 * none.
 */
export const DEMO_HISTORY: readonly DemoEvent[] = [
  bought("dauvissat-la-forest", 362, 2),
  bought("lytton-springs", 350, 2),
  bought("tiberio-cerasuolo", 341, 3),
  drank("oysters", "dauvissat-la-forest", 333, {
    occasion: "Christmas",
    meal: "Oysters",
    company: "Anna, Paul",
    rating: outOf100(94),
    note: "Sea spray and lemon peel. The first one was better than we remembered.",
  }),
  drank("last", "dauvissat-la-forest", 326, {
    occasion: "New Year's Eve",
    meal: "Scallops",
    company: "Anna, Paul, Mira",
    rating: outOf100(95),
    note: "The last one. Find more.",
  }),
  bought("pol-roger-brut", 330, 2),
  drank("midnight", "pol-roger-brut", 325, {
    occasion: "New Year's Eve",
    company: "Anna, Paul, Mira",
    rating: outOf100(90),
  }),
  bought("tempier-bandol", 300, 2),
  drank("lamb", "tempier-bandol", 262, {
    meal: "Leg of lamb",
    company: "Paul",
    rating: outOf100(93),
    note: "Decanted for three hours; thyme and leather.",
  }),
  {
    ...{ name: "fair", wine: "moric-reserve", daysAgo: 240, bottles: 0 },
    told: {
      kind: "tasted",
      occasion: "Wine fair",
      rating: outOf100(89),
      note: "The young vintage beside ours: all pepper, no hurry.",
    },
  },
  drank("ribs", "lytton-springs", 205, {
    meal: "Spare ribs",
    company: "Mira",
    rating: outOf100(88),
    note: "Fun, and gone in no time.",
  }),
  {
    ...{ name: "gift", wine: "lytton-springs", daysAgo: 180, bottles: -1 },
    told: { kind: "gave", occasion: "Mira's birthday", company: "Mira" },
  },
  drank("terrace", "tiberio-cerasuolo", 160, { meal: "Grilled tuna", rating: outOf100(91) }),
  drank("picnic", "tiberio-cerasuolo", 131, {
    occasion: "Picnic at the lake",
    company: "Anna",
    note: "Cold, cherry-red and just right.",
  }),
  {
    ...{ name: "slipped", wine: "tiberio-cerasuolo", daysAgo: 129, bottles: -1 },
    told: { kind: "broken", note: "Slipped on the cellar stairs." },
  },
  drank("corked", "tempier-bandol", 97, { meal: "Duck", company: "Paul", flaw: "corked" }),
  bought("huet-le-mont", 90, 1),
  drank("goat-cheese", "huet-le-mont", 61, {
    meal: "Goat's cheese",
    rating: outOf100(92),
    note: "Quince and wet wool. Another ten years in it.",
  }),
  drank("anniversary", "pol-roger-brut", 33, {
    occasion: "Anniversary",
    company: "Anna",
    rating: outOf100(91),
  }),
  bought("knoll-schuett", 30, 1),
  drank("schnitzel", "knoll-schuett", 12, {
    meal: "Schnitzel",
    company: "Anna, Mira",
    rating: outOf100(90),
    note: "Apricot and white pepper.",
  }),
];
