import type { Database } from "./openDatabase.ts";

/** How long steps run on before those that still wait leave the loop to others, in milliseconds. */
const GROUP_MS = 10;

interface Waiting {
  /** Runs within the group's transaction; the returned function tells whoever waits. */
  readonly run: () => () => void;
  readonly fail: (cause: unknown) => void;
}

/**
 * Commits the steps that arrive in one turn of the event loop in one transaction, so that writers
 * who wait together wait for the disk once. Each is answered after the commit. A group ends once it
 * has run for `groupMs`; the rest follows after what else there is to do.
 *
 * Every step stays whole behind a savepoint of its own: one that throws is undone and fails alone.
 */
export function groupCommit(
  database: Database,
  groupMs = GROUP_MS,
): <T>(step: () => T) => Promise<T> {
  let waiting: Waiting[] = [];

  const run = database.transaction((group: readonly Waiting[]) => {
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
      for (const member of group) member.fail(cause);
    }
  }

  return (step) =>
    new Promise((resolve, reject) => {
      const fail = (cause: unknown) => {
        reject(cause instanceof Error ? cause : new Error("A write failed", { cause }));
      };
      const attempt = () => {
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
      waiting.push({ run: attempt, fail });
      if (waiting.length === 1) setImmediate(commit);
    });
}
