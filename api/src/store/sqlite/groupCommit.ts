import { isDatabaseFailure } from "./isDatabaseFailure.ts";
import type { Database } from "./openDatabase.ts";

/** How long steps run on before those that still wait leave the loop to others, in milliseconds. */
const GROUP_MS = 10;

interface Waiting {
  /** Runs within a transaction; the returned function then tells whoever waits. */
  readonly run: () => () => void;
  readonly fail: (cause: unknown) => void;
}

/**
 * Commits the steps that arrive in one turn of the event loop in one transaction, so that writers
 * who wait together wait for the disk once. Each is answered after the commit. A group ends once it
 * has run for `groupMs`; the rest follows after what else there is to do.
 *
 * A step that throws is undone and fails alone: the rest of its group then runs again, each in a
 * transaction of its own. A savepoint for each step would spare that and slow every push down by a
 * third: beneath it, SQLite keeps what each change's own savepoint has set aside until its end.
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
      const isHopeless = group.length === 1 || isDatabaseFailure(cause);
      for (const member of group) {
        if (isHopeless) member.fail(cause);
        else commitAlone(member);
      }
    }
  }

  function commitAlone(member: Waiting): void {
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
