import { fieldsWith, type Lot, lotsOf, WINE_TABLE } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { sizeInWords } from "../../../rules/lots/bottleSize.ts";
import { type CellarWine, vintageOf } from "../../../rules/cellar/CellarWine.ts";
import type { Placement } from "../../../rules/cellar/placement.ts";
import { fieldText } from "../../../rules/cellar/fieldText.ts";
import { priceInWords } from "../../../rules/lots/price.ts";
import { type DrinkingWindows, windowInWords } from "../../../parts/drinking-window/useDrinking.ts";
import type { SortedBy } from "../view/sorts.ts";
import { COLUMN_NAMES, type ColumnName } from "../view/viewAddress.ts";
import { nameIn } from "../../../language/names.ts";
import { typeInWords } from "../../../rules/cellar/typeWords.ts";

export interface CellContext {
  readonly windowOf: DrinkingWindows["windowOf"] | undefined;
  readonly placement: Placement | undefined;
}

/**
 * A column that users can choose to show. The name column is always shown, so it is not among
 * these.
 */
export interface Column {
  readonly name: ColumnName;
  readonly label: string;
  readonly text: (wine: CellarWine, known: CellContext) => string;
  /** Sort order that a tap on the heading selects. */
  readonly sortedBy?: SortedBy;
}

const OWN_TEXTS: Partial<Record<ColumnName, (wine: CellarWine) => string>> = {
  vintage: vintageOf,
  type: ({ type }) => typeInWords(type),
  varietal: ({ varietal }) => nameIn("grape", varietal),
  region: ({ region }) => nameIn("region", region),
  country: ({ country }) => nameIn("country", country),
};

const OF_FIELDS = fieldsWith("column").map((name): Column => ({
  name,
  label: i18n._(WINE_TABLE[name].column),
  text: OWN_TEXTS[name] ?? ((wine) => fieldText(wine[name])),
  ...((name === "producer" || name === "vintage") && { sortedBy: name }),
}));

const OTHERS: readonly Column[] = [
  {
    name: "window",
    label: i18n._(/*i18n*/ { id: "Window", comment: "heading of a column: drinking window" }),
    text: (wine, { windowOf }) => {
      const window = windowOf?.(wine);
      return window ? windowInWords(window) : "";
    },
    sortedBy: "window",
  },
  {
    name: "place",
    label: i18n._("Place"),
    text: ({ lots }, { placement }) => listed(lots, (lot) => placement?.pathOf(lot) ?? null),
    sortedBy: "place",
  },
  {
    name: "price",
    label: i18n._("Price"),
    text: ({ lots }) => listed(lots, ({ price }) => price && priceInWords(price)),
    sortedBy: "price",
  },
  {
    name: "size",
    label: i18n._("Size"),
    text: (wine) => listed(lotsOf(wine), ({ millilitres }) => sizeInWords(millilitres)),
  },
  { name: "shop", label: i18n._("Shop"), text: ({ lots }) => listed(lots, ({ shop }) => shop) },
  { name: "bottle-id", label: i18n._("Bottle ID"), text: ({ bottleId }) => bottleId },
];

const ALL = new Map([...OF_FIELDS, ...OTHERS].map((column) => [column.name, column]));

export const COLUMNS: readonly Column[] = COLUMN_NAMES.flatMap((name) => ALL.get(name) ?? []);

function listed(lots: readonly Lot[], textOf: (lot: Lot) => string | null): string {
  return [...new Set(lots.map(textOf))].filter((text) => text !== null).join(", ");
}
