import { foldText } from "sync-protocol";
import { lotOf } from "../lot.ts";
import { MERCHANTS_AND_SCHOOLS } from "./merchants.ts";
import { OTHER_LANGUAGES } from "./otherLanguages.ts";
import type { PairingGuide } from "./PairingGuide.ts";
import { PRESS } from "./press.ts";
import { USUAL_STYLES } from "./usualStyles.ts";

/** A dish, and which wines of the usual cellar any guide names for it, by id. */
export interface GuidedDish {
  readonly dish: string;
  readonly accepted: ReadonlySet<string>;
  /** Drawn by lot from the name alone: rules may be tuned to this dish. */
  readonly isTuning: boolean;
}

/** Every guide that was transcribed. */
export const GUIDES: readonly PairingGuide[] = [
  ...MERCHANTS_AND_SCHOOLS,
  ...PRESS,
  ...OTHER_LANGUAGES,
];

/** The dishes of all guides, each once, with what any of them accepts. */
export function guidedDishes(): GuidedDish[] {
  const named = new Map<string, Set<string>>();
  for (const { dishes } of GUIDES) {
    for (const [dish, wines] of dishes) {
      const all = named.get(dish) ?? new Set<string>();
      wines.forEach((wine) => all.add(wine));
      named.set(dish, all);
    }
  }
  return [...named].map(([dish, names]) => ({
    dish,
    accepted: acceptedOf(names),
    isTuning: lotOf(foldText(dish)) % 2 === 0,
  }));
}

function acceptedOf(names: ReadonlySet<string>): Set<string> {
  return new Set(
    USUAL_STYLES.filter((style) => [...names].some((name) => style.names.has(name))).map(
      ({ wine }) => wine.id,
    ),
  );
}
