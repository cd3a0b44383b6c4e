import { WINE_TYPES } from "sync-protocol";
import type { LabelField, LabelFields, ReadValue } from "../fields/LabelFields.ts";
import { lettersOf } from "../words/letters.ts";

/**
 * A field that can be corrected. The vintage cannot, because the producer's next label has another
 * vintage.
 */
export type CorrectedField = Exclude<LabelField, "vintage">;

export interface Correction {
  readonly house: string;
  readonly field: CorrectedField;
  readonly read: string;
  readonly meant: string;
}

export const CORRECTED_FIELDS = [
  "producer",
  "name",
  "type",
  "varietal",
  "country",
  "region",
] as const satisfies readonly CorrectedField[];

/**
 * Confidence of a corrected producer. Low, so that the user is asked to check, because the label may
 * be another producer's.
 */
const PRODUCER_CONFIDENCE = 0.75;

/** Confidence of any other corrected value. Such a value is from a label of the same producer. */
const VALUE_CONFIDENCE = 0.85;

/**
 * The differences between the values that were read and the values that the user saved. Empty if
 * the user saved no producer.
 */
export function correctionsOf(
  fields: LabelFields,
  saved: Readonly<Record<CorrectedField, string>>,
): readonly Correction[] {
  const house = saved.producer.trim();
  if (house === "") return [];
  return CORRECTED_FIELDS.flatMap((field) => {
    const read = fields[field]?.value;
    const meant = saved[field].trim();
    if (read === undefined || meant === "" || read === meant) return [];
    return [{ house, field, read, meant }];
  });
}

/**
 * Replaces values that the user has corrected before. A correction of the producer applies to every
 * label, and other corrections only to the same producer's labels. The latest correction has
 * priority.
 */
export function correctedReading(
  fields: LabelFields,
  corrections: readonly Correction[],
): LabelFields {
  const latest = corrections.toReversed();
  const producer = corrected(fields.producer, meantBy(latest, "producer"), PRODUCER_CONFIDENCE);
  const house = lettersOf(producer?.value ?? "");
  const ofHouse = latest.filter((correction) => lettersOf(correction.house) === house);
  const text = (field: "name" | "varietal" | "country" | "region") =>
    corrected(fields[field], meantBy(ofHouse, field), VALUE_CONFIDENCE);
  return {
    ...fields,
    producer,
    name: text("name"),
    type: corrected(
      fields.type,
      (read) => typeNamed(meantBy(ofHouse, "type")(read)),
      VALUE_CONFIDENCE,
    ),
    varietal: text("varietal"),
    country: text("country"),
    region: text("region"),
  };
}

/**
 * Returns a function that finds what the user meant by a value that was read before. Values are
 * compared by their letters and digits only.
 */
function meantBy(corrections: readonly Correction[], field: CorrectedField) {
  return (read: string) =>
    corrections.find((one) => one.field === field && lettersOf(one.read) === lettersOf(read))
      ?.meant;
}

const typeNamed = (text: string | undefined) => WINE_TYPES.find((type) => type === text);

function corrected<T extends string>(
  read: ReadValue<T> | null,
  meant: (value: T) => T | undefined,
  confidence: number,
): ReadValue<T> | null {
  const value = read && meant(read.value);
  return value ? { value, confidence } : read;
}
