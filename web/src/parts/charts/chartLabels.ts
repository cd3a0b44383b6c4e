/** What a letter of a label takes at most. */
export const LETTER = 8;

/** How far apart the lines of labels are. */
const LINE = 15;

/** Moves labels that stand in one column apart, each as little as needed; the highest comes first. */
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

/** Where labels stand that follow each other in lines of a width. */
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
