import { type DBCore, type DBCoreTransaction, Dexie, type Middleware } from "dexie";

/**
 * Makes a write fail as soon as its transaction is aborted. At the quota Chromium aborts the
 * transaction and may never settle the request, on which Dexie would wait for ever, and with it
 * whoever holds a lock meanwhile.
 */
export const endWithTransaction: Middleware<DBCore> = {
  stack: "dbcore",
  name: "endWithTransaction",
  create: (down) => ({
    ...down,
    table: (name) => {
      const table = down.table(name);
      return { ...table, mutate: (request) => endingWith(request.trans, table.mutate(request)) };
    },
  }),
};

function endingWith<T>(transaction: DBCoreTransaction, request: Promise<T>): Promise<T> {
  if (!isHeard(transaction)) return request;
  return new Dexie.Promise<T>((resolve, reject) => {
    const fail = () => {
      reject(new Dexie.AbortError("The transaction was aborted"));
    };
    transaction.addEventListener("abort", fail);
    request.then(resolve, reject).finally(() => {
      transaction.removeEventListener("abort", fail);
    });
  });
}

/** Dexie's type of a transaction hides that it is the browser's own. */
function isHeard(
  transaction: DBCoreTransaction,
): transaction is DBCoreTransaction &
  Pick<EventTarget, "addEventListener" | "removeEventListener"> {
  return "addEventListener" in transaction;
}
