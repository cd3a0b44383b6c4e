import { v5 } from "uuid";

/** The namespace of all ids that follow from a file. Never changed: ids would change with it. */
const NAMESPACE = "6f3a1c52-7d0e-4b7e-9a55-1c0f2f5c8d10";

/** The id that follows from what names something elsewhere: always the same from the same file. */
export function importedId(...names: readonly string[]): string {
  return v5(JSON.stringify(names), NAMESPACE);
}
