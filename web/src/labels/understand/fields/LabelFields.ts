import type { WineType } from "sync-protocol";

/** A value read from a label, and how likely it is right, from 0 to 1. */
export interface Read<T> {
  readonly value: T;
  readonly confidence: number;
}

/** What a label says about its wine, field by field; `null` is what it does not say. */
export interface LabelFields {
  readonly name: Read<string> | null;
  readonly vintage: Read<number> | null;
  readonly type: Read<WineType> | null;
  readonly varietal: Read<string> | null;
  readonly country: Read<string> | null;
  readonly region: Read<string> | null;
  readonly producer: Read<string> | null;
  /** It says that the wine has no vintage, and names none. */
  readonly isNonVintage?: true;
}

/** A field of {@link LabelFields} that is read. */
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

/** From this confidence on a value is taken as read; below it the person is asked to look. */
export const CONFIDENT_FROM = 0.8;

/** A reading of nothing, as of a photo without text. */
export const NOTHING_READ: LabelFields = {
  name: null,
  vintage: null,
  type: null,
  varietal: null,
  country: null,
  region: null,
  producer: null,
};
