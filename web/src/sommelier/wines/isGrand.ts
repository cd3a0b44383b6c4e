import { cell, lotsOf, readTsv, type Wine } from "sync-protocol";
import grandTable from "sync-protocol/data/wishes/grand.tsv?raw";
import { PhraseIndex, wordsOf } from "sync-protocol/profiles";

/** Minimum price of a bottle for a special occasion. The number is the same in every currency. */
const GRAND_PRICE = 60;
/** A bottle below this price is never grand, whatever its label says. */
const COMMON_PRICE = 25;
const MINOR_UNITS = 100;

let index: PhraseIndex<true> | undefined;

function grandNames(): PhraseIndex<true> {
  if (index) return index;
  index = new PhraseIndex();
  for (const { words } of readTsv(grandTable, { words: cell.text })) {
    index.add(
      wordsOf(words).map((word) => new Set([word])),
      true,
    );
  }
  return index;
}

const known = new WeakMap<Wine, boolean>();

/**
 * Whether a bottle is for a special occasion, by its price, otherwise by its classification, place
 * or producer.
 */
export function isGrand(wine: Wine): boolean {
  const kept = known.get(wine);
  if (kept !== undefined) return kept;
  const grand = judge(wine);
  known.set(wine, grand);
  return grand;
}

function judge(wine: Wine): boolean {
  const prices = lotsOf(wine).flatMap(({ price }) => (price ? price.minor / MINOR_UNITS : []));
  if (prices.length > 0) {
    const price = Math.max(...prices);
    if (price >= GRAND_PRICE) return true;
    if (price < COMMON_PRICE) return false;
  }
  const { name, producer, region, appellation, designation } = wine;
  const words = wordsOf([name, producer, region, appellation, designation].join(" "));
  return grandNames().findAll(words).length > 0;
}
