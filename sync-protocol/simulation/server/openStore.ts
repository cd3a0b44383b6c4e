import { memoryCellar } from "../../../api/src/store/memoryCellar.ts";
import { openDatabase } from "../../../api/src/store/openDatabase.ts";
import { sqliteAccounts } from "../../../api/src/store/accounts.ts";
import { sqliteCellar } from "../../../api/src/store/sqliteCellar.ts";
import type { CellarStore } from "../../../api/src/cellar/ports.ts";

/** The stores that the server can stand on. */
export const STORE_KINDS = ["memory", "sqlite"] as const;

export type StoreKind = (typeof STORE_KINDS)[number];

/** An empty store, and how to let go of it. */
export interface OpenStore {
  readonly store: CellarStore;
  readonly close: () => void;
}

/** Opens an empty store of the product's own, in which these persons have accounts. */
export async function openStore(
  kind: StoreKind,
  { persons, epoch }: { persons: readonly string[]; epoch: string },
): Promise<OpenStore> {
  if (kind === "memory") {
    return { store: memoryCellar({ epoch, photoKnown: () => false }), close: () => undefined };
  }
  const database = openDatabase(":memory:");
  database.prepare("UPDATE meta SET value = ? WHERE key = 'epoch'").run(epoch);
  const accounts = sqliteAccounts(database);
  for (const id of persons) await accounts.create({ id, email: id, passwordHash: "" }, 0);
  return { store: sqliteCellar(database), close: () => database.close() };
}
