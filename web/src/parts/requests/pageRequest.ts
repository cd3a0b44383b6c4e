import { useEffect, useEffectEvent } from "react";
import { createStore } from "zustand/vanilla";
import type { Revision } from "../../engine/index.ts";

/** A request to a page that may not be mounted yet. */
export interface PageRequest<Asked extends object> {
  /** Sends a request. It waits for a page that takes it; a newer request replaces it. */
  readonly ask: (asked: Asked) => void;
  /** Runs `take` on each request, including one that waited for this page. */
  readonly useRequests: (take: (asked: Asked) => void) => void;
}

/** Creates a channel for one kind of request. */
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

const corrections = pageRequest<Revision>();

export const askForCorrection = corrections.ask;

export const useCorrections = corrections.useRequests;

const dishes = pageRequest<{ readonly dish: string }>();

export const askForDish = dishes.ask;

export const useDish = dishes.useRequests;

/** An event whose details to edit. */
export interface EventRequest {
  readonly wineId: string;
  /** Id of the event; `undefined` to add a tasting. */
  readonly eventId?: string | undefined;
  /** Asks for the user's own impression of somebody else's event [H12: impressions]. */
  readonly isImpression?: true;
}

/** Requests the sheet for the details of an event. */
export const eventRequest = pageRequest<EventRequest>();

interface NewWine {
  /** Barcode to save with the wine. */
  readonly barcode: string;
}

const newWines = pageRequest<NewWine>();

export const askForNewWine = newWines.ask;

export const useNewWine = newWines.useRequests;
