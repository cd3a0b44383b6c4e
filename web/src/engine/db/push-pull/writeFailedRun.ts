import { failedRun } from "../../outbox/failedRun.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { readEntries, writeEntries } from "../entries.ts";
import { putInOutbox, readOutbox } from "../outboxPages.ts";

/** Notes that the server could not run one change: it waits, or counts as failed (rule O6). */
export function writeFailedRun(
  cellar: CellarDatabase,
  opId: string,
  draw: { now: number; random: number },
): Promise<void> {
  return cellar.transaction("rw", cellar.outbox, cellar.attention, async () => {
    const before = await readEntries(cellar);
    await writeEntries(cellar, before, failedRun(before, opId, draw));
  });
}

/** Ends every rest: the person asked for it, or the network came back. */
export function wakeOutbox(cellar: CellarDatabase): Promise<void> {
  return cellar.transaction("rw", cellar.outbox, async () => {
    const resting = (await readOutbox(cellar)).filter(({ nextAttemptAt }) => nextAttemptAt > 0);
    await putInOutbox(
      cellar,
      resting.map((entry) => ({ ...entry, nextAttemptAt: 0 })),
    );
  });
}
