import type { GivenPlaceBody, Place, Places } from "sync-protocol";
import { useMemo } from "react";
import { useStore } from "zustand";
import { inCellar } from "../../db/cellars.ts";
import {
  type PlaceCommandOutcome,
  putPlace,
  removePlace,
} from "../../db/commands/placeCommands.ts";
import { untilIdle } from "../../../platform/untilIdle.ts";
import { mendRows } from "../../db/opening/mendRows.ts";
import { watchPlaces } from "../../db/queries/watchPlaces.ts";
import { useOpenStoreId } from "../useSession.ts";
import { syncNow } from "../../sync/startSync.ts";
import { commandRunner } from "../changes/commandRunner.ts";
import { personalStore } from "../personalStore.ts";

export type { PlaceCommandOutcome } from "../../db/commands/placeCommands.ts";

const localPlaces = personalStore<{ readonly places: Places | undefined }>(
  { places: undefined },
  (cellar, show) => {
    let isMended = false;
    const watcher = {
      next: (places: Places) => {
        show({ places });
      },
      damaged: () => {
        if (isMended) return;
        isMended = true;
        inCellar(cellar, mendRows).then(syncNow, report);
      },
      error: report,
    };
    return watchPlaces(cellar, watcher, untilIdle);
  },
);

function report(cause: unknown): void {
  reportError(cause);
}

/** The places by id, without removed places; `undefined` while loading. */
export function usePlaces(): Places | undefined {
  return useStore(localPlaces, ({ places }) => places);
}

/**
 * Commands that change places. Each promise resolves when the change is durable on this device.
 * Works offline.
 */
export interface PlaceCommands {
  /** Creates a place. With `seen`, the place when the editor was opened, edits that place. */
  readonly putPlace: (body: GivenPlaceBody, seen?: Place) => Promise<PlaceCommandOutcome>;
  readonly removePlace: (placeId: string) => Promise<PlaceCommandOutcome>;
}

/** The commands for the open cellar's places. They reject only if the local store fails. */
export function usePlaceCommands(): PlaceCommands {
  const storeId = useOpenStoreId();
  return useMemo(() => commandsOf(storeId), [storeId]);
}

function commandsOf(storeId: string | undefined): PlaceCommands {
  const run = commandRunner<PlaceCommandOutcome>(storeId);
  return {
    putPlace: (body, seen) => run((cellar, context) => putPlace(cellar, { seen, body }, context)),
    removePlace: (placeId) => run((cellar, context) => removePlace(cellar, placeId, context)),
  };
}
