import type { Price, Rating } from "sync-protocol";
import { type CellarWine, orderKeyOf } from "../cellar/CellarWine.ts";
import type { WineNames } from "../cellar/wineNames.ts";
import type { JournalEntry } from "../history/journal.ts";
import { groupedBy } from "../groupedBy.ts";

/** An entry that says how good a bottle was. */
export interface RatedEntry extends JournalEntry {
  readonly rating: Rating;
}

/** Ratings that have a producer or a grape in common. */
export interface RatingShare {
  readonly name: string;
  /** Their mean in hundredths of their scales. */
  readonly mean: number;
  readonly rated: readonly RatedEntry[];
}

/** What was rated, of bottles without a flaw: one that was corked says nothing of its wine. */
export function ratedIn(entries: readonly JournalEntry[]): readonly RatedEntry[] {
  return entries.flatMap((entry) => {
    const { rating, flaw } = entry.event;
    return rating && flaw === null ? { ...entry, rating } : [];
  });
}

/** A rating in hundredths of its scale. */
export function hundredthsOf({ value, scale }: Rating): number {
  return (100 * value) / scale;
}

/**
 * The ratings by producer or grape, the best mean first; what nobody told is left out. Those of a blend count for each
 * of its grapes. Equal `names` are one.
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
    ([name, group]) => [name, group.map(({ entry }) => entry)] as const,
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

/** Ratings by each of these. */
export type Ratings = Readonly<Record<"producer" | "varietal", readonly RatingShare[]>>;

/** The ratings by producer and by grape. It rests between the two. */
export function* countRatings(
  rated: readonly RatedEntry[],
  names: WineNames,
): Generator<undefined, Ratings> {
  const producer = ratingsBy("producer", rated, names);
  yield;
  return { producer, varietal: ratingsBy("varietal", rated, names) };
}

/** What the bottle had cost: as its lot says, else its event, unless that says what it was sold for. */
export function priceOf({ event, wine }: RatedEntry): Price | null {
  const lot = wine?.lots.find(({ id }) => id === event.lotId);
  return lot?.price ?? (event.kind === "sold" ? null : event.price);
}

function shareOf(name: string, rated: readonly RatedEntry[]): RatingShare {
  return { name, rated, mean: meanOf(rated) };
}

/** The mean of some ratings in hundredths of their scales. */
export function meanOf(rated: readonly RatedEntry[]): number {
  return rated.reduce((total, { rating }) => total + hundredthsOf(rating), 0) / rated.length;
}
