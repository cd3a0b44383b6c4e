import { useStore } from "zustand";
import { type EngineStatus, engineStatus, INITIAL_STATUS } from "../../sync/status.ts";
import type { FirstScreen } from "../../view/firstScreen.ts";
import { localCellar, type LocalCellar, type ReadyCellar } from "./localCellar.ts";

/** What is known of the cellar on this device. */
export type CellarState =
  /** The local store is being read, or filled for the first time. */
  | { readonly kind: "unknown" }
  /** It could not be had; `isTrying` while the server is asked again. */
  | { readonly kind: "failed"; readonly error: Error; readonly isTrying: boolean }
  | ReadyCellar;

const UNKNOWN: CellarState = { kind: "unknown" };

/** Made when it is needed: under DevTools an error made while a file is evaluated has all of it parsed again. */
let noAnswer: Error | undefined;

/**
 * All wines of the signed-in person, archived ones too. One query for the whole app; a wine that
 * did not change stays the same object. Once the local store has been filled it never waits for
 * the network; before, it is `failed` until the server gives a good answer.
 */
export function useCellar(): CellarState {
  const local = useStore(localCellar, readyOr);
  const server = useStore(engineStatus, (now) => (local.kind === "ready" ? INITIAL_STATUS : now));
  return stateOf(local, server);
}

/** The first cards of a large cellar, while the rest is still being read; `undefined` otherwise. */
export function useFirstScreen(): FirstScreen | undefined {
  return useStore(localCellar, (local) => (local.kind === "reading" ? local.first : undefined));
}

/** The cellar alone where it is ready: neither a drain nor how the cellar stands redraws it. */
function readyOr(local: LocalCellar): LocalCellar | ReadyCellar {
  return local.kind === "read" && local.filled ? local.ready : local;
}

function stateOf(local: LocalCellar | ReadyCellar, { phase, server }: EngineStatus): CellarState {
  const isTrying = phase === "running";
  switch (local.kind) {
    case "reading":
      return UNKNOWN;
    case "broken":
      return { kind: "failed", error: local.error, isTrying };
    case "ready":
      return local;
    case "read":
      if (server === "unasked" || server === "reached") return UNKNOWN;
      return {
        kind: "failed",
        error: (noAnswer ??= new Error("The server did not answer")),
        isTrying,
      };
  }
}
