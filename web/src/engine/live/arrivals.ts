import { createStore } from "zustand/vanilla";
import { syncFeed } from "./syncFeed.ts";

interface Arrivals {
  /** How many changes have arrived since none was pending. */
  readonly arrived: number;
}

/** The progress of a sync that takes a while. */
export const arrivals = createStore<Arrivals>(() => ({ arrived: 0 }));

syncFeed.subscribe(({ waiting }, before) => {
  if (waiting === 0) arrivals.setState({ arrived: 0 });
  else if (waiting < before.waiting) {
    arrivals.setState(({ arrived }) => ({ arrived: arrived + before.waiting - waiting }));
  }
});
