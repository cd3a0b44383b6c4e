import type { Sort, SortedBy } from "../view/sorts.ts";

const LABELS: Readonly<Record<SortedBy, readonly [forward: string, reversed: string]>> = {
  name: ["Name, A to Z", "Name, Z to A"],
  producer: ["Producer, A to Z", "Producer, Z to A"],
  vintage: ["Vintage, oldest first", "Vintage, newest first"],
  added: ["Added, oldest first", "Added, newest first"],
  window: ["Drinking window, first to end", "Drinking window, last to end"],
  place: ["Place, A to Z", "Place, Z to A"],
  price: ["Price, lowest first", "Price, highest first"],
};

export function sortLabel({ by, isReversed }: Sort): string {
  return LABELS[by][isReversed ? 1 : 0];
}
