import { type Lot, lotsOf } from "sync-protocol";
import { sizeInWords } from "../../rules/lots/bottleSize.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import type { Placement } from "../../rules/cellar/placement.ts";
import { priceInWords } from "../../rules/lots/price.ts";
import { vintageOf } from "../../rules/cellar/vintageOf.ts";
import type { Drinking } from "../../ui/drinking-window/useDrinking.ts";
import { windowInWords } from "../../ui/drinking-window/windowInWords.ts";
import type { SortedBy } from "./sorts.ts";
import type { ColumnName } from "./viewAddress.ts";

/** What is known beside the wine. */
export interface KnownOfCell {
  readonly windowOf: Drinking["windowOf"] | undefined;
  readonly placement: Placement | undefined;
}

/** A column of the table, beside the name, which is always there. */
export interface Column {
  readonly name: ColumnName;
  readonly label: string;
  readonly text: (wine: CellarWine, known: KnownOfCell) => string;
  /** The order that a tap on its heading chooses. */
  readonly sortedBy?: SortedBy;
}

/** Every column that a person can choose, in the order in which they stand. */
export const COLUMNS: readonly Column[] = [
  {
    name: "producer",
    label: "Producer",
    text: ({ producer }) => producer,
    sortedBy: "producer",
  },
  {
    name: "vintage",
    label: "Vintage",
    text: vintageOf,
    sortedBy: "vintage",
  },
  { name: "type", label: "Type", text: ({ type }) => type },
  { name: "varietal", label: "Varietal", text: ({ varietal }) => varietal },
  { name: "region", label: "Region", text: ({ region }) => region },
  { name: "appellation", label: "Appellation", text: ({ appellation }) => appellation ?? "" },
  { name: "country", label: "Country", text: ({ country }) => country },
  {
    name: "window",
    label: "Window",
    text: (wine, { windowOf }) => {
      const window = windowOf?.(wine);
      return window ? windowInWords(window) : "";
    },
    sortedBy: "window",
  },
  {
    name: "place",
    label: "Place",
    text: ({ lots }, { placement }) => listed(lots, (lot) => placement?.pathOf(lot) ?? null),
    sortedBy: "place",
  },
  {
    name: "price",
    label: "Price",
    text: ({ lots }) => listed(lots, ({ price }) => price && priceInWords(price)),
    sortedBy: "price",
  },
  {
    name: "size",
    label: "Size",
    text: (wine) => listed(lotsOf(wine), ({ millilitres }) => sizeInWords(millilitres)),
  },
  { name: "shop", label: "Shop", text: ({ lots }) => listed(lots, ({ shop }) => shop) },
  { name: "tags", label: "Tags", text: ({ tags }) => tags.join(", ") },
  { name: "notes", label: "Notes", text: ({ notes }) => notes ?? "" },
  { name: "bottle-id", label: "Bottle ID", text: ({ bottleId }) => bottleId },
];

/** What the lots say, each once. */
function listed(lots: readonly Lot[], textOf: (lot: Lot) => string | null): string {
  return [...new Set(lots.map(textOf))].filter((text) => text !== null).join(", ");
}
