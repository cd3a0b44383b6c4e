import type { Lot, Place } from "sync-protocol";
import { hasHole, holeCalled, rackOf } from "./rack.ts";

type Lying = Pick<Lot, "position" | "bottles">;

/**
 * The holes that a position names, "B3, b4": no more than there are bottles. So who takes a bottle of the
 * lot and says no hole leaves the last-named one free, and one that is put in fills the next of them.
 */
export function holesOf({ position, bottles }: Lying): string[] {
  const names = namesIn(position).filter((name) => holeCalled(name) !== undefined);
  return [...new Set(names)].slice(0, bottles);
}

/** The holes of a lot whose bottles lie in several of its rack, each in one; none of any other lot. */
export function severalHoles(lot: Lying, place: Place | undefined): readonly string[] {
  const holes = isOfHoles(lot.position, place) ? holesOf(lot) : [];
  return holes.length > 1 && holes.length === lot.bottles ? holes : [];
}

/**
 * A position as people read it: of one that names nothing but holes of the rack in which the lot lies, those that
 * have a bottle by now. Any other stands as it was written, as "R1 C2" may tell a row and a column.
 */
export function positionInWords(
  { position, bottles }: Lying,
  place: Place | undefined,
): string | null {
  if (!isOfHoles(position, place)) return position;
  return holesOf({ position, bottles: Math.max(bottles, 1) }).join(", ");
}

/** Whether a position names holes of a rack whose size is known, and nothing else. */
function isOfHoles(position: string | null, place: Place | undefined): boolean {
  const rack = place && rackOf(place);
  const names = namesIn(position);
  return rack !== undefined && names.length > 0 && names.every((name) => hasHole(rack, name));
}

function namesIn(position: string | null): readonly string[] {
  const names = (position ?? "").toUpperCase().split(/[\s,;]+/);
  return names.filter((name) => name !== "");
}

/** A position with its neighbours drawn together: "B1, B2, B3, D4" is "B1–B3, D4". */
export function withRanges(position: string): string {
  const runs: { readonly row: string; readonly from: number; to: number }[] = [];
  const words: string[] = [];
  for (const name of position.split(", ")) {
    const [, row, digits] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
    const run = runs.at(-1);
    const column = Number(digits);
    if (row !== undefined && run?.row === row && column === run.to + 1) {
      run.to = column;
      words[words.length - 1] = `${row}${String(run.from)}–${name}`;
    } else {
      runs.push({ row: row ?? "", from: column, to: column });
      words.push(name);
    }
  }
  return words.join(", ");
}
