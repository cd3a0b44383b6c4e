import { CONFIDENT_FROM, type LabelFields, type ReadValue } from "../fields/LabelFields.ts";

/**
 * Combines two readings of one photo: each field has the more confident value. Name and producer
 * are taken from the first reading, unless they are missing there or confident in the second. They
 * depend on how the words are arranged, and a closer crop loses parts of large letters.
 */
export function surerOfTwo(first: LabelFields, second: LabelFields): LabelFields {
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
