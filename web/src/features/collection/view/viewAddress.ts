import { fieldsWith, type WineFieldWith, WINE_TYPES } from "sync-protocol";
import {
  NO_FILTER,
  PRICE_BANDS,
  RATING_BANDS,
  type WindowFilter,
  type WineFilter,
} from "../../../rules/cellar/finding/filterWines.ts";
import { type GroupedBy, GROUPINGS } from "../../../rules/cellar/order/wineGroups.ts";
import { vintageBoundFromInput } from "../../../rules/cellar/wineInputs.ts";
import { DEFAULT_SORT, type Sort, sortNamed } from "./sorts.ts";

const ORDERED_COLUMNS = [
  "producer",
  "vintage",
  "type",
  "varietal",
  "region",
  "appellation",
  "country",
  "window",
  "place",
  "price",
  "size",
  "shop",
  "tags",
  "notes",
  "bottle-id",
] as const;
export type ColumnName = (typeof ORDERED_COLUMNS)[number] | WineFieldWith<"column">;

export const COLUMN_NAMES: readonly ColumnName[] = [
  ...new Set([...ORDERED_COLUMNS, ...fieldsWith("column")]),
];

const DEFAULT_COLUMNS: readonly ColumnName[] = ["type", "region", "place", "window"];

const WINDOWS: readonly WindowFilter[] = ["young", "ready", "soon", "past", "leaving"];

export interface CollectionView {
  readonly search: string;
  readonly filter: WineFilter;
  readonly sort: Sort;
  readonly look: Look;
  readonly groupedBy: GroupedBy | undefined;
  /** Columns of the table in display order. Phones ignore them. */
  readonly columns: readonly ColumnName[];
}

export type Look = "cards" | "table";

export type ChosenLook = Pick<CollectionView, "look" | "sort" | "groupedBy">;

export const DEFAULT_VIEW: CollectionView = {
  search: "",
  filter: NO_FILTER,
  sort: DEFAULT_SORT,
  look: "cards",
  groupedBy: undefined,
  columns: DEFAULT_COLUMNS,
};

/**
 * The view in an address's query. If look, sort or grouping is missing, the value in `unsaid`
 * applies. Other missing or unknown values get their defaults.
 */
export function viewIn(query: string, unsaid: ChosenLook = DEFAULT_VIEW): CollectionView {
  const said = new URLSearchParams(query);
  const text = (name: string) => said.get(name) ?? "";
  return {
    search: text("q"),
    filter: {
      type: WINE_TYPES.find((type) => type === text("type")) ?? "",
      varietal: text("varietal"),
      vintageRange: {
        min: vintageBoundFromInput(text("from")),
        max: vintageBoundFromInput(text("to")),
      },
      includeArchived: said.has("archived"),
      tag: text("tag"),
      window: WINDOWS.find((window) => window === text("window")) ?? "",
      size: vintageBoundFromInput(text("size")),
      isOrdered: said.has("ordered"),
      place: text("place"),
      country: text("country"),
      region: text("region"),
      producer: text("producer"),
      grape: text("grape"),
      price: PRICE_BANDS.find((band) => band === text("price")) ?? "",
      rating: RATING_BANDS.find((band) => band === text("rating")) ?? "",
    },
    sort: sortNamed(text("sort")) ?? (said.has("sort") ? DEFAULT_SORT : unsaid.sort),
    look: said.has("look") ? lookNamed(text("look")) : unsaid.look,
    groupedBy: said.has("group") ? groupingNamed(text("group")) : unsaid.groupedBy,
    columns: said.has("columns") ? columnsIn(text("columns")) : DEFAULT_COLUMNS,
  };
}

/** The query of a view, with a leading question mark. Empty for the default view. */
export function queryOf(view: CollectionView): string {
  const { search, filter, sort, look, groupedBy, columns } = view;
  const { min, max } = filter.vintageRange;
  const said = new URLSearchParams();
  const say = (name: string, value: string) => {
    if (value !== "") said.set(name, value);
  };
  say("q", search);
  say("type", filter.type);
  say("varietal", filter.varietal);
  say("from", min === null ? "" : String(min));
  say("to", max === null ? "" : String(max));
  say("archived", filter.includeArchived ? "1" : "");
  say("tag", filter.tag);
  say("window", filter.window);
  say("size", filter.size === null ? "" : String(filter.size));
  say("ordered", filter.isOrdered ? "1" : "");
  for (const name of [
    "place",
    "country",
    "region",
    "producer",
    "grape",
    "price",
    "rating",
  ] as const) {
    say(name, filter[name]);
  }
  say("sort", sort === DEFAULT_SORT ? "" : sort.name);
  say("look", look === "table" ? look : "");
  say("group", groupedBy ?? "");
  const names = columns.join(",");
  if (names !== DEFAULT_COLUMNS.join(",")) said.set("columns", names);
  const query = said.toString();
  return query === "" ? "" : `?${query}`;
}

function lookNamed(name: string): Look {
  return name === "table" ? name : "cards";
}

function groupingNamed(name: string): GroupedBy | undefined {
  return GROUPINGS.find((one) => one === name);
}

function columnsIn(list: string): readonly ColumnName[] {
  const names = list.split(",");
  return COLUMN_NAMES.filter((name) => names.includes(name));
}
