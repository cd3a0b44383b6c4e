import { isDatabaseFailure } from "./isDatabaseFailure.ts";
import type { Database } from "./openDatabase.ts";

/** Longest run of steps before the rest yields to other work, in ms. */
const GROUP_MS = 10;

interface PendingStep {
  /** Runs within a transaction. The returned function then answers the caller. */
  readonly run: () => () => void;
  readonly fail: (cause: unknown) => void;
}

/**
 * Commits the steps of one turn of the event loop in one transaction, so that concurrent writers
 * wait for the disk once. Each is answered after the commit. A group ends after `groupMs`; the rest
 * follows after other work. A step that throws is undone and fails alone: the rest of its group is
 * repeated, each in its own transaction. A savepoint per step would avoid the repeat but slow every
 * push by a third, since SQLite would keep the data of all inner savepoints until its end.
 */
export function groupCommit(
  database: Database,
  groupMs = GROUP_MS,
): <T>(step: () => T) => Promise<T> {
  let waiting: PendingStep[] = [];

  const run = database.transaction((group: readonly PendingStep[]) => {
    const endsAt = performance.now() + groupMs;
    const answers: (() => void)[] = [];
    for (const member of group) {
      answers.push(member.run());
      if (performance.now() > endsAt) break;
    }
    return answers;
  });

  function commit(): void {
    const group = waiting;
    waiting = [];
    try {
      const answers = run.immediate(group);
      waiting = group.slice(answers.length);
      if (waiting.length > 0) setImmediate(commit);
      for (const answer of answers) answer();
    } catch (cause) {
      const isHopeless = group.length === 1 || isDatabaseFailure(cause);
      for (const member of group) {
        if (isHopeless) member.fail(cause);
        else commitAlone(member);
      }
    }
  }

  function commitAlone(member: PendingStep): void {
    try {
      for (const answer of run.immediate([member])) answer();
    } catch (cause) {
      member.fail(cause);
    }
  }

  return (step) =>
    new Promise((resolve, reject) => {
      waiting.push({
        run() {
          const result = step();
          return () => {
            resolve(result);
          };
        },
        fail(cause) {
          reject(cause instanceof Error ? cause : new Error("A write failed", { cause }));
        },
      });
      if (waiting.length === 1) setImmediate(commit);
    });
}
