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
  /** Lets every commit of something new fail, or no more; `undefined` where nothing is committed. */
  readonly fillDisk: ((isFull: boolean) => void) | undefined;
}

/** Opens an empty store of the product's own, in which these persons have accounts. */
export async function openStore(
  kind: StoreKind,
  { persons, epoch }: { persons: readonly string[]; epoch: string },
): Promise<OpenStore> {
  if (kind === "memory") {
    const store = memoryCellar({ epoch, photoKnown: () => false });
    return { store, close: () => undefined, fillDisk: undefined };
  }
  const database = openDatabase(":memory:");
  database.prepare("UPDATE meta SET value = ? WHERE key = 'epoch'").run(epoch);
  const accounts = sqliteAccounts(database);
  for (const id of persons) await accounts.create({ id, email: id, passwordHash: "" }, 0);
  return {
    store: sqliteCellar(database),
    close: () => database.close(),
    fillDisk: (isFull) => database.exec(isFull ? FILL_DISK : FREE_DISK),
  };
}

/** A debt that every new result runs up and that falls due when it is committed. */
const FILL_DISK = `
  CREATE TABLE unkept (person TEXT REFERENCES users (id) DEFERRABLE INITIALLY DEFERRED);
  CREATE TRIGGER disk_is_full AFTER INSERT ON results
    BEGIN INSERT INTO unkept VALUES ('nobody'); END;`;

const FREE_DISK = "DROP TRIGGER disk_is_full; DROP TABLE unkept;";
