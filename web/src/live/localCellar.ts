import { inCellar } from "../db/cellars.ts";
import { mendWines } from "../db/opening/mendWines.ts";
import { watchCellar, type WatchedCellar } from "../db/queries/watchCellar.ts";
import { cellarCounter, type CellarStats } from "../rules/cellarStats.ts";
import { cellarViewer, type CellarWine } from "../rules/cellarView.ts";
import { syncNow } from "../sync/engine.ts";
import { personalStore } from "./personalStore.ts";

/** All wines of a cellar, archived ones too, in their order. */
export interface ReadyCellar {
  readonly kind: "ready";
  readonly wines: readonly CellarWine[];
  readonly stats: CellarStats;
}

/** What the local store alone says of the cellar. */
export type LocalCellar =
  | { readonly kind: "reading" }
  | { readonly kind: "broken"; readonly error: Error }
  | { readonly kind: "read"; readonly filled: boolean; readonly ready: ReadyCellar };

const READING: LocalCellar = { kind: "reading" };

/**
 * The signed-in person's wines in the local store; one query for the whole app. Where they cannot
 * be read they come anew from the server, and the placeholders stand meanwhile. A store that is
 * spoilt under the page has the page loaded anew, which prepares it; one that stays unreadable is
 * `broken`.
 */
export const localCellar = personalStore<LocalCellar>(READING, (cellar, show) => {
  const view = cellarViewer();
  const count = cellarCounter();
  let stop: (() => void) | undefined;
  let isMended = false;
  let wasRead = false;
  let hasEnded = false;

  const watch = () => {
    const subscription = watchCellar(cellar).subscribe({ next: take, error: mendOnce });
    stop = () => {
      subscription.unsubscribe();
    };
  };
  const take = (watched: WatchedCellar) => {
    switch (watched.kind) {
      case "damaged":
        mendOnce(new Error("A wine in the local store has an unknown shape"));
        return;
      case "spoilt":
        openAnewOnce(new Error("What is unsent in the local store cannot be read"));
        return;
      case "sound": {
        isMended = false;
        wasRead = true;
        const wines = view(watched.sources);
        const filled = watched.filled || wines.length > 0;
        show({ kind: "read", filled, ready: { kind: "ready", wines, stats: count(wines) } });
      }
    }
  };
  const openAnewOnce = (cause: unknown) => {
    if (!wasRead) {
      fail(cause);
      return;
    }
    wasRead = false;
    window.location.reload();
  };
  const mendOnce = (cause: unknown) => {
    if (isMended) fail(cause);
    else mend().catch(fail);
  };
  const mend = async () => {
    isMended = true;
    stop?.();
    await inCellar(cellar, mendWines);
    if (hasEnded) return;
    watch();
    syncNow();
  };
  const fail = (cause: unknown) => {
    show({ kind: "broken", error: new Error("The local store cannot be read", { cause }) });
  };

  watch();
  return () => {
    hasEnded = true;
    stop?.();
  };
});
