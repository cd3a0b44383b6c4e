import { useStore } from "zustand";
import { watchCellar } from "../db/watch.ts";
import { cellarViewer, type CellarWine } from "../rules/cellarView.ts";
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
  const subscription = watchCellar(cellar).subscribe({
    next: ({ sources, filled }) => {
      const wines = view(sources);
      show({ kind: "read", filled: filled || wines.length > 0, ready: { kind: "ready", wines } });
    },
    error: (cause) => {
      show({ kind: "broken", error: new Error("The local store cannot be read", { cause }) });
    },
  });
  return () => {
    subscription.unsubscribe();
  };
});

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
