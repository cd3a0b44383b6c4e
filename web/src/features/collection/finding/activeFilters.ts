import { WINE_TYPES } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import { onMeanScale } from "../../../rules/history/shownScale.ts";
import { sizeInWords } from "../../../rules/lots/bottleSize.ts";
import { type Placement, UNPLACED } from "../../../rules/cellar/placement.ts";
import {
  NO_FILTER,
  type PriceBand,
  type RatingBand,
  type WindowFilter,
  type WineFilter,
} from "../../../rules/cellar/finding/filterWines.ts";
import { filterLabel } from "../../../rules/cellar/finding/countChoices.ts";
import { typeInWords } from "../../../rules/cellar/typeWords.ts";

export const WINDOW_LABELS: Readonly<Record<WindowFilter, string>> = {
  leaving: i18n._("Leaving this year"),
  young: i18n._("Young"),
  ready: i18n._("Ready"),
  soon: i18n._("Drink soon"),
  past: i18n._("Past"),
};

export const PRICE_LABELS: Readonly<Record<PriceBand, string>> = {
  "0-20": i18n._("Under 20"),
  "20-50": i18n._("20 to 50"),
  "50-100": i18n._("50 to 100"),
  "100-": i18n._("100 and more"),
};

export function ratingLabels(): Readonly<Record<RatingBand, string>> {
  const [good, great] = [onMeanScale(80), onMeanScale(90)];
  return {
    "90-": i18n._("{great} and more", { great: String(great) }),
    "80-90": i18n._("{good} to under {great}", { good: String(good), great: String(great) }),
    "0-80": i18n._("Under {good}", { good: String(good) }),
    none: i18n._("Not rated"),
  };
}

export interface ActiveFilter {
  readonly label: string;
  readonly without: WineFilter;
}

/** Active filters in the order of the filter area. Excludes the search text. */
export function activeFilters(filter: WineFilter, placement?: Placement): readonly ActiveFilter[] {
  const { type, varietal, vintageRange, includeArchived, tag, window, size, isOrdered, place } =
    filter;
  const active: ActiveFilter[] = [];
  if (type !== "") active.push({ label: typeLabel(type), without: { ...filter, type: "" } });
  if (varietal !== "") {
    const label = filterLabel("varietal", varietal);
    active.push({ label, without: { ...filter, varietal: "" } });
  }
  const years = vintageLabel(vintageRange);
  if (years !== undefined) {
    active.push({ label: years, without: { ...filter, vintageRange: NO_FILTER.vintageRange } });
  }
  if (tag !== "") active.push({ label: tag, without: { ...filter, tag: "" } });
  if (window !== "") {
    active.push({ label: WINDOW_LABELS[window], without: { ...filter, window: "" } });
  }
  if (size !== null) {
    active.push({ label: sizeInWords(size), without: { ...filter, size: null } });
  }
  if (isOrdered)
    active.push({ label: i18n._("On order"), without: { ...filter, isOrdered: false } });
  if (place !== "") {
    active.push({ label: placeLabel(place, placement), without: { ...filter, place: "" } });
  }
  for (const field of ["country", "region", "producer", "grape"] as const) {
    const name = filter[field];
    if (name !== "") {
      active.push({ label: filterLabel(field, name), without: { ...filter, [field]: "" } });
    }
  }
  if (filter.price !== "") {
    const label = i18n._("Price: {prices}", { prices: PRICE_LABELS[filter.price] });
    active.push({ label, without: { ...filter, price: "" } });
  }
  if (filter.rating !== "") {
    const label = i18n._("Rating: {ratings}", { ratings: ratingLabels()[filter.rating] });
    active.push({ label, without: { ...filter, rating: "" } });
  }
  if (includeArchived) {
    active.push({ label: i18n._("Archived too"), without: { ...filter, includeArchived: false } });
  }
  return active;
}

function typeLabel(name: string): string {
  const type = WINE_TYPES.find((one) => one === name);
  return type ? typeInWords(type) : name;
}

function vintageLabel({ min, max }: WineFilter["vintageRange"]): string | undefined {
  if (min !== null && max !== null)
    return i18n._("{from} to {to}", { from: String(min), to: String(max) });
  if (min !== null) return i18n._("From {from}", { from: String(min) });
  if (max !== null) return i18n._("Up to {to}", { to: String(max) });
  return undefined;
}

function placeLabel(place: string, placement: Placement | undefined): string {
  if (place === UNPLACED) return i18n._("Not placed");
  return placement?.choices.find(({ value }) => value === place)?.label ?? i18n._("A place");
}
