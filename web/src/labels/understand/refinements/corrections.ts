import { WINE_TYPES } from "sync-protocol";
import type { LabelField, LabelFields, Read } from "../fields/LabelFields.ts";
import { lettersOf } from "../words/letters.ts";

/** A field that is read alike from the next label of the same house; a vintage is each bottle's own. */
export type CorrectedField = Exclude<LabelField, "vintage">;

/** What a person made of a value that was read from a label of a house. */
export interface Correction {
  readonly house: string;
  readonly field: CorrectedField;
  readonly read: string;
  readonly meant: string;
}

/** The fields that corrections are kept of. */
export const CORRECTED_FIELDS = [
  "producer",
  "name",
  "type",
  "varietal",
  "country",
  "region",
] as const satisfies readonly CorrectedField[];

/** Another house's label may be misread in the same way: the person is asked to look. */
const OTHER_HOUSE = 0.75;

/** The same house, and the same misreading. */
const SAME_HOUSE = 0.85;

/** What the person made of a reading that was saved as `saved`; nothing where no house is named. */
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

/** The reading as earlier corrections of the same house would have it; the latest counts. */
export function correctedReading(
  fields: LabelFields,
  corrections: readonly Correction[],
): LabelFields {
  const latest = corrections.toReversed();
  const producer = corrected(fields.producer, meantBy(latest, "producer"), OTHER_HOUSE);
  const house = lettersOf(producer?.value ?? "");
  const ofHouse = latest.filter((correction) => lettersOf(correction.house) === house);
  const text = (field: "name" | "varietal" | "country" | "region") =>
    corrected(fields[field], meantBy(ofHouse, field), SAME_HOUSE);
  return {
    ...fields,
    producer,
    name: text("name"),
    type: corrected(fields.type, (read) => typeNamed(meantBy(ofHouse, "type")(read)), SAME_HOUSE),
    varietal: text("varietal"),
    country: text("country"),
    region: text("region"),
  };
}

/** Looks up what was meant by a value that is read again, letter by letter. */
function meantBy(corrections: readonly Correction[], field: CorrectedField) {
  return (read: string) =>
    corrections.find((one) => one.field === field && lettersOf(one.read) === lettersOf(read))
      ?.meant;
}

const typeNamed = (text: string | undefined) => WINE_TYPES.find((type) => type === text);

function corrected<T extends string>(
  read: Read<T> | null,
  meant: (value: T) => T | undefined,
  confidence: number,
): Read<T> | null {
  const value = read && meant(read.value);
  return value ? { value, confidence } : read;
}
