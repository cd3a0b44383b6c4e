import { v5 } from "uuid";

/** All ids derived from files depend on this value, so this value must never change. */
const NAMESPACE = "6f3a1c52-7d0e-4b7e-9a55-1c0f2f5c8d10";

export function importedId(...names: readonly string[]): string {
  return v5(JSON.stringify(names), NAMESPACE);
}
