import { CONFIDENT_FROM, type LabelFields, type Read } from "../fields/LabelFields.ts";

/**
 * What two readings of one photo say: of each field the surer. Name and producer are the first
 * reading's unless it has none or the second is confident of them: they are judged by how their
 * words stand together, and a closer cut loses ends of large letters.
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

function surer<T>(first: Read<T> | null, second: Read<T> | null): Read<T> | null {
  if (!first || !second) return first ?? second;
  return second.confidence > first.confidence ? second : first;
}

function firstUnlessConfident<T>(first: Read<T> | null, second: Read<T> | null): Read<T> | null {
  const isConfident = second !== null && second.confidence >= CONFIDENT_FROM;
  return first && !isConfident ? first : surer(first, second);
}
