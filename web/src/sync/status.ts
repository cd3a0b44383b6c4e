import { createStore } from "zustand/vanilla";

/** How the last drain of this page ended, or that one runs. */
export interface EngineStatus {
  readonly phase: "idle" | "running";
  /** What the server was when last asked. */
  readonly server: "unasked" | "reached" | "unreachable" | "intercepted" | "failing" | "outdated";
}

export const INITIAL_STATUS: EngineStatus = { phase: "idle", server: "unasked" };

/** What the interface knows of sync beside the local store itself. */
export const engineStatus = createStore<EngineStatus>(() => INITIAL_STATUS);
