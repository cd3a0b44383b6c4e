import { CONFIDENT_FROM, type LabelFields, type Read } from "./LabelFields.ts";

/**
 * What two readings of one photo say: of each field the surer. Name and producer are the first
 * reading's unless the second is confident of them: they are judged by how their words stand
 * together, and a closer cut loses ends of large letters.
 */
export function surerOfTwo(first: LabelFields, second: LabelFields): LabelFields {
  return {
    name: surer(first.name, confidentIn(second.name)),
    producer: surer(first.producer, confidentIn(second.producer)),
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

function confidentIn<T>(read: Read<T> | null): Read<T> | null {
  return read && read.confidence >= CONFIDENT_FROM ? read : null;
}
