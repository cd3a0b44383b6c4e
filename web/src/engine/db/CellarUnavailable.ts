/**
 * Why a local store does not open: written by a very old build, no space left on the device, or
 * refused by the browser.
 */
export type ClosedReason = "too old" | "full" | "refused";

/**
 * A user's local store cannot be opened now, but may open later. Nothing in it was touched
 * [D1: unavailable store]. The cause is the browser's error.
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

/** The store was written by a build from which this one has no upgrade. */
export class StoreTooOld extends Error {
  override readonly name = "StoreTooOld";
}

/** The tables have keys that no build of ours ever used. */
export class StrangeKeys extends Error {
  override readonly name = "StrangeKeys";
}

/** Error names by which browsers and Dexie report corrupt content. */
const DAMAGE = new Set([
  "StrangeKeys",
  // Dexie: a table whose key would have to change.
  "UpgradeError",
  "DataError",
  // Chromium: a value whose file is gone.
  "NotReadableError",
]);

/**
 * Whether an error means damage, which waiting does not repair. Any other error may be temporary
 * [D1: unavailable store].
 */
export function isDamage(error: unknown): boolean {
  return namesOf(error).some((name) => DAMAGE.has(name));
}

/** Names of an error and of the errors inside it. */
function namesOf(error: unknown): string[] {
  if (typeof error !== "object" || error === null) return [];
  const name = "name" in error && typeof error.name === "string" ? [error.name] : [];
  return [...name, ...("inner" in error ? namesOf(error.inner) : [])];
}
