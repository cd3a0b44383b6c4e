import { i18n } from "../../../language/i18n.ts";
import { useStore } from "zustand";
import { type EngineStatus, engineStatus, INITIAL_STATUS } from "../../sync/status.ts";
import type { FirstScreen } from "../../view/firstScreen.ts";
import { localCellar, type LocalCellar, type ReadyCellar } from "./localCellar.ts";

export type CellarState =
  /** The local store is being read, or filled for the first time. */
  | { readonly kind: "unknown" }
  /** Loading failed. `isTrying`: the server is being asked again. */
  | { readonly kind: "failed"; readonly error: Error; readonly isTrying: boolean }
  | ReadyCellar;

const UNKNOWN: CellarState = { kind: "unknown" };

/**
 * The error if the server does not answer. Created on first use: an error created while the file
 * loads makes the browser parse the whole file again if DevTools is open.
 */
let noAnswer: Error | undefined;

/**
 * All wines of the open cellar, including archived ones. The whole app shares one query. An
 * unchanged wine stays the same object. A local store that was filled once never waits for the
 * network. Until the first filling, the state is `failed` while the server does not answer.
 */
export function useCellar(): CellarState {
  const local = useStore(localCellar, readyOr);
  const server = useStore(engineStatus, (now) => (local.kind === "ready" ? INITIAL_STATUS : now));
  return stateOf(local, server);
}

export function useFirstScreen(): FirstScreen | undefined {
  return useStore(localCellar, (local) => (local.kind === "reading" ? local.first : undefined));
}

/** A ready cellar without its sync state, so that a drain causes no render. */
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
        error: (noAnswer ??= new Error(i18n._("The server did not answer"))),
        isTrying,
      };
  }
}
