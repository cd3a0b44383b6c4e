import type { LabelReading } from "sync-protocol";
import type { LabelFields } from "../../../labels/index.ts";
import { FORM_FIELDS, type FormField, ON, type WineFormValues } from "../formValues.ts";

/** What a label said; `fields` tells how sure each part is, where this device read it. */
export interface ReadLabel {
  readonly reading: LabelReading;
  readonly fields?: LabelFields;
  /** The same before what the person corrected on earlier labels. */
  readonly unhinted?: LabelFields;
  /** The labels of the bottles to the right of it in the same photo. */
  readonly others?: readonly LabelFields[];
}

/** The values that a label gave the form. */
export type FilledValues = Partial<Record<FormField, string>>;

/** What decides which fields a label may fill. */
export interface Filling {
  readonly values: WineFormValues;
  /** What the form held when it was opened. */
  readonly initial: WineFormValues;
  /** What earlier readings put there. */
  readonly filled: FilledValues;
  readonly reading: LabelReading;
  /** The vintage is still the one that an empty form begins with. */
  readonly hasDefaultVintage?: boolean;
}

/**
 * The fields that a reading fills: those it could read, of which the person has typed nothing.
 * What an earlier reading filled counts as not typed, so that a better photo corrects it. A default
 * vintage goes where none was read: nobody may save this year unseen.
 */
export function fillFromReading(filling: Filling): FilledValues {
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
