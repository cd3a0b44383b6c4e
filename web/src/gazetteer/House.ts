/** A house that makes wine. */
export interface House {
  readonly name: string;
  /** ISO 3166 code. */
  readonly country: string;
  /** Its name is also an everyday word or a given name: alone it proves nothing. */
  readonly everyday: boolean;
}
