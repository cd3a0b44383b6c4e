import { lotsOf } from "sync-protocol";
import { useMemo } from "react";
import { i18n } from "../../../language/i18n.ts";
import { useDrinking } from "../../../parts/drinking-window/useDrinking.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import {
  type CountedAmong,
  type CountedFilter,
  countedNames,
  countValues,
  filterLabel,
} from "../../../rules/cellar/finding/countChoices.ts";
import { NO_FILTER, PRICE_BANDS, RATING_BANDS } from "../../../rules/cellar/finding/filterWines.ts";
import { priceBandsOf, ratingBand } from "../../../rules/cellar/finding/moreFilters.ts";
import { type Placement, UNPLACED } from "../../../rules/cellar/placement.ts";
import { type WineNames, wineNames } from "../../../rules/cellar/wineNames.ts";
import { narrow, useCollectionView } from "../view/collectionView.ts";
import { useKnownPlacement } from "../view/knownPlacement.ts";
import { useMoreKnown } from "../view/moreKnown.ts";
import { PRICE_LABELS, ratingLabels, WINDOW_LABELS } from "./activeFilters.ts";
import { CountedSelect } from "./CountedSelect.tsx";

/** Used until the table of names with the same meaning is loaded. */
const WITHOUT_TABLE = wineNames();

const WINDOWS = ["ready", "soon", "young", "past", "leaving"] as const;

/** Filters whose options are this cellar's values. Each option shows how many wines match. */
export function MoreFilters({ wines }: { readonly wines: readonly CellarWine[] }) {
  const filter = useCollectionView((view) => view.filter);
  const placement = useKnownPlacement((known) => known.placement);
  const among = useAmong(wines);
  const choices = useMemo(() => choicesAmong(among, placement), [among, placement]);

  return (
    <>
      {choices.map(({ field, label, all, value = filter[field], choices: counted }) =>
        counted.length === 0 && filter[field] === "" ? null : (
          <CountedSelect
            key={field}
            all={all}
            choices={counted}
            label={label}
            labelOf={(unknown) => filterLabel(field, unknown)}
            value={value}
            onChange={(chosen) => {
              narrow({ [field]: chosen });
            }}
          />
        ),
      )}
    </>
  );
}

interface FilterScope extends CountedAmong {
  readonly ratingOf: ((wine: CellarWine) => number | undefined) | undefined;
  readonly names: WineNames;
}

function useAmong(wines: readonly CellarWine[]): FilterScope {
  const search = useCollectionView((view) => view.search);
  const filter = useCollectionView((view) => view.filter);
  const placement = useKnownPlacement((known) => known.placement);
  const more = useMoreKnown((known) => known.more);
  const windowOf = useDrinking()?.windowOf;
  return useMemo(
    () => ({
      wines: filter.includeArchived ? wines : wines.filter((wine) => !wine.isArchived),
      search,
      filter,
      known: { placement, windowOf, passesMore: more?.passesMore },
      names: more?.names ?? WITHOUT_TABLE,
      ratingOf: more?.ratingOf,
    }),
    [wines, search, filter, placement, windowOf, more],
  );
}

interface FieldChoices {
  readonly field: CountedFilter;
  readonly label: string;
  readonly all: string;
  /** The choice that is selected, if the filter's value is written differently. */
  readonly value?: string | undefined;
  readonly choices: ReturnType<typeof countedNames>;
}

function choicesAmong(
  among: FilterScope,
  placement: Placement | undefined,
): readonly FieldChoices[] {
  const { names, ratingOf, known } = among;
  const named = (
    field: CountedFilter,
    label: string,
    all: string,
    valuesOf: (wine: CellarWine) => Iterable<string>,
  ) => {
    const value = ownValue(field, among, valuesOf);
    return { field, label, all, value, choices: countedNames(field, among, valuesOf) };
  };
  const listed = <Value extends string>(
    field: CountedFilter,
    values: readonly Value[],
    labels: Readonly<Record<Value, string>>,
    valuesOf: (wine: CellarWine) => Iterable<string>,
  ) => {
    const counts = countValues(field, among, valuesOf);
    return values.map((value) => ({ value, label: labels[value], count: counts.get(value) ?? 0 }));
  };

  return [
    named("country", i18n._("Country"), i18n._("All Countries"), (wine) => [names.country(wine)]),
    named("region", i18n._("Region"), i18n._("All Regions"), (wine) => [names.region(wine)]),
    named("producer", i18n._("Producer"), i18n._("All Producers"), (wine) => [
      names.producer(wine),
    ]),
    named("grape", i18n._("Grape"), i18n._("All Grapes"), (wine) => names.grapes(wine)),
    named("tag", i18n._("Tag"), i18n._("All Tags"), ({ tags }) => tags),
    {
      field: "place",
      label: i18n._("Place"),
      all: i18n._("All Places"),
      choices: placesAmong(among, placement),
    },
    {
      field: "window",
      label: i18n._("Drinking window"),
      all: i18n._("Any"),
      choices: listed("window", WINDOWS, WINDOW_LABELS, (wine) => {
        const window = known.windowOf?.(wine);
        return window ? [window.stage, ...(window.isLeaving ? ["leaving"] : [])] : [];
      }),
    },
    {
      field: "price",
      label: i18n._("Price"),
      all: i18n._("Any"),
      choices: listed("price", PRICE_BANDS, PRICE_LABELS, priceBandsOf),
    },
    {
      field: "rating",
      label: i18n._("Rating"),
      all: i18n._("Any"),
      choices: listed("rating", RATING_BANDS, ratingLabels(), (wine) => [
        ratingBand(ratingOf?.(wine)),
      ]),
    },
  ];
}

/** Fields of a wine that the filters by name read. */
const NAME_FIELDS: Partial<Record<CountedFilter, keyof CellarWine>> = {
  country: "country",
  region: "region",
  producer: "producer",
  grape: "varietal",
};

/** This cellar's name for what a filter names, so that a link with "Germany" selects "Deutschland". */
function ownValue(
  field: CountedFilter,
  { wines, filter, known }: FilterScope,
  valuesOf: (wine: CellarWine) => Iterable<string>,
): string | undefined {
  const nameField = NAME_FIELDS[field];
  if (!nameField || filter[field] === "") return undefined;
  const only = { ...NO_FILTER, [field]: filter[field] };
  const one = wines.find((wine) => known.passesMore?.(wine, only));
  return one && [...valuesOf({ ...one, [nameField]: filter[field] })][0];
}

function placesAmong(among: FilterScope, placement: Placement | undefined) {
  if (!placement) return [];
  const around = new Map<string, string[]>();
  for (const { value } of placement.choices) {
    for (const inner of placement.within(value)) {
      around.set(inner, [...(around.get(inner) ?? []), value]);
    }
  }
  const counts = countValues("place", among, (wine) =>
    lotsOf(wine).flatMap(({ state, bottles, placeId }) => {
      if (state !== "held" || bottles === 0) return [];
      return around.get(placeId ?? "") ?? [UNPLACED];
    }),
  );
  return [{ value: UNPLACED, label: i18n._("Not placed") }, ...placement.choices].map((choice) => ({
    ...choice,
    count: counts.get(choice.value) ?? 0,
  }));
}
