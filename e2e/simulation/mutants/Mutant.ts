/** One way to break a rule: a text that occurs exactly once in a file, and its replacement. */
export interface Mutant {
  readonly name: string;
  /** The rule of SPEC.md that it breaks. */
  readonly rule: string;
  /** Relative to the repository. */
  readonly file: string;
  readonly text: string;
  readonly becomes: string;
  /** Histories of shared cellars notice it, instead of those of one user. */
  readonly isOfSharing?: true;
}
