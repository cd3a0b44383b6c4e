/** One way to break a rule: a text that stands exactly once in a file, and what takes its place. */
export interface Mutant {
  readonly name: string;
  /** The rule of SPEC.md that it breaks. */
  readonly rule: string;
  /** From the top of the repository. */
  readonly file: string;
  readonly text: string;
  readonly becomes: string;
}
