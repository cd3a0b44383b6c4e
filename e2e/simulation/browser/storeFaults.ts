import { type DBCore, type DBCoreTransaction, Dexie } from "dexie";
import { forceCloseDatabase } from "fake-indexeddb";
import type { CellarDatabase } from "../../../web/src/engine/db/CellarDatabase.ts";

/** What the browser can do to a page in the middle of its work with the local store. */
export const MISHAPS = ["death", "quota", "closed"] as const;

export type Mishap = (typeof MISHAPS)[number];

/** A mishap that waits for its moment. */
export interface ArmedMishap {
  readonly kind: Mishap;
  /** How many more requests to the store pass before it. */
  after: number;
}

/** Below everything that Dexie and the product put between themselves and the browser. */
const NEAREST_TO_THE_BROWSER = -10;

/** What befalls the store of one page. */
export interface StoreFate {
  /** Takes the mishap whose moment has come, if any; the quota is met by writes only. */
  readonly befall: (access: "read" | "write") => Mishap | undefined;
  readonly isDead: () => boolean;
  /** Told when a transaction begins, and when it has ended. */
  readonly began: (mode: IDBTransactionMode) => void;
  readonly ended: () => void;
}

/**
 * Lets mishaps befall a page at any request to its store, as browsers do: the page ends, and what
 * was not committed with it; the quota is reached, which aborts the transaction while the request
 * never settles; the connection is lost.
 */
export function exposeTo(
  cellar: CellarDatabase,
  { befall, isDead, began, ended }: StoreFate,
): void {
  const meet = <T>(
    trans: DBCoreTransaction,
    request: () => Promise<T>,
    access: "read" | "write" = "read",
  ): Promise<T> => {
    if (isDead()) return never();
    switch (befall(access)) {
      case "death":
      case "quota":
        trans.abort();
        return never();
      case "closed":
        trans.abort();
        closeUnder(cellar);
        return Promise.reject(new Dexie.UnknownError("Connection to the database was lost"));
      case undefined:
        return request();
    }
  };
  cellar.use({
    stack: "dbcore",
    name: "mishaps",
    level: NEAREST_TO_THE_BROWSER,
    create: (down): Partial<DBCore> => ({
      ...down,
      transaction: (...asked) => {
        const transaction = down.transaction(...asked);
        began(asked[1]);
        for (const end of ["complete", "abort"]) {
          (transaction as unknown as EventTarget).addEventListener(end, ended);
        }
        return transaction;
      },
      table: (name) => {
        const table = down.table(name);
        return {
          ...table,
          mutate: (request) => meet(request.trans, () => table.mutate(request), "write"),
          get: (request) => meet(request.trans, () => table.get(request)),
          getMany: (request) => meet(request.trans, () => table.getMany(request)),
          query: (request) => meet(request.trans, () => table.query(request)),
          openCursor: (request) => meet(request.trans, () => table.openCursor(request)),
          count: (request) => meet(request.trans, () => table.count(request)),
        };
      },
    }),
  });
}

/** A promise of something that has ended: nobody will ever hear of it. */
export function never<T>(): Promise<T> {
  return new Promise<T>(() => undefined);
}

/** Closes the connection as the browser does, not as the page does. */
export function closeUnder(cellar: CellarDatabase): void {
  if (cellar.isOpen()) forceCloseDatabase(cellar.backendDB() as never);
}
