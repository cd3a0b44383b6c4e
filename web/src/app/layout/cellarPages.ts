import {
  type Icon,
  IconBell,
  IconBook,
  IconBottle,
  IconChartBar,
  IconHistory,
  IconMapPin,
  IconShoppingBag,
  IconToolsKitchen2,
  IconUsers,
} from "@tabler/icons-react";
import { i18n } from "../../language/i18n.ts";
import type { CellarTab } from "../../parts/addresses/cellarTab.ts";
import {
  CELLARS_PATH,
  JOIN_PATH,
  JOURNAL_PATH,
  PAST_BOTTLES_PATH,
  PLACES_PATH,
  RECENTLY_REMOVED_PATH,
  REMINDERS_PATH,
  STATISTICS_PATH,
  TO_BUY_PATH,
} from "../../parts/addresses/pageAddresses.ts";
import { COLLECTION_PATH } from "../../parts/addresses/wayToCollection.ts";

export interface CellarPageLink {
  readonly title: string;
  readonly to: string;
  readonly icon: Icon;
  /** The tab of the main page that shows this page, if it is a tab. */
  readonly tab?: CellarTab;
  /** Other paths at which this page counts as current, besides `to` and its subpaths. */
  readonly alsoAt?: readonly string[];
}

export const COLLECTION: CellarPageLink = {
  title: i18n._("Collection"),
  to: COLLECTION_PATH,
  icon: IconBottle,
  tab: "collection",
  alsoAt: ["/wines", "/stickers", "/import"],
};
export const PAIRING: CellarPageLink = {
  title: i18n._("Pairing"),
  to: COLLECTION_PATH,
  icon: IconToolsKitchen2,
  tab: "pairing",
};
export const PLACES: CellarPageLink = {
  title: i18n._("Places"),
  to: PLACES_PATH,
  icon: IconMapPin,
};
export const JOURNAL: CellarPageLink = {
  title: i18n._("Journal"),
  to: JOURNAL_PATH,
  icon: IconBook,
  alsoAt: ["/years"],
};

const PAST_BOTTLES: CellarPageLink = {
  title: i18n._("Past Bottles"),
  to: PAST_BOTTLES_PATH,
  icon: IconHistory,
  alsoAt: [RECENTLY_REMOVED_PATH],
};

const STATISTICS: CellarPageLink = {
  title: i18n._("Statistics"),
  to: STATISTICS_PATH,
  icon: IconChartBar,
};

const CELLARS: CellarPageLink = {
  title: i18n._("Cellars and Sharing"),
  to: CELLARS_PATH,
  icon: IconUsers,
  alsoAt: [JOIN_PATH],
};

export const CELLAR_PAGES: readonly CellarPageLink[] = [
  COLLECTION,
  PLACES,
  JOURNAL,
  STATISTICS,
  PAST_BOTTLES,
  { title: i18n._("To Buy"), to: TO_BUY_PATH, icon: IconShoppingBag },
  { title: i18n._("Reminders"), to: REMINDERS_PATH, icon: IconBell },
  CELLARS,
];

const WINE_COLLECTION = { ...COLLECTION, title: i18n._("Wine Collection") };

/**
 * The page to which the header's back link leads. `undefined` for the main page, and for a wine's
 * page, which has its own link.
 */
export function pageAbove(pathname: string): CellarPageLink | undefined {
  if (pathname === COLLECTION_PATH || pathname.startsWith("/wines/")) return undefined;
  const listed = [PLACES, JOURNAL, STATISTICS, PAST_BOTTLES, CELLARS].find((page) =>
    isAt(page, pathname),
  );
  return listed && listed.to !== pathname ? listed : WINE_COLLECTION;
}

export function isAt({ to, alsoAt = [] }: CellarPageLink, pathname: string): boolean {
  if (pathname === to) return true;
  const roots = to === COLLECTION_PATH ? alsoAt : [to, ...alsoAt];
  return roots.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}
