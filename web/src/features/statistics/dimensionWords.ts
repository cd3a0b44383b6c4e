import {
  type CountedLot,
  type Dimension,
  type Share,
  UNTOLD,
} from "../../rules/counting/statistics.ts";
import { placeAddress } from "../../parts/addresses/pageAddresses.ts";
import type { Elsewhere } from "./Behind.ts";

/** How a chart of shares reads. */
export interface DimensionWords {
  readonly title: string;
  /** What heads the names of its shares. */
  readonly column: string;
  /** Where else a share can be seen; nowhere where no filter and no page says the same. */
  readonly elsewhere: (share: Share) => Elsewhere | undefined;
}

const nowhere = () => undefined;

/** How the chart of each dimension reads. */
export const DIMENSION_WORDS: Readonly<Record<Dimension, DimensionWords>> = {
  country: { title: "By Country", column: "Country", elsewhere: nowhere },
  region: { title: "By Region", column: "Region", elsewhere: nowhere },
  varietal: {
    title: "By Grape",
    column: "Grape",
    elsewhere: inCollection(({ wine }) => ({ varietal: wine.varietal })),
  },
  type: {
    title: "By Type",
    column: "Type",
    elsewhere: inCollection(({ wine }) => ({ type: wine.type })),
  },
  producer: { title: "By Producer", column: "Producer", elsewhere: nowhere },
  vintage: {
    title: "By Vintage",
    column: "Vintage",
    elsewhere: inCollection(({ wine }) => {
      const year = String(wine.vintage);
      return wine.nonVintage ? undefined : { from: year, to: year };
    }),
  },
  size: {
    title: "By Size",
    column: "Size",
    elsewhere: inCollection(({ lot }) => ({ size: String(lot.millilitres) })),
  },
  place: {
    title: "By Place",
    column: "Place",
    elsewhere: ({ name, lots: [first] }) =>
      first && {
        address:
          name === UNTOLD.place ? placeAddress() : placeAddress(first.lot.placeId ?? undefined),
        words: "Show the place",
      },
  },
};

type Query = Readonly<Record<string, string>>;

/** The collection, filtered by what any lot of the share says of them all. */
function inCollection(queryOf: (lot: CountedLot) => Query | undefined) {
  return ({ lots: [first] }: Share): Elsewhere | undefined => {
    const query = first && queryOf(first);
    if (!query) return undefined;
    return {
      address: `/?${new URLSearchParams(query).toString()}`,
      words: "Show in the collection",
    };
  };
}
