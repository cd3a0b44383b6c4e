import type { CellarChange, ToldRefusal } from "sync-protocol";
import type { CellarStanding } from "../view/cellarStanding.ts";
import { syncFeed } from "./syncFeed.ts";

/** A change to which the server has said no. */
export interface RefusedChange {
  readonly change: CellarChange;
  readonly refusal: ToldRefusal;
}

/**
 * Tells of each change of the signed-in person that the server refuses from now on, once. What was
 * refused before the cellar was opened is no news.
 */
export function watchRefusals(tell: (refused: RefusedChange) => void): void {
  let known: ReadonlySet<string> | undefined;

  const look = ({ attention, state }: CellarStanding) => {
    const refused = attention.flatMap(({ opId, change, finding }) =>
      finding.kind === "refused" ? { opId, change, refusal: finding.refusal } : [],
    );
    const news = known ? refused.filter(({ opId }) => !known?.has(opId)) : [];
    known = state && new Set(refused.map(({ opId }) => opId));
    for (const { change, refusal } of news) tell({ change, refusal });
  };
  look(syncFeed.getState());
  syncFeed.subscribe(look);
}
