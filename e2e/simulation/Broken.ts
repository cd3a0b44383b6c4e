/** A violated rule of the sync protocol. The message names the rule and the record. */
export class Broken extends Error {
  override readonly name = "Broken";
}

export function must(holds: boolean, sentence: () => string): asserts holds {
  if (!holds) throw new Broken(sentence());
}
