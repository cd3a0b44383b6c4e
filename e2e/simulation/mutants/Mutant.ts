/** One way to break a rule: a text that occurs exactly once in a file, and its replacement. */
export interface Mutant {
  readonly name: string;
  /** The rule of SPEC.md that the mutant breaks. */
  readonly rule: string;
  /** Path relative to the repository. */
  readonly file: string;
  readonly text: string;
  readonly becomes: string;
  /**
   * Whether the histories of shared cellars, instead of the histories of one user, must notice the
   * mutant.
   */
  readonly isOfSharing?: true;
}
