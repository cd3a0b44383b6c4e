import type { TextLine } from "./TextLine.ts";

/**
 * Minimum gap between the lines of two bottles, as a share of the photo's width. Lines with a
 * smaller gap are on one bottle.
 */
const GAP_MIN = 0.04;

/** Minimum lines of a label. Fewer lines are part of another label. */
const LINES_MIN = 3;

/**
 * Minimum vertical overlap of two labels that are side by side, as a share of the shorter label's
 * height. With less, the photo shows one bottle.
 */
const BESIDE_MIN = 0.5;

/**
 * Maximum ratio between the heights of two labels' largest letters. With a larger ratio, the photo
 * shows one bottle.
 */
const TALLER_MAX = 3;

/**
 * The lines of each bottle, from left to right. No line crosses the gap between two bottles.
 * Returns one group for a photo of one bottle or of none.
 */
export function bottlesIn(lines: readonly TextLine[]): readonly (readonly TextLine[])[] {
  const groups = partedByGaps(lines);
  return groups.length > 1 && groups.every((group) => isLabel(group, groups)) ? groups : [lines];
}

function partedByGaps(lines: readonly TextLine[]): TextLine[][] {
  const groups: TextLine[][] = [];
  let reached = -Infinity;
  for (const line of [...lines].sort((a, b) => leftOf(a) - leftOf(b))) {
    const group = groups.at(-1);
    if (group && leftOf(line) - reached < GAP_MIN) group.push(line);
    else groups.push([line]);
    reached = Math.max(reached, line.x + line.width / 2);
  }
  return groups;
}

const leftOf = ({ x, width }: TextLine): number => x - width / 2;

function isLabel(group: readonly TextLine[], groups: readonly (readonly TextLine[])[]): boolean {
  const own = extentOf(group);
  return (
    group.length >= LINES_MIN &&
    groups.map(extentOf).every((other) => {
      const shared = Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top);
      const shorter = Math.min(own.bottom - own.top, other.bottom - other.top);
      return shared >= BESIDE_MIN * shorter && own.tallest <= TALLER_MAX * other.tallest;
    })
  );
}

function extentOf(group: readonly TextLine[]) {
  return {
    top: Math.min(...group.map(({ y, height }) => y - height / 2)),
    bottom: Math.max(...group.map(({ y, height }) => y + height / 2)),
    tallest: Math.max(...group.map(({ height }) => height)),
  };
}
