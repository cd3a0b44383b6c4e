import type { LabelReading } from "sync-protocol";
import { LABEL_FIELDS, type LabelFields } from "../fields/LabelFields.ts";

/**
 * The reading in the API's form. The confidence is the expected share of correct fields: the mean
 * of all seven fields, with 0 for an empty field.
 */
export function labelReadingOf(fields: LabelFields): LabelReading {
  const sum = LABEL_FIELDS.reduce((total, field) => total + (fields[field]?.confidence ?? 0), 0);
  return {
    name: fields.name?.value ?? null,
    vintage: fields.vintage?.value ?? null,
    type: fields.type?.value ?? null,
    varietal: fields.varietal?.value ?? null,
    country: fields.country?.value ?? null,
    region: fields.region?.value ?? null,
    producer: fields.producer?.value ?? null,
    notes: null,
    nonVintage: fields.isNonVintage === true,
    confidence: sum / LABEL_FIELDS.length,
  };
}
