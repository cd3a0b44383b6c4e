import { isSwept, keptWineOf } from "sync-protocol";
import type { CellarDatabase } from "./CellarDatabase.ts";

/** The ids of the wines that were removed too long ago to come back, which stay taken (rule W13). */
export async function readSweptIds({ wines }: CellarDatabase): Promise<ReadonlySet<string>> {
  return new Set(
    await wines.filter((row) => row.deleted && isSwept(keptWineOf(row))).primaryKeys(),
  );
}
