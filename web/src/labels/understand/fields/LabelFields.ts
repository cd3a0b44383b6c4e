import type { WineType } from "sync-protocol";

/** `confidence` is the probability that the value is correct, from 0 to 1. */
export interface ReadValue<T> {
  readonly value: T;
  readonly confidence: number;
}

/** A field is `null` if the label gives no value. */
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

export const LABEL_FIELDS = [
  "name",
  "producer",
  "vintage",
  "type",
  "varietal",
  "country",
  "region",
] as const satisfies readonly LabelField[];

/** The user is asked to check a value with less confidence. */
export const CONFIDENT_FROM = 0.8;

export const NOTHING_READ: LabelFields = {
  name: null,
  vintage: null,
  type: null,
  varietal: null,
  country: null,
  region: null,
  producer: null,
};
