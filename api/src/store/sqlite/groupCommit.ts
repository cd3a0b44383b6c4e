import { isDatabaseFailure } from "./isDatabaseFailure.ts";
import type { Database } from "./openDatabase.ts";

/** Time in ms after which a group of writes is committed, so that requests do not wait for long. */
const GROUP_MS = 10;

interface PendingStep {
  /**
   * Runs the step within the open transaction. The returned function, called after the commit,
   * gives the caller the result.
   */
  readonly run: () => () => void;
  readonly fail: (cause: unknown) => void;
}

/**
 * Commits the steps of one turn of the event loop in one transaction, so that concurrent writers
 * share one disk flush. Callers get their results after the commit. Steps that have not started
 * after `groupMs` form the next group, and other requests run in between. If a step throws, each
 * step of its group is run again in its own transaction, and only the step that throws again fails.
 * Savepoints would avoid the repeat but slow every push by a third.
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
