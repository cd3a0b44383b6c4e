import type { WineType } from "sync-protocol";

/** A value read from a label, and its probability, from 0 to 1. */
export interface ReadValue<T> {
  readonly value: T;
  readonly confidence: number;
}

/** The fields read from a label. A field is `null` if the label does not give a value. */
export interface LabelFields {
  readonly name: ReadValue<string> | null;
  readonly vintage: ReadValue<number> | null;
  readonly type: ReadValue<WineType> | null;
  readonly varietal: ReadValue<string> | null;
  readonly country: ReadValue<string> | null;
  readonly region: ReadValue<string> | null;
  readonly producer: ReadValue<string> | null;
  readonly isNonVintage?: true;
}

export type LabelField = Exclude<keyof LabelFields, "isNonVintage">;

/** The fields, in the order of the form. */
export const LABEL_FIELDS = [
  "name",
  "producer",
  "vintage",
  "type",
  "varietal",
  "country",
  "region",
] as const satisfies readonly LabelField[];

/**
 * Minimum confidence of an accepted value. The user is asked to check a value below this
 * confidence.
 */
export const CONFIDENT_FROM = 0.8;

/** The result for a photo without text. */
export const NOTHING_READ: LabelFields = {
  name: null,
  vintage: null,
  type: null,
  varietal: null,
  country: null,
  region: null,
  producer: null,
};
