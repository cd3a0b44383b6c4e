import { type DBCore, type DBCoreTransaction, Dexie } from "dexie";
import { forceCloseDatabase } from "fake-indexeddb";
import type { CellarDatabase } from "../../../web/src/engine/db/CellarDatabase.ts";

/** Faults that a browser can cause while a page uses the local store. */
export const STORE_FAULTS = ["death", "quota", "closed"] as const;

export type StoreFault = (typeof STORE_FAULTS)[number];

export interface ArmedStoreFault {
  readonly kind: StoreFault;
  after: number;
}

/** Level of the Dexie middleware: below all other middleware, next to the browser's store. */
const NEAREST_TO_THE_BROWSER = -10;

export interface StoreFaultHooks {
  /** Returns the fault that happens now, if any. Only a write can exceed the quota. */
  readonly nextFault: (access: "read" | "write") => StoreFault | undefined;
  readonly isDead: () => boolean;
  /** Called when a transaction starts. `ended` is called when the transaction ends. */
  readonly began: (mode: IDBTransactionMode) => void;
  readonly ended: () => void;
}

/**
 * Allows faults at any store request of a page. `death`: the page ends and loses uncommitted work.
 * `quota`: the transaction aborts and the request never settles. `closed`: the connection is lost.
 */
export function injectFaults(
  cellar: CellarDatabase,
  { nextFault, isDead, began, ended }: StoreFaultHooks,
): void {
  const meet = <T>(
    trans: DBCoreTransaction,
    request: () => Promise<T>,
    access: "read" | "write" = "read",
  ): Promise<T> => {
    if (isDead()) return never();
    switch (nextFault(access)) {
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

export function never<T>(): Promise<T> {
  return new Promise<T>(() => undefined);
}

/** Closes the connection from the browser's side, as when a browser loses the store. */
export function closeUnder(cellar: CellarDatabase): void {
  if (cellar.isOpen()) forceCloseDatabase(cellar.backendDB() as never);
}
