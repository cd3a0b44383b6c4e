import type { EventRow } from "sync-protocol";
import { createStore } from "zustand/vanilla";

/** New events of other members in the last drain. */
export const othersEvents = createStore<readonly EventRow[]>(() => []);
