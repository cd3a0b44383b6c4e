/** A violated rule of the sync protocol. The message names the rule and the record. */
export class RuleViolation extends Error {
  override readonly name = "RuleViolation";
}

export function must(holds: boolean, sentence: () => string): asserts holds {
  if (!holds) throw new RuleViolation(sentence());
}
