export type ClosedReason = "too old" | "full" | "refused";

/**
 * Error for a local store that cannot be opened now, but perhaps later. Its contents are unchanged
 * [D1: unavailable store]. `cause` is the browser's error.
 */
export class CellarUnavailable extends Error {
  override readonly name = "CellarUnavailable";
  readonly reason: ClosedReason;

  constructor(cause: unknown) {
    super("The local store cannot be opened right now", { cause });
    const names = namesOf(cause);
    if (names.includes("StoreTooOld")) this.reason = "too old";
    else this.reason = names.includes("QuotaExceededError") ? "full" : "refused";
  }
}

export class StoreTooOld extends Error {
  override readonly name = "StoreTooOld";
}

export class StrangeKeys extends Error {
  override readonly name = "StrangeKeys";
}

const DAMAGE = new Set([
  "StrangeKeys",
  // Dexie's error if the primary key of a stored table differs from ours.
  "UpgradeError",
  "DataError",
  // Chromium's error if the file in which it stored a value is missing.
  "NotReadableError",
]);

/**
 * Whether an error means a damaged store, which a retry cannot open. Any other error may be
 * temporary [D1: unavailable store].
 */
export function isDamage(error: unknown): boolean {
  return namesOf(error).some((name) => DAMAGE.has(name));
}

function namesOf(error: unknown): string[] {
  if (typeof error !== "object" || error === null) return [];
  const name = "name" in error && typeof error.name === "string" ? [error.name] : [];
  return [...name, ...("inner" in error ? namesOf(error.inner) : [])];
}
