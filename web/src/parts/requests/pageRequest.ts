import { useEffect, useEffectEvent } from "react";
import { createStore } from "zustand/vanilla";

/** Something that one part of the app asks of a page, which may not be there yet. */
export interface PageRequest<Asked extends object> {
  /** Asks for it. The request waits for the page that takes it; a newer one takes its place. */
  readonly ask: (asked: Asked) => void;
  /** Runs `take` on each request, one that waited for this page included. */
  readonly useRequests: (take: (asked: Asked) => void) => void;
}

/** One kind of request, and who takes it. */
export function pageRequest<Asked extends object>(): PageRequest<Asked> {
  const untaken = createStore<{ readonly asked: Asked | undefined }>(() => ({ asked: undefined }));

  return {
    ask: (asked) => {
      untaken.setState({ asked });
    },
    useRequests: function useRequests(take) {
      const onRequest = useEffectEvent(take);

      useEffect(() => {
        const takeOver = () => {
          const { asked } = untaken.getState();
          if (!asked) return;
          untaken.setState({ asked: undefined });
          onRequest(asked);
        };
        takeOver();
        return untaken.subscribe(takeOver);
      }, []);
    },
  };
}
