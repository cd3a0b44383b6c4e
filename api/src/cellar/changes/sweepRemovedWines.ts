import { recordIdOf, RESTORABLE_MS, sweptWine } from "sync-protocol";
import type { CellarStore, Decide, Submission } from "../ports/cellar.ts";
import type { ObjectStore } from "../ports/objects.ts";
import type { LiveFeed } from "../ports/processes.ts";

/** A transaction with this number of wines takes a few milliseconds. */
const WINES_PER_TRANSACTION = 100;

export interface RemovedWinesDeps {
  readonly store: Pick<CellarStore, "apply" | "forgetAnswers" | "removedBefore">;
  readonly objects: Pick<ObjectStore, "cellarIds">;
  readonly live: Pick<LiveFeed, "publish">;
}

/**
 * Clears the user-written fields of wines that can no longer be restored, also in stored answers
 * [W13: sweep]. An interrupted sweep continues the next time.
 */
export async function sweepRemovedWines(
  { store, objects, live }: RemovedWinesDeps,
  now: number,
): Promise<void> {
  const removedBefore = now - RESTORABLE_MS;
  for await (const cellarIds of objects.cellarIds()) {
    for await (const { cellarId, wineIds } of store.removedBefore(cellarIds, removedBefore)) {
      // The answers are cleared first, because `removedBefore` does not return a swept wine again.
      await store.forgetAnswers(cellarId, wineIds);
      for (let from = 0; from < wineIds.length; from += WINES_PER_TRANSACTION) {
        const submissions = wineIds.slice(from, from + WINES_PER_TRANSACTION).map(sweeping);
        const batch = { cellarId, submissions, device: undefined, epoch: null };
        const outcome = await store.apply(batch, sweepAt(now));
        if (outcome.kind === "done") live.publish(cellarId, outcome);
      }
    }
  }
}

/**
 * A placeholder for the wine `wineId`. Its change is never applied, because {@link sweepAt} decides
 * what is written.
 */
function sweeping(wineId: string): Submission {
  const change = { kind: "remove", wineId } as const;
  return { key: undefined, fingerprint: "", change, opNo: undefined, eventId: wineId };
}

/** Skips a wine that was restored after the sweep found it. */
function sweepAt(now: number): Decide {
  return (change, { wine }) => ({
    wine: wine && sweptWine(wine, now),
    answer: undefined,
    verdict: (seq) => ({ kind: "applied", recordId: recordIdOf(change), seq }),
  });
}
