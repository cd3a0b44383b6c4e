import type { Price, Rating } from "sync-protocol";
import { type CellarWine, orderKeyOf } from "../cellar/CellarWine.ts";
import type { WineNames } from "../cellar/wineNames.ts";
import type { JournalEntry } from "../history/journal.ts";
import { groupedBy } from "../groupedBy.ts";
import { nameIn } from "../../language/names.ts";

export interface RatedEntry extends JournalEntry {
  readonly rating: Rating;
}

export interface RatingShare {
  readonly name: string;
  /** Mean rating in percent. */
  readonly mean: number;
  readonly rated: readonly RatedEntry[];
}

/**
 * Entries with a rating and without a flaw, because a corked bottle says nothing about its wine.
 */
export function ratedIn(entries: readonly JournalEntry[]): readonly RatedEntry[] {
  return entries.flatMap((entry) => {
    const { rating, flaw } = entry.event;
    return rating && flaw === null ? { ...entry, rating } : [];
  });
}

/** A rating in percent of its scale. */
export function percentOfScale({ value, scale }: Rating): number {
  return (100 * value) / scale;
}

/**
 * Ratings by producer or grape, best mean first. Excludes wines without a producer or grape.
 * A blend counts for each of its grapes. Spellings with the same canonical name in `names` are
 * merged.
 */
export function ratingsBy(
  field: "producer" | "varietal",
  rated: readonly RatedEntry[],
  names: WineNames,
): readonly RatingShare[] {
  const namesOf = (wine: CellarWine) =>
    field === "varietal" ? names.grapes(wine) : [names.producer(wine)];
  const named = Array.from(groupedBy(rated, ({ wine }) => wine)).flatMap(([wine, own]) =>
    (wine ? namesOf(wine) : []).flatMap((name) => own.map((entry) => ({ name, entry }))),
  );
  const shares = Array.from(
    groupedBy(named, ({ name }) => name),
    ([name, group]) =>
      [
        field === "varietal" ? nameIn("grape", name) : name,
        group.map(({ entry }) => entry),
      ] as const,
  );
  return shares
    .map(([name, own]) => ({
      share: shareOf(name, own),
      key: orderKeyOf(name),
    }))
    .filter(({ share }) => share.name.trim() !== "")
    .sort((a, b) => b.share.mean - a.share.mean || (a.key < b.key ? -1 : 1))
    .map(({ share }) => share);
}

export type Ratings = Readonly<Record<"producer" | "varietal", readonly RatingShare[]>>;

export function* countRatings(
  rated: readonly RatedEntry[],
  names: WineNames,
): Generator<undefined, Ratings> {
  const producer = ratingsBy("producer", rated, names);
  yield;
  return { producer, varietal: ratingsBy("varietal", rated, names) };
}

/**
 * The price paid for the rated bottle: the price of its lot, otherwise the price in the event. A
 * sale's price does not count, because the user did not pay it.
 */
export function priceOf({ event, wine }: RatedEntry): Price | null {
  const lot = wine?.lots.find(({ id }) => id === event.lotId);
  return lot?.price ?? (event.kind === "sold" ? null : event.price);
}

function shareOf(name: string, rated: readonly RatedEntry[]): RatingShare {
  return { name, rated, mean: meanOf(rated) };
}

/** Mean rating in percent. */
export function meanOf(rated: readonly RatedEntry[]): number {
  return rated.reduce((total, { rating }) => total + percentOfScale(rating), 0) / rated.length;
}
