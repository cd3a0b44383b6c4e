/**
 * A change that adds one bottle to one of these wines. With consecutive numbers, the wines are used
 * in turn.
 */
export function addingOne(wineIds: readonly string[], number: number) {
  const wineId = wineIds[number % wineIds.length] ?? "";
  return { kind: "add-bottles", wineId, quantity: 1 } as const;
}

export async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The current time in ms since 1970, more precise than `Date.now`. */
export function momentNow(): number {
  return performance.timeOrigin + performance.now();
}

export function newId(): string {
  return crypto.randomUUID();
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
