import { createStore } from "zustand/vanilla";
import { type CellarStanding, NO_STANDING } from "../view/cellarStanding.ts";
import { localCellar } from "./localCellar.ts";

/** How the signed-in person's cellar stands with the server. */
export const syncFeed = createStore<CellarStanding>(() => standing());

localCellar.subscribe(() => {
  syncFeed.setState(standing(), true);
});

function standing(): CellarStanding {
  const local = localCellar.getState();
  return local.kind === "read" ? local.standing : NO_STANDING;
}

/** How many decisions wait for the person. */
export function countNeeding({ attention, refusedPhotos, lostPhotos }: CellarStanding): number {
  const heads = attention.filter(({ finding }) => finding.kind !== "dependant");
  return heads.length + refusedPhotos.length + lostPhotos.length;
}
