import { createStore } from "zustand/vanilla";

export interface EngineStatus {
  readonly phase: "idle" | "running";
  /** Result of the last request to the server. */
  readonly server: "unasked" | "reached" | "unreachable" | "intercepted" | "failing" | "outdated";
  readonly isStorageFull: boolean;
  /** Whether the server says that the user is not a member of the cellar [C19: lost copy]. */
  readonly isCellarLost: boolean;
  /**
   * Number of live events without rows. Such an event may mean that the list of members has changed
   * [C8: order].
   */
  readonly moves: number;
}

export const INITIAL_STATUS: EngineStatus = {
  phase: "idle",
  server: "unasked",
  isStorageFull: false,
  isCellarLost: false,
  moves: 0,
};

export const engineStatus = createStore<EngineStatus>(() => INITIAL_STATUS);
