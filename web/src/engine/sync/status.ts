import { createStore } from "zustand/vanilla";

/** Whether a drain of this page is running, and how the last one ended. */
export interface EngineStatus {
  readonly phase: "idle" | "running";
  /** The server's state at the last request. */
  readonly server: "unasked" | "reached" | "unreachable" | "intercepted" | "failing" | "outdated";
  /** The last drain ran out of space on this device. */
  readonly isStorageFull: boolean;
  /** The server says that the user is no member of the cellar [C19: lost copy]. */
  readonly isCellarLost: boolean;
  /** Number of live events without rows: the members may have changed [C8: order]. */
  readonly moves: number;
}

export const INITIAL_STATUS: EngineStatus = {
  phase: "idle",
  server: "unasked",
  isStorageFull: false,
  isCellarLost: false,
  moves: 0,
};

/** Sync state shown by the interface beside the local store itself. */
export const engineStatus = createStore<EngineStatus>(() => INITIAL_STATUS);
