import type { CellarWine } from "./cellarView.ts";

/** What Quick Stats count. */
export interface CellarStats {
  readonly bottles: number;
  readonly types: number;
  readonly regions: number;
}

/**
 * Makes counts: the bottles of these wines, and their distinct types and regions. Archived wines
 * don't count, as they don't in the collection's own summary. A list in which few wines changed
 * since the one before costs no more than those.
 */
export function cellarCounter(): (wines: readonly CellarWine[]) => CellarStats {
  let counted: readonly CellarWine[] = [];
  let bottles = 0;
  const types = new Map<string, number>();
  const regions = new Map<string, number>();

  const count = ({ isArchived, quantity, type, region }: CellarWine, times: 1 | -1) => {
    if (isArchived) return;
    bottles += times * quantity;
    add(types, type, times);
    add(regions, region, times);
  };
  return (wines) => {
    const length = Math.max(wines.length, counted.length);
    for (let place = 0; place < length; place += 1) {
      const [before, after] = [counted[place], wines[place]];
      if (before === after) continue;
      if (before) count(before, -1);
      if (after) count(after, 1);
    }
    counted = wines;
    return { bottles, types: types.size, regions: regions.size };
  };
}

function add(counts: Map<string, number>, key: string, times: 1 | -1): void {
  const sum = (counts.get(key) ?? 0) + times;
  if (sum === 0) counts.delete(key);
  else counts.set(key, sum);
}
