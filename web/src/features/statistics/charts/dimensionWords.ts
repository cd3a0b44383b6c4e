import { i18n } from "../../../language/i18n.ts";
import { POINTS_MIN } from "../../../parts/charts/chartFindings.ts";
import {
  bottlesCounted,
  type CountedLot,
  type Dimension,
  type Share,
  UNKNOWN_SHARE,
} from "../../../rules/counting/statistics.ts";
import { typeInSentence, typeNamed } from "../../../rules/cellar/otherTypeWords.ts";
import { placeAddress } from "../../../parts/addresses/pageAddresses.ts";
import type { PageLink } from "../drillDown.ts";

export interface DimensionWords {
  readonly title: string;
  readonly column: string;
  readonly line: string;
  /** Sentence about the largest share. `percent` is its percentage of all bottles. */
  readonly finding: (name: string, percent: string) => string;
  /** Link to a page with the share's bottles. `undefined` if there is no such page or filter. */
  readonly elsewhere: (share: Share) => PageLink | undefined;
}

const leads = (name: string) => i18n._("{name} leads", { name });

/** A sentence such as "72 % are red". */
function isOfType(name: string, percent: string): string {
  const type = typeNamed(name);
  return i18n._("{percent} % are {type}", { percent, type: type ? typeInSentence(type) : name });
}

export const DIMENSION_WORDS: Readonly<Record<Dimension, DimensionWords>> = {
  country: {
    title: i18n._("By Country"),
    column: i18n._("Country"),
    line: i18n._("Bottles by country."),
    finding: (name, percent) =>
      i18n._("{percent} % come from {country}", { percent, country: name }),
    elsewhere: inCollection(({ value }) => ({ country: value })),
  },
  varietal: {
    title: i18n._("By Grape"),
    column: i18n._("Grape"),
    line: i18n._("Bottles by grape. A blend counts for each of its grapes."),
    finding: leads,
    elsewhere: inCollection(({ value }) => ({ grape: value })),
  },
  type: {
    title: i18n._("By Type"),
    column: i18n._(/*i18n*/ { id: "Type", comment: "of a wine" }),
    line: i18n._("Bottles by type."),
    finding: isOfType,
    elsewhere: inCollection((_, { wine }) => ({ type: wine.type })),
  },
  producer: {
    title: i18n._("By Producer"),
    column: i18n._("Producer"),
    line: i18n._("Bottles by producer."),
    finding: leads,
    elsewhere: inCollection(({ name }) => ({ producer: name })),
  },
  vintage: {
    title: i18n._("By Vintage"),
    column: i18n._("Vintage"),
    line: i18n._("Bottles by vintage, the youngest first."),
    finding: (name) => i18n._("{name} has the most bottles", { name }),
    elsewhere: inCollection((_, { wine }) => {
      const year = String(wine.vintage);
      return wine.nonVintage ? undefined : { from: year, to: year };
    }),
  },
  size: {
    title: i18n._("By Size"),
    column: i18n._("Size"),
    line: i18n._("Bottles by size, the smallest first."),
    finding: (size, percent) => i18n._("{percent} % are {size}", { percent, size }),
    elsewhere: inCollection((_, { lot }) => ({ size: String(lot.millilitres) })),
  },
  place: {
    title: i18n._("By Place"),
    column: i18n._("Place"),
    line: i18n._("Bottles by place."),
    finding: (name, percent) => i18n._("{percent} % are in {place}", { percent, place: name }),
    elsewhere: ({ name, lots: [first] }) =>
      first && {
        address:
          name === UNKNOWN_SHARE.place
            ? placeAddress()
            : placeAddress(first.lot.placeId ?? undefined),
        words: i18n._("Show the place"),
      },
  },
};

type Query = Readonly<Record<string, string>>;

/**
 * Makes links to the collection, filtered for a share. The query is made from the share's first
 * lot.
 */
function inCollection(queryOf: (share: Share, lot: CountedLot) => Query | undefined) {
  return (share: Share): PageLink | undefined => {
    const [first] = share.lots;
    const query = first && share.name !== UNKNOWN_SHARE.field ? queryOf(share, first) : undefined;
    if (!query) return undefined;
    return {
      address: `/?${new URLSearchParams(query).toString()}`,
      words: i18n._("Show in the collection"),
    };
  };
}

/** Sentence about the largest share of a chart. `undefined` for too few shares or a tie. */
export function shareFinding({ finding }: DimensionWords, shares: readonly Share[]) {
  const known = shares.filter(
    ({ name }) => name !== UNKNOWN_SHARE.field && name !== UNKNOWN_SHARE.place,
  );
  if (known.length < POINTS_MIN) return undefined;
  const [first, second] = known.toSorted((one, other) => other.bottles - one.bottles);
  if (!first || first.bottles === second?.bottles) return undefined;
  const wines = new Set(shares.flatMap(({ lots }) => lots));
  const percent = Math.round((100 * first.bottles) / bottlesCounted([...wines]));
  return finding(first.name, String(percent));
}
