import type { Pairing, Wine } from "sync-protocol";
import { ServerRefusal, Unreachable } from "../../sync/http.ts";

/** A recommended wine of the person's own; `percent` is how well it goes with the meal. */
export interface RecommendedWine {
  readonly wine: Wine;
  readonly percent: number;
  readonly reasoning: string;
}

/** The recommendations whose wine is in this cellar, best first. */
export function recommended(
  pairings: readonly Pairing[],
  wines: readonly Wine[],
): readonly RecommendedWine[] {
  const wineOf = new Map(wines.map((wine) => [wine.id, wine]));
  return pairings
    .flatMap(({ wineId, confidence, reasoning }) => {
      const wine = wineOf.get(wineId);
      return wine ? [{ wine, percent: Math.round(confidence), reasoning }] : [];
    })
    .sort((a, b) => b.percent - a.percent);
}

/** What the tab says where no recommendation came. */
export type PairingTrouble =
  | { readonly kind: "no-signal" }
  | { readonly kind: "told"; readonly title: string; readonly description: string };

const SERVICE_UNAVAILABLE: PairingTrouble = {
  kind: "told",
  title: "Service Unavailable",
  description: "AI pairing service is currently unavailable. Please try again later.",
};

/** The two ways in which a server names the assistant that it lacks. */
const NAMES_THE_SERVICE = /AI (API )?key|AI pairing service/i;

/** Puts a failed question into words. */
export function pairingTrouble(error: unknown): PairingTrouble {
  if (error instanceof Unreachable) return { kind: "no-signal" };
  const message = error instanceof ServerRefusal ? error.body.error : messageOf(error);
  if (NAMES_THE_SERVICE.test(message)) return SERVICE_UNAVAILABLE;
  return {
    kind: "told",
    title: "Pairing Error",
    description: message || "Failed to get wine recommendations. Please try again.",
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : "");
