import { useStore } from "zustand";
import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { mendWines } from "../db/mendWines.ts";
import { watchCellar } from "../db/watchCellar.ts";
import { cellarViewer, type CellarWine } from "../rules/cellarView.ts";
import { syncNow } from "../sync/engine.ts";
import { type EngineStatus, engineStatus } from "../sync/status.ts";
import { personalStore } from "./personalStore.ts";

/** What is known of the cellar on this device. */
export type CellarState =
  /** The local store is being read, or filled for the first time. */
  | { readonly kind: "unknown" }
  | { readonly kind: "failed"; readonly error: Error }
  | { readonly kind: "ready"; readonly wines: readonly CellarWine[] };

type Local =
  | { readonly kind: "reading" }
  | { readonly kind: "broken"; readonly error: Error }
  | { readonly kind: "read"; readonly filled: boolean; readonly ready: CellarState };

const READING: Local = { kind: "reading" };
const UNKNOWN: CellarState = { kind: "unknown" };

const localCellar = personalStore<Local>(READING, (cellar, show) => {
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

const NO_ANSWER: CellarState = { kind: "failed", error: new Error("The server did not answer") };

/**
 * All wines of the signed-in person, archived ones too. One query for the whole app; a wine that
 * did not change stays the same object. Once the local store has been filled it never waits for
 * the network; before, it is `failed` while the server gives no good answer.
 */
export function useCellar(): CellarState {
  const local = useStore(localCellar);
  const server = useStore(engineStatus);
  return stateOf(local, server);
}

function stateOf(local: Local, { phase, server }: EngineStatus): CellarState {
  switch (local.kind) {
    case "reading":
      return UNKNOWN;
    case "broken":
      return { kind: "failed", error: local.error };
    case "read":
      if (local.filled) return local.ready;
      return phase === "idle" && server !== "unasked" && server !== "reached" ? NO_ANSWER : UNKNOWN;
  }
}
