import { lotsOf } from "sync-protocol";
import { useCallback, useMemo } from "react";
import { i18n } from "../../../language/i18n.ts";
import { useDrinking } from "../../../parts/drinking-window/useDrinking.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import {
  type Choice,
  type ChoiceFilter,
  type CountScope,
  countValues,
  filterLabel,
  namedChoices,
} from "../../../rules/cellar/finding/countChoices.ts";
import {
  NO_FILTER,
  PRICE_BANDS,
  RATING_BANDS,
  type WineLookups,
} from "../../../rules/cellar/finding/filterWines.ts";
import { priceBandsOf, ratingBand } from "../../../rules/cellar/finding/moreFilters.ts";
import { type Placement, UNPLACED } from "../../../rules/cellar/placement.ts";
import { type WineNames, wineNames } from "../../../rules/cellar/wineNames.ts";
import { narrow, useCollectionView } from "../view/collectionView.ts";
import { useKnownPlacement } from "../view/knownPlacement.ts";
import { useFilterData } from "../view/useFilterData.ts";
import { PRICE_LABELS, ratingLabels, WINDOW_LABELS } from "./activeFilters.ts";
import { CountedSelect } from "./CountedSelect.tsx";

/**
 * Compares names without the table of names in other languages. Used until that table is loaded.
 */
const WITHOUT_TABLE = wineNames();

const WINDOWS = ["ready", "soon", "young", "past", "leaving"] as const;

export function MoreFilters({ wines }: { readonly wines: readonly CellarWine[] }) {
  const filter = useCollectionView((view) => view.filter);
  const search = useCollectionView((view) => view.search);
  const placement = useKnownPlacement((known) => known.placement);
  const more = useFilterData((known) => known.more);
  const windowOf = useDrinking()?.windowOf;
  const { includeArchived } = filter;
  const counted = useMemo(
    () => (includeArchived ? wines : wines.filter((wine) => !wine.isArchived)),
    [wines, includeArchived],
  );
  const fields = useMemo(
    () =>
      fieldsOf(counted, {
        names: more?.names ?? WITHOUT_TABLE,
        placement,
        ratingOf: more?.ratingOf,
        windowOf,
      }),
    [counted, more, placement, windowOf],
  );
  const scope = useMemo(
    () => ({
      wines: counted,
      search,
      filter,
      known: { placement, windowOf, passesMore: more?.passesMore },
    }),
    [counted, search, filter, placement, windowOf, more],
  );

  return (
    <>
      {fields.map((one) =>
        one.choices.length === 0 && filter[one.field] === "" ? null : (
          <FilterSelect key={one.field} among={one} scope={scope} />
        ),
      )}
    </>
  );
}

interface FilterSelectProps {
  readonly among: FieldChoices;
  readonly scope: CountScope;
}

function FilterSelect({ among, scope }: FilterSelectProps) {
  const { field, label, all, choices, valuesOf } = among;
  const countAll = useCallback(() => countValues(field, scope, valuesOf), [field, scope, valuesOf]);
  return (
    <CountedSelect
      all={all}
      choices={choices}
      countAll={countAll}
      label={label}
      labelOf={(unknown) => filterLabel(field, unknown)}
      value={ownValue(among, scope) ?? scope.filter[field]}
      onChange={(chosen) => {
        narrow({ [field]: chosen });
      }}
    />
  );
}

type ValuesOf = (wine: CellarWine) => Iterable<string>;

/** A filter, its choices, and a function that returns a wine's values for this filter. */
interface FieldChoices {
  readonly field: ChoiceFilter;
  readonly label: string;
  readonly all: string;
  readonly choices: readonly Choice[];
  readonly valuesOf: ValuesOf;
}

interface FilterTables {
  readonly names: WineNames;
  readonly placement: Placement | undefined;
  readonly ratingOf: ((wine: CellarWine) => number | undefined) | undefined;
  readonly windowOf: WineLookups["windowOf"];
}

function fieldsOf(
  wines: readonly CellarWine[],
  { names, placement, ratingOf, windowOf }: FilterTables,
): readonly FieldChoices[] {
  const named = (field: ChoiceFilter, label: string, all: string, valuesOf: ValuesOf) => ({
    field,
    label,
    all,
    valuesOf,
    choices: namedChoices(field, wines, valuesOf),
  });
  const listed = <Value extends string>(
    values: readonly Value[],
    labels: Readonly<Record<Value, string>>,
  ) => values.map((value) => ({ value, label: labels[value] }));

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
      choices: placement
        ? [{ value: UNPLACED, label: i18n._("Not placed") }, ...placement.choices]
        : [],
      valuesOf: placesOf(placement),
    },
    {
      field: "window",
      label: i18n._("Drinking window"),
      all: i18n._(/*i18n*/ { id: "Any", comment: "a filter is off" }),
      choices: listed(WINDOWS, WINDOW_LABELS),
      valuesOf: (wine) => {
        const window = windowOf?.(wine);
        return window ? [window.stage, ...(window.isLeaving ? ["leaving"] : [])] : [];
      },
    },
    {
      field: "price",
      label: i18n._("Price"),
      all: i18n._("Any"),
      choices: listed(PRICE_BANDS, PRICE_LABELS),
      valuesOf: priceBandsOf,
    },
    {
      field: "rating",
      label: i18n._("Rating"),
      all: i18n._("Any"),
      choices: listed(RATING_BANDS, ratingLabels()),
      valuesOf: (wine) => [ratingBand(ratingOf?.(wine))],
    },
  ];
}

/** The wine's field that a filter compares. Only filters that compare names are listed. */
const NAME_FIELDS: Partial<Record<ChoiceFilter, keyof CellarWine>> = {
  country: "country",
  region: "region",
  producer: "producer",
  grape: "varietal",
};

/**
 * The choice with the same meaning as the filter's value. For example, a link with "Germany"
 * selects this cellar's "Deutschland".
 */
function ownValue(
  { field, valuesOf }: FieldChoices,
  { wines, filter, known }: CountScope,
): string | undefined {
  const nameField = NAME_FIELDS[field];
  if (!nameField || filter[field] === "") return undefined;
  const only = { ...NO_FILTER, [field]: filter[field] };
  const one = wines.find((wine) => known.passesMore?.(wine, only));
  return one && [...valuesOf({ ...one, [nameField]: filter[field] })][0];
}

/** The places of a wine's bottles, and the places that contain those places. */
function placesOf(placement: Placement | undefined): ValuesOf {
  const around = new Map<string, string[]>();
  for (const { value } of placement?.choices ?? []) {
    for (const inner of placement?.within(value) ?? []) {
      around.set(inner, [...(around.get(inner) ?? []), value]);
    }
  }
  return (wine) =>
    lotsOf(wine).flatMap(({ state, bottles, placeId }) => {
      if (state !== "held" || bottles === 0) return [];
      return around.get(placeId ?? "") ?? [UNPLACED];
    });
}
