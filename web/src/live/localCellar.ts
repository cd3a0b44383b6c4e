import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { mendWines } from "../db/mendWines.ts";
import { watchCellar } from "../db/watchCellar.ts";
import { cellarViewer, type CellarWine } from "../rules/cellarView.ts";
import { syncNow } from "../sync/engine.ts";
import { personalStore } from "./personalStore.ts";

/** All wines of a cellar, archived ones too, in their order. */
export interface ReadyCellar {
  readonly kind: "ready";
  readonly wines: readonly CellarWine[];
}

/** What the local store alone says of the cellar. */
export type LocalCellar =
  | { readonly kind: "reading" }
  | { readonly kind: "broken"; readonly error: Error }
  | { readonly kind: "read"; readonly filled: boolean; readonly ready: ReadyCellar };

const READING: LocalCellar = { kind: "reading" };

/** The signed-in person's wines in the local store; one query for the whole app. */
export const localCellar = personalStore<LocalCellar>(READING, (cellar, show) => {
  const view = cellarViewer();
  const fail = (cause: unknown) => {
    show({ kind: "broken", error: new Error("The local store cannot be read", { cause }) });
  };
  const subscription = watchCellar(cellar).subscribe({
    next: (watched) => {
      if (watched.kind === "damaged") {
        mend(cellar).catch(fail);
        return;
      }
      const wines = view(watched.sources);
      const filled = watched.filled || wines.length > 0;
      show({ kind: "read", filled, ready: { kind: "ready", wines } });
    },
    error: fail,
  });
  return () => {
    subscription.unsubscribe();
  };
});

/** Wines that cannot be read come anew from the server; the placeholders stand meanwhile. */
async function mend(cellar: CellarDatabase): Promise<void> {
  await mendWines(cellar);
  syncNow();
}
