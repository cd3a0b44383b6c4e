import { createStore } from "zustand/vanilla";

/** How the last drain of this page ended, or that one runs. */
export interface EngineStatus {
  readonly phase: "idle" | "running";
  /** What the server was when last asked. */
  readonly server: "unasked" | "reached" | "unreachable" | "intercepted" | "failing" | "outdated";
  /** The last drain could not write here for want of space. */
  readonly isStorageFull: boolean;
}

export const INITIAL_STATUS: EngineStatus = {
  phase: "idle",
  server: "unasked",
  isStorageFull: false,
};

/** What the interface knows of sync beside the local store itself. */
export const engineStatus = createStore<EngineStatus>(() => INITIAL_STATUS);
