import {
  CONFIDENT_FROM,
  type LabelField,
  LABEL_FIELDS,
  type LabelFields,
} from "../../../labels/index.ts";
import type { FilledValues } from "./fillFromReading.ts";
import type { FormField, WineFormValues } from "../formValues.ts";

/** A field that the person should look at: it was not read, or not surely. */
export interface Doubt {
  readonly kind: "unread" | "unsure";
  /** What the form held then; once it holds something else, the person has looked. */
  readonly value: string;
}

export type Doubts = Partial<Record<FormField, Doubt>>;

/** What decides which fields are doubtful. */
export interface Filled {
  /** What the form holds now that the label has filled it. */
  readonly values: WineFormValues;
  /** What the form held when it was opened. */
  readonly initial: WineFormValues;
  /** What readings have put there. */
  readonly filled: FilledValues;
}

/** The fields to look at after a reading; what the person has typed is not among them. */
export function doubtsAfter(fields: LabelFields, { values, initial, filled }: Filled): Doubts {
  const doubts: Doubts = {};
  for (const field of LABEL_FIELDS) {
    const value = values[field];
    const typed = value !== initial[field] && value !== filled[field];
    const kind = doubtOf(fields, field);
    if (kind && !typed) doubts[field] = { kind, value };
  }
  return doubts;
}

function doubtOf(fields: LabelFields, field: LabelField): Doubt["kind"] | undefined {
  const read = fields[field];
  if (!read) return field === "vintage" && fields.isNonVintage ? undefined : "unread";
  return read.confidence < CONFIDENT_FROM ? "unsure" : undefined;
}
