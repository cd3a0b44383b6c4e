import type { LabelFields, ReadValue } from "../fields/LabelFields.ts";

/**
 * Adds the reading of the back label. The back label fills empty fields, replaces less confident
 * values and confirms equal values. The front label's name and producer stay, because a back label
 * is mostly prose.
 */
export function addSecondPhoto(front: LabelFields, back: LabelFields): LabelFields {
  const vintage = surer(front.vintage, back.vintage);
  const isNonVintage = front.isNonVintage ?? back.isNonVintage;
  return {
    ...(!vintage && isNonVintage && { isNonVintage }),
    name: front.name ?? back.name,
    producer: front.producer ?? back.producer,
    vintage,
    type: surer(front.type, back.type),
    varietal: surer(front.varietal, back.varietal),
    country: surer(front.country, back.country),
    region: surer(front.region, back.region),
  };
}

function surer<T>(front: ReadValue<T> | null, back: ReadValue<T> | null): ReadValue<T> | null {
  if (!front || !back) return front ?? back;
  if (front.value === back.value) {
    const doubt = (1 - front.confidence) * (1 - back.confidence);
    return { value: front.value, confidence: 1 - doubt };
  }
  return back.confidence > front.confidence ? back : front;
}
