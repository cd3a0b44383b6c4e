import { failedDue, failedRun, nextName } from "../../outbox/failures.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { dependantsOf, readEntries, requeue, writeEntries } from "../entries.ts";
import { putInOutbox, readOutbox } from "../outboxPages.ts";
import type { Wine } from "sync-protocol";
import { presentWine } from "../presentWine.ts";

/**
 * Records that the server could not run a change. The change is then delayed or counts as failed
 * [O6: failed changes].
 */
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

/** Ends all retry delays, because the user asked or the network returned. */
export function wakeOutbox(cellar: CellarDatabase): Promise<void> {
  return cellar.transaction("rw", cellar.outbox, async () => {
    const resting = (await readOutbox(cellar)).filter(({ nextAttemptAt }) => nextAttemptAt > 0);
    await putInOutbox(
      cellar,
      resting.map((entry) => ({ ...entry, nextAttemptAt: 0 })),
    );
  });
}

/** `nextAt` is when the next failed change can be retried, ms since 1970. */
type RetryOutcome =
  | { readonly kind: "requeued" }
  | { readonly kind: "nothing"; readonly nextAt: number | undefined };

/**
 * Requeues the failed changes whose retry time has come, in order and with their dependants. Call
 * when all other changes were sent and answered, because the server is then known to work [O6:
 * failed changes].
 */
export async function retryFailed(cellar: CellarDatabase, now: number): Promise<RetryOutcome> {
  if ((await cellar.attention.count()) === 0) return NOTHING;

  const { wines, outbox, attention, photos } = cellar;
  return cellar.transaction("rw", wines, outbox, attention, photos, async () => {
    const needing = await attention.toArray();
    const present = new Map<string, Wine | undefined>();
    for (const { recordId, finding } of needing) {
      if (finding.kind !== "failed") continue;
      present.set(recordId, (await presentWine(cellar, recordId)).present);
    }
    const presentOf = (wineId: string) => present.get(wineId);
    const { due, nextAt } = failedDue(needing, { now, presentOf });
    if (due.length === 0) return { kind: "nothing", nextAt };

    for (const entry of due) {
      const group = [entry, ...(await dependantsOf(cellar, entry.opId))];
      await requeue(cellar, group, { now, nameOf: nextName });
    }
    return { kind: "requeued" };
  });
}

const NOTHING: RetryOutcome = { kind: "nothing", nextAt: undefined };
