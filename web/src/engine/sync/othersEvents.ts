import type { EventRow } from "sync-protocol";
import { createStore } from "zustand/vanilla";

/** The events that other members have just made, as the last drain found them. */
export const othersEvents = createStore<readonly EventRow[]>(() => []);
