import { useEffect, useEffectEvent } from "react";
import { createStore } from "zustand/vanilla";
import type { Revision } from "../../engine/index.ts";

/** A request to a page that may not be mounted yet. */
export interface PageRequest<Payload extends object> {
  /**
   * Sends a request, which waits until a page takes it. A newer request replaces a waiting request.
   */
  readonly ask: (payload: Payload) => void;
  /** Runs `take` on each request, including a request that waited for this page. */
  readonly useRequests: (take: (payload: Payload) => void) => void;
}

export function pageRequest<Payload extends object>(): PageRequest<Payload> {
  const untaken = createStore<{ readonly payload: Payload | undefined }>(() => ({
    payload: undefined,
  }));

  return {
    ask: (payload) => {
      untaken.setState({ payload });
    },
    useRequests: function useRequests(take) {
      const onRequest = useEffectEvent(take);

      useEffect(() => {
        const takeOver = () => {
          const { payload } = untaken.getState();
          if (!payload) return;
          untaken.setState({ payload: undefined });
          onRequest(payload);
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

export interface EventRequest {
  readonly wineId: string;
  /** Id of the event to edit. `undefined` opens an empty form for a tasting. */
  readonly eventId?: string | undefined;
  /** Opens the user's impression of another member's event [H12: impressions]. */
  readonly isImpression?: true;
}

export const eventRequest = pageRequest<EventRequest>();

interface NewWine {
  readonly barcode: string;
}

const newWines = pageRequest<NewWine>();

export const askForNewWine = newWines.ask;

export const useNewWine = newWines.useRequests;
