import type { Place } from "sync-protocol";

/** A space in a rack, counted from 1: the first row is on top, the first layer in front. */
export interface Space {
  readonly row: number;
  readonly column: number;
  readonly layer: number;
}

export interface Rack {
  readonly rows: number;
  readonly columns: number;
  readonly depth: number;
}

/** The size of a rack; `undefined` for other places, or if the size is unknown. */
export function rackOf({ kind, rows, columns, depth }: Place): Rack | undefined {
  if (kind !== "rack" || rows === null || columns === null) return undefined;
  return { rows, columns, depth: depth ?? 1 };
}

const LETTERS = 26;

/** Name of a space: "B3", and "B3/2" for deeper layers. The positions of lots use these names. */
export function spaceName({ row, column, layer }: Space): string {
  const behind = layer > 1 ? `/${String(layer)}` : "";
  return rowLetters(row) + String(column) + behind;
}

function rowLetters(row: number): string {
  const last = String.fromCodePoint("A".charCodeAt(0) + ((row - 1) % LETTERS));
  return row > LETTERS ? rowLetters(Math.floor((row - 1) / LETTERS)) + last : last;
}

const NAME = /^([A-Z]{1,2})([1-9]\d{0,2})(?:\/([2-9]))?$/;

/** Parses the name of a space, in capitals; `undefined` if the text is not the name of a space. */
export function spaceCalled(name: string): Space | undefined {
  const [, letters, column, layer = "1"] = NAME.exec(name) ?? [];
  if (letters === undefined || column === undefined) return undefined;
  return { row: rowOf(letters), column: Number(column), layer: Number(layer) };
}

function rowOf(letters: string): number {
  return Array.from(letters).reduce((row, letter) => {
    return row * LETTERS + letter.charCodeAt(0) - "A".charCodeAt(0) + 1;
  }, 0);
}

export function hasSpace({ rows, columns, depth }: Rack, name: string): boolean {
  const space = spaceCalled(name);
  return (
    space !== undefined && space.row <= rows && space.column <= columns && space.layer <= depth
  );
}
