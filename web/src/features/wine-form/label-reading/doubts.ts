import {
  CONFIDENT_FROM,
  type LabelField,
  LABEL_FIELDS,
  type LabelFields,
} from "../../../labels/index.ts";
import type { FilledValues } from "./fillFromReading.ts";
import type { FormField, WineFormValues } from "../formValues.ts";

/** A field that the user should check: not read, or read with low confidence. */
export interface Doubt {
  readonly kind: "unread" | "unsure";
  /** Form value when the label was read. A different value means that the user has checked the field. */
  readonly value: string;
}

export type Doubts = Partial<Record<FormField, Doubt>>;

export interface FormState {
  readonly values: WineFormValues;
  readonly initial: WineFormValues;
  readonly filled: FilledValues;
}

/** Fields to check after a reading. Excludes fields that the user typed. */
export function doubtsAfter(fields: LabelFields, { values, initial, filled }: FormState): Doubts {
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
