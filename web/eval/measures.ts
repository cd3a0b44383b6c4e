/** Random numbers in [0, 1), always the same for one seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** The arithmetic mean of the values; 0 for an empty list. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}

/**
 * Normalised discounted cumulative gain of the first `ranks` places of a ranking, 0 to 1 (Järvelin
 * and Kekäläinen, 2002). `relevant` states for each place whether its entry is a hit.
 */
export function ndcg(relevant: readonly boolean[], ranks: number): number {
  const gain = (hits: readonly boolean[]) =>
    hits.slice(0, ranks).reduce((sum, hit, place) => sum + (hit ? 1 / Math.log2(place + 2) : 0), 0);
  const best = gain(relevant.toSorted((a, b) => Number(b) - Number(a)));
  return best === 0 ? 0 : gain(relevant) / best;
}
