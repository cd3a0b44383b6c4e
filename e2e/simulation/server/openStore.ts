import { memoryCellar } from "../../../api/test/store/memoryCellar.ts";
import { memoryObjects } from "../../../api/test/store/memoryObjects.ts";
import { openDatabase } from "../../../api/src/store/sqlite/openDatabase.ts";
import { sqliteSql } from "../../../api/src/store/sqlite/sqliteSql.ts";
import { accountStore } from "../../../api/src/store/accounts/accountStore.ts";
import { sqliteCellar } from "../../../api/src/store/sqlite/sqliteCellar.ts";
import type { CellarStore } from "../../../api/src/cellar/ports/cellar.ts";
import type { ObjectStore } from "../../../api/src/cellar/ports/objects.ts";
import { eventsIn, winesIn } from "../../../api/test/store/contract/visitor.ts";
import { objectStore } from "../../../api/src/store/accounts/objectStore.ts";
import { openEmptied } from "./postgresStore.ts";

export const STORE_KINDS = ["memory", "sqlite"] as const;

/** A kind of store. PostgreSQL works in real time, so the order of calls can differ between runs. */
export type StoreKind = (typeof STORE_KINDS)[number] | "postgres";

export interface OpenStore {
  readonly store: CellarStore;
  readonly objects: ObjectStore;
  readonly close: () => void;
  /**
   * Makes new writes to the disk fail. With `undefined` as the fault, writes succeed again. A store
   * without a disk lacks this function.
   */
  readonly failDisk: ((fault: DiskFault | undefined) => void) | undefined;
}

export type DiskFault = "full" | "commit fails";

export async function openStore(
  kind: StoreKind,
  { persons, epoch }: { persons: readonly string[]; epoch: string },
): Promise<OpenStore> {
  if (kind === "memory") {
    const isShown = async (userId: string, path: string) => {
      const wines = await winesIn(store, userId, { includeArchived: true });
      const showing = [...wines, ...(await eventsIn(store, userId))];
      return showing.some(({ photoUrl }) => photoUrl === path);
    };
    const { objects, isOwn, noteShown } = memoryObjects(isShown);
    const store = memoryCellar({ epoch, photoKnown: isOwn, onShown: noteShown });
    return { store, objects, close: () => undefined, failDisk: undefined };
  }
  if (kind === "postgres") {
    const emptied = await openEmptied(persons, epoch);
    return { ...emptied, close: () => undefined, failDisk: undefined };
  }
  const database = openDatabase(":memory:");
  database.prepare("UPDATE meta SET value = ? WHERE key = 'epoch'").run(epoch);
  const accounts = accountStore(sqliteSql(database));
  for (const id of persons)
    await accounts.create({ id, email: id, passwordHash: "", unconfirmedSince: null }, 0);
  return {
    store: sqliteCellar(database),
    objects: objectStore(sqliteSql(database)),
    close: () => database.close(),
    failDisk(fault) {
      const pages = Number(database.pragma("page_count", { simple: true }));
      if (fault === undefined) database.exec(MEND_DISK);
      else database.exec(fault === "full" ? fillDisk(pages) : FAIL_COMMITS);
    },
  };
}

/** SQL that makes each new result need more space than the file may use. */
function fillDisk(pages: number): string {
  return `
    CREATE TABLE unkept (bytes BLOB);
    CREATE TRIGGER disk_fails AFTER INSERT ON results
      BEGIN INSERT INTO unkept VALUES (zeroblob(1000000)); END;
    PRAGMA max_page_count = ${String(pages + 2)};`;
}

/** A deferred constraint that each new result violates at the commit. */
const FAIL_COMMITS = `
  CREATE TABLE unkept (person TEXT REFERENCES users (id) DEFERRABLE INITIALLY DEFERRED);
  CREATE TRIGGER disk_fails AFTER INSERT ON results
    BEGIN INSERT INTO unkept VALUES ('nobody'); END;`;

const MEND_DISK = `
  PRAGMA max_page_count = 1000000;
  DROP TRIGGER disk_fails;
  DROP TABLE unkept;`;
