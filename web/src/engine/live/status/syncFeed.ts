import { createStore } from "zustand/vanilla";
import { type CellarStanding, NO_STANDING } from "../../view/cellarStanding.ts";
import { localCellar } from "../cellar/localCellar.ts";
import { showAppBadge } from "../../../platform/appBadge.ts";
import type { CellarChange, ChangeRefusalBody } from "sync-protocol";

export const syncFeed = createStore<CellarStanding>(() => standing());

localCellar.subscribe(() => {
  syncFeed.setState(standing(), true);
});

function standing(): CellarStanding {
  const local = localCellar.getState();
  return local.kind === "read" ? local.standing : NO_STANDING;
}

export function countNeeding({ attention, refusedPhotos, lostPhotos }: CellarStanding): number {
  const heads = attention.filter(({ finding }) => finding.kind !== "dependant");
  return heads.length + refusedPhotos.length + lostPhotos.length;
}

/** The app's badge shows the number of changes that only this device has. */
export function startAppBadge(): void {
  let shown: number | undefined;
  const show = () => {
    const watched = syncFeed.getState();
    const count = watched.waiting + countNeeding(watched);
    if (count === shown) return;
    shown = count;
    void showAppBadge({ pending: count });
  };
  syncFeed.subscribe(show);
  show();
}

interface RefusedChange {
  readonly change: CellarChange;
  readonly refusal: ChangeRefusalBody;
}

/**
 * Reports each change that the server refuses from now on, once. Earlier refusals are not reported.
 */
export function watchRefusals(report: (refused: RefusedChange) => void): void {
  let known: ReadonlySet<string> | undefined;

  const look = ({ attention, state }: CellarStanding) => {
    const refused = attention.flatMap(({ opId, change, finding }) =>
      finding.kind === "refused" ? { opId, change, refusal: finding.refusal } : [],
    );
    const news = known ? refused.filter(({ opId }) => !known?.has(opId)) : [];
    known = state && new Set(refused.map(({ opId }) => opId));
    for (const { change, refusal } of news) report({ change, refusal });
  };
  look(syncFeed.getState());
  syncFeed.subscribe(look);
}
