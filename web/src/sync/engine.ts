/** Asks for a drain now; never awaited. */
export function syncNow(): void {}
