import { type Wine, WINE_ADDITIONS } from "../records/wine.ts";

/** A UUID that ends in `n`, so that ids in tests are readable. */
export function id(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
}

export function aWine(values: Partial<Wine> = {}): Wine {
  return {
    name: "Barolo Cannubi",
    producer: "Brezza",
    vintage: 2016,
    quantity: 6,
    type: "Red Wine",
    varietal: "Nebbiolo",
    country: "Italy",
    region: "Piedmont",
    notes: null,
    photoUrl: null,
    ...WINE_ADDITIONS,
    id: id(1),
    userId: id(170),
    bottleId: id(1001),
    isArchived: false,
    ...values,
  };
}
