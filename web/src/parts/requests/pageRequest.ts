import { useEffect, useEffectEvent } from "react";
import { createStore } from "zustand/vanilla";
import type { Revision } from "../../engine/index.ts";

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

const corrections = pageRequest<Revision>();

/** Asks for the form that corrects a refused change. */
export const askForCorrection = corrections.ask;

/** Runs `take` on each such request. */
export const useCorrections = corrections.useRequests;

const dishes = pageRequest<{ readonly dish: string }>();

/** Writes a dish into the question of the pairing. */
export const askForDish = dishes.ask;

/** Runs `take` on each such dish. */
export const useDish = dishes.useRequests;

/** What somebody wants to say more of. */
export interface EventAsked {
  readonly wineId: string;
  /** The event; none to tell of a tasting that takes no bottle. */
  readonly eventId?: string | undefined;
}

/** Asks for the sheet in which one says more of what became of a bottle. */
export const eventRequest = pageRequest<EventAsked>();

/** What is known of a wine before its form opens. */
interface NewWine {
  /** The shop's barcode by which it is to be found. */
  readonly barcode: string;
}

const newWines = pageRequest<NewWine>();

/** Asks for the form that adds a wine. */
export const askForNewWine = newWines.ask;

/** Runs `take` on each such request. */
export const useNewWine = newWines.useRequests;
