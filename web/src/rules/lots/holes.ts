import type { Lot } from "sync-protocol";

const HOLE = /^[A-Z]{1,2}[1-9]\d{0,2}(?:\/[2-9])?$/;

type Lying = Pick<Lot, "position" | "bottles">;

/**
 * The holes that a position names, "B3, b4": no more than there are bottles. So who takes a bottle of the
 * lot and says no hole leaves the last-named one free, and one that is put in fills the next of them.
 */
export function holesOf({ position, bottles }: Lying): string[] {
  const names = namesIn(position);
  return [...new Set(names.filter(isHole))].slice(0, bottles);
}

/** The holes of a lot whose bottles lie in several, each in one; none of any other lot. */
export function severalHoles(lot: Lying): readonly string[] {
  const holes = holesOf(lot);
  return holes.length > 1 && holes.length === lot.bottles ? holes : [];
}

/** A position as people read it: of one that names nothing but holes, those in which bottles lie by now. */
export function positionInWords({ position, bottles }: Lying): string | null {
  if (!namesIn(position).every(isHole)) return position;
  const holes = holesOf({ position, bottles: Math.max(bottles, 1) });
  return holes.length === 0 ? position : holes.join(", ");
}

function namesIn(position: string | null): readonly string[] {
  const names = (position ?? "").toUpperCase().split(/[\s,;]+/);
  return names.filter((name) => name !== "");
}

function isHole(name: string): boolean {
  return HOLE.test(name);
}
