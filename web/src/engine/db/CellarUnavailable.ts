/**
 * Why a local store does not open: a build of long ago wrote it, the device has no room left, or the
 * browser refuses.
 */
export type ClosedReason = "too old" | "full" | "refused";

/**
 * A person's local store cannot be opened right now, and may open later: nothing in it was touched
 * (rule D1). The cause is what the browser said.
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

/** A build wrote the store from which this one has no upgrade. */
export class StoreTooOld extends Error {
  override readonly name = "StoreTooOld";
}

/** The tables of a store are keyed otherwise than this build ever keyed them. */
export class StrangeKeys extends Error {
  override readonly name = "StrangeKeys";
}

/** What the browser, or Dexie for it, calls a store whose content is not what was once written. */
const DAMAGE = new Set([
  "StrangeKeys",
  // Dexie, of a table whose key would have to change.
  "UpgradeError",
  "DataError",
  // Chromium, of a value whose file is gone.
  "NotReadableError",
]);

/** Whether an error tells of damage, which waiting does not mend; any other may pass (rule D1). */
export function isDamage(error: unknown): boolean {
  return namesOf(error).some((name) => DAMAGE.has(name));
}

/** What an error is called, and what Dexie was told. */
function namesOf(error: unknown): string[] {
  if (typeof error !== "object" || error === null) return [];
  const name = "name" in error && typeof error.name === "string" ? [error.name] : [];
  return [...name, ...("inner" in error ? namesOf(error.inner) : [])];
}
