/** Notes the lot of a wine that the person has used on this device, until they sign out. */
export function noteLotUsed(userId: string, wineId: string, lotId: string): void {
  try {
    localStorage.setItem(nameOf(userId, wineId), lotId);
  } catch {
    // A full localStorage costs no more than a tap on "Another".
  }
}

/** The lot of a wine that the person used last on this device; `undefined` where none is known. */
export function lotUsedLast(userId: string, wineId: string): string | undefined {
  return localStorage.getItem(nameOf(userId, wineId)) ?? undefined;
}

/** Removes what was noted of a person from this device. */
export function forgetLotsUsed(userId: string): void {
  const mine = Object.keys(localStorage).filter((name) => name.startsWith(nameOf(userId, "")));
  for (const name of mine) localStorage.removeItem(name);
}

function nameOf(userId: string, wineId: string): string {
  return `wine-cellar-lot-${userId}-${wineId}`;
}
