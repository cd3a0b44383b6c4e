import { cell, foldText, readTsv } from "sync-protocol";
import { hashOfName } from "../../randomFor.ts";
import { GUIDES, type PairingGuide } from "./guides.ts";
import judgementsTable from "./judgements.tsv?raw";
import { USUAL_STYLES } from "./usualStyles.ts";

/**
 * A dish that guides mention. `accepted` contains the ids of the test cellar's wines that any guide
 * recommends for it.
 */
export interface GuidedDish {
  readonly dish: string;
  readonly accepted: ReadonlySet<string>;
  readonly guides: readonly PairingGuide[];
  readonly part: GuidedPart;
}

export type GuidedPart =
  /**
   * A guide of the first two rounds mentions the dish. Such dishes were examined too often to be
   * used for evaluation.
   */
  | "worn"
  /** The dish is in the half for tuning the rules, chosen by a hash of its name. */
  | "tuning"
  /** The dish is in the other half, which is examined only when the rules are final. */
  | "unseen";

const WORN_GUIDES = GUIDES.filter(({ round }) => round < 3);

const worn = new Set(WORN_GUIDES.flatMap(({ dishes }) => [...dishes.keys()].map(foldText)));

interface NamedDish {
  readonly dish: string;
  readonly wines: Set<string>;
  readonly guides: Set<PairingGuide>;
}

export function guidedDishes(): GuidedDish[] {
  const named = new Map<string, NamedDish>();
  for (const guide of GUIDES) {
    for (const [dish, wines] of guide.dishes) {
      const entry = named.get(foldText(dish)) ?? { dish, wines: new Set(), guides: new Set() };
      wines.forEach((wine) => entry.wines.add(wine));
      entry.guides.add(guide);
      named.set(foldText(dish), entry);
    }
  }
  return [...named].map(([folded, { dish, wines, guides }]) => ({
    dish,
    accepted: acceptedOf(wines),
    guides: [...guides],
    part: partOf(folded),
  }));
}

/**
 * Dishes whose wines we judged ourselves in a round, from general knowledge. The unseen half was
 * not examined while the rules were tuned.
 */
export function judgedDishes(ofRound: number): GuidedDish[] {
  return readTsv(judgementsTable, { dish: cell.text, wines: cell.list, round: cell.number })
    .filter(({ round }) => round === ofRound)
    .map(({ dish, wines }) => ({
      dish,
      accepted: acceptedOf(new Set(wines)),
      guides: [],
      part: hashOfName(foldText(dish)) % 2 === 0 ? "tuning" : "unseen",
    }));
}

function partOf(folded: string): GuidedPart {
  if (worn.has(folded)) return "worn";
  return hashOfName(folded) % 2 === 0 ? "tuning" : "unseen";
}

function acceptedOf(names: ReadonlySet<string>): Set<string> {
  return new Set(
    USUAL_STYLES.filter((style) => [...names].some((name) => style.names.has(name))).map(
      ({ wine }) => wine.id,
    ),
  );
}
