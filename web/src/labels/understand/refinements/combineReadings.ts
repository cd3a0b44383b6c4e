import { CONFIDENT_FROM, type LabelFields, type ReadValue } from "../fields/LabelFields.ts";

/**
 * Combines two readings of one photo: each field gets the more confident value. Name and producer
 * stay from the first reading, unless they are missing in the first reading or confident in the
 * second. Name and producer depend on the arrangement of words, and a closer crop loses parts of
 * large letters.
 */
export function combineReadings(first: LabelFields, second: LabelFields): LabelFields {
  return {
    name: firstUnlessConfident(first.name, second.name),
    producer: firstUnlessConfident(first.producer, second.producer),
    vintage: surer(first.vintage, second.vintage),
    type: surer(first.type, second.type),
    varietal: surer(first.varietal, second.varietal),
    country: surer(first.country, second.country),
    region: surer(first.region, second.region),
  };
}

function surer<T>(first: ReadValue<T> | null, second: ReadValue<T> | null): ReadValue<T> | null {
  if (!first || !second) return first ?? second;
  return second.confidence > first.confidence ? second : first;
}

function firstUnlessConfident<T>(
  first: ReadValue<T> | null,
  second: ReadValue<T> | null,
): ReadValue<T> | null {
  const isConfident = second !== null && second.confidence >= CONFIDENT_FROM;
  return first && !isConfident ? first : surer(first, second);
}
