/** A promise of the protocol that did not hold; the message says which and where. */
export class Broken extends Error {
  override readonly name = "Broken";
}

/** Throws {@link Broken} unless `holds`. */
export function promise(holds: boolean, sentence: () => string): asserts holds {
  if (!holds) throw new Broken(sentence());
}
