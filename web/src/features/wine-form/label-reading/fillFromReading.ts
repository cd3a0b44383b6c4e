import type { LabelReading } from "sync-protocol";
import type { LabelFields } from "../../../labels/index.ts";
import { FORM_FIELDS, type FormField, ON, type WineFormValues } from "../formValues.ts";

/** A label reading. If this device read the label, `fields` has each field with its confidence. */
export interface ReadLabel {
  readonly reading: LabelReading;
  readonly fields?: LabelFields;
  /** `fields` before the user's earlier corrections were applied. */
  readonly uncorrected?: LabelFields;
  /** Labels of the bottles to the right in the same photo. */
  readonly others?: readonly LabelFields[];
}

export type FilledValues = Partial<Record<FormField, string>>;

export interface FillInput {
  readonly values: WineFormValues;
  readonly initial: WineFormValues;
  readonly filled: FilledValues;
  readonly reading: LabelReading;
  /** Whether the vintage is still the default of an empty form. */
  readonly hasDefaultVintage?: boolean;
}

/**
 * The values that a reading fills in. Typed values stay, and values of an earlier reading are
 * replaced. A default vintage is cleared if the label shows no vintage, so that nobody saves the
 * default by mistake.
 */
export function fillFromReading(filling: FillInput): FilledValues {
  const { values, initial, filled, reading } = filling;
  const taken: FilledValues = {};
  const said: Readonly<Partial<Record<FormField, string | number | null>>> = {
    ...reading,
    nonVintage: reading.nonVintage ? ON : null,
  };
  for (const field of FORM_FIELDS) {
    const read = said[field] ?? null;
    const typed = values[field] !== initial[field] && values[field] !== filled[field];
    if (read !== null && !typed) taken[field] = String(read).trim();
  }
  const isDefault = filling.hasDefaultVintage === true && values.vintage === initial.vintage;
  const isNonVintage = reading.nonVintage || values.nonVintage === ON;
  if (isDefault && filled.vintage === undefined && reading.vintage === null && !isNonVintage) {
    taken.vintage = "";
  }
  return taken;
}
