import { sameValue } from "sync-protocol";
import { type FirstScreen, firstScreenNow } from "../../view/firstScreen.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { listenForChanges } from "./changedKeys.ts";
import { readCards, tablesOfCards } from "./readFirstScreen.ts";

/**
 * Calls back with the `shown` first cards when any page or worker changes one of them, or with
 * `undefined` if a card becomes unreadable. The returned function stops watching.
 */
export function watchFirstScreen(
  cellar: CellarDatabase,
  shown: FirstScreen,
  next: (now: FirstScreen | undefined) => void,
): () => void {
  const wineIds = shown.wines.map(({ id }) => id);
  let last: FirstScreen | undefined = shown;
  let latest = 0;

  const read = () =>
    cellar.transaction("r", tablesOfCards(cellar), async () => {
      const [known, cards] = await Promise.all([
        cellar.state.get("sync"),
        readCards(cellar, wineIds, cellar.outbox.toArray()),
      ]);
      return known?.filled && cards ? firstScreenNow(shown, cards) : undefined;
    });
  const publish = async () => {
    latest += 1;
    const turn = latest;
    // Errors are ignored here: the full read of the store finds and reports them.
    const now = await read().catch(() => last);
    if (turn !== latest || sameValue(last, now)) return;
    last = now;
    next(now);
  };
  const stopListening = listenForChanges(cellar, () => void publish());
  return () => {
    latest = Infinity;
    stopListening();
  };
}
