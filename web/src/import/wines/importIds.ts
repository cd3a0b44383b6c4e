import { v5 } from "uuid";

/** Namespace of all ids derived from files. Must never change, because the ids would change. */
const NAMESPACE = "6f3a1c52-7d0e-4b7e-9a55-1c0f2f5c8d10";

export function importedId(...names: readonly string[]): string {
  return v5(JSON.stringify(names), NAMESPACE);
}
