import type { Pairing } from "sync-protocol";
import { i18n } from "../../language/i18n.ts";
import type { CellarWine } from "../../rules/cellar/CellarWine.ts";
import { Unreachable } from "../../server/callServer.ts";
import { ServerRefusal } from "../../server/ServerRefusal.ts";

/** A recommended wine. `percent` says how well it matches the meal. */
export interface RecommendedWine {
  readonly wine: CellarWine;
  readonly percent: number;
  readonly reasoning: string;
}

export function recommended(
  pairings: readonly Pairing[],
  wines: readonly CellarWine[],
): readonly RecommendedWine[] {
  const wineOf = new Map(wines.map((wine) => [wine.id, wine]));
  return pairings
    .flatMap(({ wineId, confidence, reasoning }) => {
      const wine = wineOf.get(wineId);
      return wine ? [{ wine, percent: Math.round(confidence), reasoning }] : [];
    })
    .sort((a, b) => b.percent - a.percent);
}

/** Why the AI pairing service gave no recommendation, with the message for the user. */
export type PairingFailure =
  | { readonly kind: "no-signal" }
  /** The AI service is missing or does not work. The built-in sommelier then answers instead. */
  | {
      readonly kind: "no-service" | "unavailable";
      readonly title: string;
      readonly description: string;
    }
  | { readonly kind: "failed"; readonly title: string; readonly description: string };

const SERVICE_UNAVAILABLE = {
  title: i18n._("Service Unavailable"),
  description: i18n._("AI pairing service is currently unavailable. Please try again later."),
};

export const PAIRING_ERROR = {
  title: i18n._("Pairing Error"),
  description: i18n._("Failed to get wine recommendations. Please try again."),
};

/** Matches messages in which servers report that the AI service is missing. */
const NAMES_THE_SERVICE = /AI (API )?key|AI pairing service/i;

export function pairingFailure(error: unknown): PairingFailure {
  if (error instanceof Unreachable) return { kind: "no-signal" };
  const isRefusal = error instanceof ServerRefusal;
  const message = isRefusal ? (error.sentence ?? "") : messageOf(error);
  const words = isRefusal ? error.words : message;
  if (!NAMES_THE_SERVICE.test(message)) {
    return { kind: "failed", ...PAIRING_ERROR, ...(words && { description: words }) };
  }
  const isUnconfigured = isRefusal && error.code === "ai_unconfigured";
  return { kind: isUnconfigured ? "no-service" : "unavailable", ...SERVICE_UNAVAILABLE };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : "");
