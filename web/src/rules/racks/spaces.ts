import type { Lot, Place } from "sync-protocol";
import { hasSpace, spaceCalled, rackOf } from "./rack.ts";

type LotPosition = Pick<Lot, "position" | "bottles">;

/**
 * The spaces in a position such as "B3, b4", at most one per bottle. If a lot has fewer bottles
 * than its position has spaces, the last spaces are free.
 */
export function spacesOf({ position, bottles }: LotPosition): string[] {
  const names = namesIn(position).filter((name) => spaceCalled(name) !== undefined);
  return [...new Set(names)].slice(0, bottles);
}

/**
 * The spaces of a lot with several spaces in its rack, one bottle each; empty for any other lot.
 */
export function severalSpaces(lot: LotPosition, place: Place | undefined): readonly string[] {
  const spaces = isOfSpaces(lot.position, place) ? spacesOf(lot) : [];
  return spaces.length > 1 && spaces.length === lot.bottles ? spaces : [];
}

/**
 * A position in words. If the position names only spaces of the lot's rack, shows the spaces that
 * have a bottle now. Other text is unchanged, because "R1 C2" can mean a row and a column.
 */
export function positionInWords(
  { position, bottles }: LotPosition,
  place: Place | undefined,
): string | null {
  if (!isOfSpaces(position, place)) return position;
  return spacesOf({ position, bottles: Math.max(bottles, 1) }).join(", ");
}

/** Whether a position names only spaces of a rack with a known size. */
function isOfSpaces(position: string | null, place: Place | undefined): boolean {
  const rack = place && rackOf(place);
  const names = namesIn(position);
  return rack !== undefined && names.length > 0 && names.every((name) => hasSpace(rack, name));
}

function namesIn(position: string | null): readonly string[] {
  const names = (position ?? "").toUpperCase().split(/[\s,;]+/);
  return names.filter((name) => name !== "");
}

/** A position with ranges: "B1, B2, B3, D4" becomes "B1–B3, D4". */
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
