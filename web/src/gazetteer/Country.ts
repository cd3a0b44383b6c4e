/** A country that makes wine. */
export interface Country {
  /** ISO 3166 code. */
  readonly code: string;
  /** Its English name. */
  readonly name: string;
  /** How labels write it, in any language. */
  readonly otherNames: readonly string[];
}
