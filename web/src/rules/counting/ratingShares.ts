import type { Price, Rating } from "sync-protocol";
import { orderKeyOf } from "../cellar/CellarWine.ts";
import type { JournalEntry } from "../history/journal.ts";
import { priceInWords } from "../lots/price.ts";
import { groupedBy } from "../groupedBy.ts";

/** An entry that says how good a bottle was. */
export interface RatedEntry extends JournalEntry {
  readonly rating: Rating;
}

/** Ratings that have a producer, a grape or about a price in common. */
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

/** The ratings by producer or grape, the best mean first; what nobody told is left out. */
export function ratingsBy(
  field: "producer" | "varietal",
  rated: readonly RatedEntry[],
): readonly RatingShare[] {
  const shares = groupedBy(rated, ({ wine }) => wine?.[field].trim() ?? "");
  return Array.from(shares, ([name, own]) => ({
    share: shareOf(name, own),
    key: orderKeyOf(name),
  }))
    .filter(({ share }) => share.name !== "")
    .sort((a, b) => b.share.mean - a.share.mean || (a.key < b.key ? -1 : 1))
    .map(({ share }) => share);
}

/** Into how many parts prices are dealt. */
const PARTS = 4;

/**
 * The ratings by what a bottle had cost, from the cheapest quarter to the dearest: of the currency in which
 * most of them were paid, since nothing is converted.
 */
export function ratingsByPrice(rated: readonly RatedEntry[]): readonly RatingShare[] {
  const priced = rated.flatMap((entry) => {
    const price = priceOf(entry);
    return price ? { entry, price } : [];
  });
  const [most = []] = [...groupedBy(priced, ({ price }) => price.currency).values()].sort(
    (one, other) => other.length - one.length,
  );
  const sorted = most.toSorted((one, other) => one.price.minor - other.price.minor);
  const boundOf = (part: number) => sorted[Math.ceil((part * sorted.length) / PARTS) - 1]?.price;
  const partOf = ({ minor }: Price) => {
    const parts = Array.from({ length: PARTS }, (_, at) => at);
    return parts.find((at) => minor <= (boundOf(at + 1)?.minor ?? 0)) ?? PARTS - 1;
  };
  return Array.from(groupedBy(sorted, ({ price }) => partOf(price)).values(), (own) => {
    const [cheapest, dearest] = [own[0]?.price, own.at(-1)?.price];
    const name = cheapest && dearest ? spanInWords(cheapest, dearest) : "";
    return shareOf(
      name,
      own.map(({ entry }) => entry),
    );
  });
}

/** What the bottle had cost: as its lot says, else its event, unless that says what it was sold for. */
function priceOf({ event, wine }: RatedEntry): Price | null {
  const lot = wine?.lots.find(({ id }) => id === event.lotId);
  return lot?.price ?? (event.kind === "sold" ? null : event.price);
}

function spanInWords(cheapest: Price, dearest: Price): string {
  if (cheapest.minor === dearest.minor) return priceInWords(cheapest);
  return `${priceInWords(cheapest)} to ${priceInWords(dearest)}`;
}

function shareOf(name: string, rated: readonly RatedEntry[]): RatingShare {
  return { name, rated, mean: meanOf(rated) };
}

/** The mean of some ratings in hundredths of their scales. */
export function meanOf(rated: readonly RatedEntry[]): number {
  return rated.reduce((total, { rating }) => total + hundredthsOf(rating), 0) / rated.length;
}
