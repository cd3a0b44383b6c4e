import type { Database } from "./openDatabase.ts";

interface Waiting {
  /** Runs within the group's transaction; the returned function tells whoever waits. */
  readonly run: () => () => void;
  readonly fail: (cause: unknown) => void;
}

/**
 * Commits the steps that arrive in one turn of the event loop in one transaction, so that writers
 * who wait together wait for the disk once. Each is answered after the commit.
 *
 * Every step stays whole behind a savepoint of its own: one that throws is undone and fails alone.
 */
export function groupCommit(database: Database): <T>(step: () => T) => Promise<T> {
  let waiting: Waiting[] = [];

  const runAll = database.transaction((group: readonly Waiting[]) =>
    group.map((member) => member.run()),
  );

  function commit(): void {
    const group = waiting;
    waiting = [];
    try {
      for (const answer of runAll.immediate(group)) answer();
    } catch (cause) {
      for (const member of group) member.fail(cause);
    }
  }

  return (step) =>
    new Promise((resolve, reject) => {
      const fail = (cause: unknown) => {
        reject(cause instanceof Error ? cause : new Error("A write failed", { cause }));
      };
      const run = () => {
        try {
          const result = database.transaction(step)();
          return () => {
            resolve(result);
          };
        } catch (cause) {
          // A full disk ends the whole transaction, and with it every step before this one.
          if (!database.inTransaction) throw cause;
          return () => {
            fail(cause);
          };
        }
      };
      waiting.push({ run, fail });
      if (waiting.length === 1) setImmediate(commit);
    });
}
