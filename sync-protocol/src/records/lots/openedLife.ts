import { i18n } from "../../language/index.ts";
import type { WineType } from "../wineType.ts";
import type { KeepingMethod, OpenedBottle } from "./opened.ts";

/**
 * Sources for how long opened bottles stay good. We use single facts, and copy no source as a
 * whole.
 */
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

/** How long an opened bottle usually stays good, according to two sources. */
export interface OpenedLife {
  readonly days: number;
  readonly reason: string;
  readonly sources: readonly Source[];
}

/**
 * How long a bottle with a stopper stays good in the fridge, by wine type. The days are the longest
 * time on which two sources agree.
 */
const WITH_STOPPER: Readonly<Record<WineType, OpenedLife>> = {
  "Red Wine": life(5, /*i18n*/ "A red wine with its stopper, kept cool", ["upperReach", "weekly"]),
  "White Wine": life(5, /*i18n*/ "A white wine with its stopper, kept cool", [
    "upperReach",
    "weekly",
  ]),
  "Rosé Wine": life(5, /*i18n*/ "A rosé with its stopper, kept cool", ["upperReach", "weekly"]),
  "Sparkling Wine": life(2, /*i18n*/ "A sparkling wine with a tight stopper", [
    "upperReach",
    "weekly",
  ]),
  "Dessert Wine": life(7, /*i18n*/ "A sweet wine with its stopper, kept cool", [
    "maitre",
    "weekly",
  ]),
  "Fortified Wine": life(7, /*i18n*/ "The lightest of the fortified wines; others last for weeks", [
    "clemens",
    "weekly",
  ]),
};

/**
 * How long a wine stays good if drawn by a needle through its cork. Sources say months, but that
 * depends on how well the cork closes, so we estimate four weeks.
 */
const THROUGH_CORK = life(
  28,
  /*i18n*/ "Drawn through its cork. Sources say months; this is a cautious estimate.",
  ["langhe", "olivers"],
);

/**
 * How long an opened wine of this type usually stays good, as a rule of thumb; `undefined` if fewer
 * than two sources give a time. Computed when it is shown and never stored [B4: no event].
 */
export function openedLife(type: WineType, keeping: KeepingMethod): OpenedLife | undefined {
  const { days, reason, sources } = WITH_STOPPER[type];
  if (keeping === "stopper") return { days, reason: i18n._(reason), sources };
  // For sparkling wine only a stopper works: a pump removes the bubbles, and a needle cannot pierce
  // the cork.
  if (type === "Sparkling Wine") return undefined;
  if (keeping === "needle") return { ...THROUGH_CORK, reason: i18n._(THROUGH_CORK.reason) };
  return {
    days,
    reason: i18n._("{reason}; pumps and gas add little", { reason: i18n._(reason) }),
    sources: [...sources, "clemens", "methods"],
  };
}

/** The last day on which an opened bottle is usually good, `YYYY-MM-DD`; `undefined` if unknown. */
export function usuallyGoodUntil(
  type: WineType,
  { day, keeping }: OpenedBottle,
): string | undefined {
  const life = openedLife(type, keeping);
  return life && dayAfter(day, life.days);
}

const DAY_MS = 24 * 60 * 60 * 1000;

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function life(days: number, reason: string, sources: readonly Source[]): OpenedLife {
  return { days, reason, sources };
}
