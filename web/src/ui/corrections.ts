import { useEffect, useEffectEvent } from "react";
import { createStore } from "zustand/vanilla";
import type { Revision } from "../rules/attention.ts";

const untaken = createStore<{ readonly revision: Revision | undefined }>(() => ({
  revision: undefined,
}));

/**
 * Asks for the form that corrects a refused change. The request waits for the page that shows it;
 * a newer one takes its place.
 */
export function askForCorrection(revision: Revision): void {
  untaken.setState({ revision });
}

/** Runs `take` on each such request, one that waited for this page included. */
export function useCorrections(take: (revision: Revision) => void): void {
  const onRequest = useEffectEvent(take);

  useEffect(() => {
    const takeOver = () => {
      const { revision } = untaken.getState();
      if (!revision) return;
      untaken.setState({ revision: undefined });
      onRequest(revision);
    };
    takeOver();
    return untaken.subscribe(takeOver);
  }, []);
}
