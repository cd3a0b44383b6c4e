import type { Wine } from "sync-protocol";
import { nextName } from "../../outbox/failedDue.ts";
import { failedDue } from "../../outbox/failedDue.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { presentWine } from "../presentWine.ts";
import { dependantsOf, requeue } from "../entries.ts";

/** What came of asking for failed changes; `nextAt` is in ms since 1970. */
export type TriedAgain =
  | { readonly kind: "requeued" }
  | { readonly kind: "nothing"; readonly nextAt: number | undefined };

/**
 * Sends failed changes again when their time has come, in order, with what depends on it. To be
 * asked when all else was sent and answered: the server is well then (rule O6).
 */
export async function retryFailed(cellar: CellarDatabase, now: number): Promise<TriedAgain> {
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

const NOTHING: TriedAgain = { kind: "nothing", nextAt: undefined };
