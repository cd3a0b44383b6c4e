/** Maximum width of a letter in a label, px. */
export const LETTER = 8;

/** Distance between the lines of labels, px. */
const LINE = 15;

/**
 * Moves overlapping labels in a column apart, each by the smallest distance. `labels` is sorted
 * from the top.
 */
export function spread<Label extends { readonly y: number }>(
  labels: readonly Label[],
  bottom: number,
): readonly Label[] {
  let least = -Infinity;
  const down = labels.map((label) => {
    const y = Math.max(label.y, least);
    least = y + LINE;
    return { ...label, y };
  });
  let most = bottom;
  return down
    .toReversed()
    .map((label) => {
      const y = Math.min(label.y, most);
      most = y - LINE;
      return { ...label, y };
    })
    .toReversed();
}

/** Positions of labels that are wrapped into lines of a given width. */
export function inLines<Label extends { readonly words: string }>(
  labels: readonly Label[],
  { width, gap }: { readonly width: number; readonly gap: number },
): readonly (Label & { readonly x: number; readonly line: number })[] {
  let [x, line] = [0, 0];
  return labels.map((label) => {
    const own = label.words.length * LETTER + gap;
    if (x > 0 && x + own - gap > width) [x, line] = [0, line + 1];
    const placed = { ...label, x, line };
    x += own;
    return placed;
  });
}
