import type { EventRow } from "sync-protocol";
import { createStore } from "zustand/vanilla";

export const othersEvents = createStore<readonly EventRow[]>(() => []);
