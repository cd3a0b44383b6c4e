/** A broken promise of the protocol; the message names the promise and the record. */
export class Broken extends Error {
  override readonly name = "Broken";
}

/** Throws {@link Broken} unless `holds`. */
export function promise(holds: boolean, sentence: () => string): asserts holds {
  if (!holds) throw new Broken(sentence());
}
