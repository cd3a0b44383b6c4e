import type { Keeping, OpenedBottle, WineType } from "sync-protocol";

/** Where the days of an opened bottle can be looked up. Facts, none copied whole. */
export const OPENED_SOURCES = {
  langhe: {
    title: "Langhe.net: Preserving an open bottle",
    address: "https://langhe.net/en/?p=7494",
  },
  clemens: {
    title: "Gus Clemens: Open bottle life",
    address: "https://www.gusclemensonwine.com/open-bottle-life/",
  },
  maitre: {
    title: "Maître de Vin: How long an open bottle lasts",
    address:
      "https://www.maitredevin.com/mdv-news-promotion/how-long-does-an-open-bottle-of-wine-last",
  },
  methods: {
    title: "The How of Wine: Preservation methods",
    address: "http://thehowofwine.com/battle-preservation-methods/",
  },
  olivers: {
    title: "Oliver’s: Keeping a half-finished bottle",
    address: "https://olivers-wines.com.au/the-best-way-to-keep-a-half-finished-bottle-of-wine",
  },
  upperReach: {
    title: "Upper Reach: How long an open bottle lasts",
    address: "https://www.upperreach.com.au/How-long-does-an-open-bottle-of-wine-last-",
  },
  weekly: {
    title: "Weekly Tasting: How long an open bottle lasts",
    address: "https://www.weeklytasting.com/blog/how-long-does-an-open-bottle-of-wine-last/",
  },
} as const;

type Source = keyof typeof OPENED_SOURCES;

/** For how long an opened bottle is usually good, and by which two works. */
export interface OpenedLife {
  readonly days: number;
  readonly reason: string;
  readonly sources: readonly Source[];
}

/** Of each type the most days, with its stopper and kept cool, that both of two works bear. */
const WITH_STOPPER: Readonly<Record<WineType, OpenedLife>> = {
  "Red Wine": life(5, "A red wine with its stopper, kept cool", ["upperReach", "weekly"]),
  "White Wine": life(5, "A white wine with its stopper, kept cool", ["upperReach", "weekly"]),
  "Rosé Wine": life(5, "A rosé with its stopper, kept cool", ["upperReach", "weekly"]),
  "Sparkling Wine": life(2, "A sparkling wine with a tight stopper", ["upperReach", "weekly"]),
  "Dessert Wine": life(7, "A sweet wine with its stopper, kept cool", ["maitre", "weekly"]),
  "Fortified Wine": life(7, "The lightest of the fortified wines; others last for weeks", [
    "clemens",
    "weekly",
  ]),
};

/** Works say months; nobody knows how well a cork has closed. */
const THROUGH_CORK = life(
  28,
  "Drawn through its cork. Sources say months; this is a cautious estimate.",
  ["langhe", "olivers"],
);

/**
 * For how long a wine of this type is usually good once it is opened; `undefined` where no two works say.
 * A rule of thumb: worked out where it is read, and never stored (rule B4).
 */
export function openedLife(type: WineType, keeping: Keeping): OpenedLife | undefined {
  const { days, reason, sources } = WITH_STOPPER[type];
  if (keeping === "stopper") return { days, reason, sources };
  // Air that is pumped out takes the bubbles along, and corks of sparkling wines are not drawn through.
  if (type === "Sparkling Wine") return undefined;
  if (keeping === "needle") return THROUGH_CORK;
  const little = "pumps and gas add little";
  return { days, reason: `${reason}; ${little}`, sources: [...sources, "clemens", "methods"] };
}

/** The last day on which an opened bottle is usually good, `YYYY-MM-DD`; `undefined` where nobody says. */
export function usuallyGoodUntil(type: WineType, { day, keeping }: OpenedBottle) {
  const life = openedLife(type, keeping);
  return life && dayAfter(day, life.days);
}

/** How many days after `day` the day `other` is; fewer than none where it is before. */
export function daysUntil(day: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(day)) / DAY_MS);
}

const DAY_MS = 24 * 60 * 60 * 1000;

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function life(days: number, reason: string, sources: readonly Source[]): OpenedLife {
  return { days, reason, sources };
}
