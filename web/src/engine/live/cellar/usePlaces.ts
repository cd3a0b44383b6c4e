import type { GivenPlaceBody, Place, Places } from "sync-protocol";
import { useMemo } from "react";
import { useStore } from "zustand";
import { inCellar } from "../../db/cellars.ts";
import {
  type PlaceCommandOutcome,
  putPlace,
  removePlace,
} from "../../db/commands/placeCommands.ts";
import { mendRows } from "../../db/opening/mendRows.ts";
import { watchPlaces } from "../../db/queries/watchPlaces.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { syncNow } from "../../sync/startSync.ts";
import { commandRunner } from "../changes/commandRunner.ts";
import { personalStore } from "../personalStore.ts";

export type { PlaceCommandOutcome } from "../../db/commands/placeCommands.ts";

/** The signed-in person's places on this device; `undefined` while they are being read. */
const localPlaces = personalStore<{ readonly places: Places | undefined }>(
  { places: undefined },
  (cellar, show) => {
    let isMended = false;
    return watchPlaces(cellar, {
      next: (places) => {
        show({ places });
      },
      damaged: () => {
        if (isMended) return;
        isMended = true;
        inCellar(cellar, mendRows).then(syncNow, report);
      },
      error: report,
    });
  },
);

function report(cause: unknown): void {
  reportError(cause);
}

/** The places that are there, by their ids; `undefined` while they are being read. */
export function usePlaces(): Places | undefined {
  return useStore(localPlaces, ({ places }) => places);
}

/** What a person does to their places. Each resolves once it is durable here, offline the same. */
export interface PlaceCommands {
  /** Makes a place; where `seen` is what the editor opened with, changes that one. */
  readonly putPlace: (body: GivenPlaceBody, seen?: Place) => Promise<PlaceCommandOutcome>;
  readonly removePlace: (placeId: string) => Promise<PlaceCommandOutcome>;
}

/** The commands of the signed-in person. They reject only when the local store itself fails. */
export function usePlaceCommands(): PlaceCommands {
  const userId = useStore(sessionStore, (session) =>
    session.kind === "signedIn" ? session.user.id : undefined,
  );
  return useMemo(() => commandsOf(userId), [userId]);
}

function commandsOf(userId: string | undefined): PlaceCommands {
  const run = commandRunner<PlaceCommandOutcome>(userId);
  return {
    putPlace: (body, seen) => run((cellar, occasion) => putPlace(cellar, { seen, body }, occasion)),
    removePlace: (placeId) => run((cellar, occasion) => removePlace(cellar, placeId, occasion)),
  };
}
