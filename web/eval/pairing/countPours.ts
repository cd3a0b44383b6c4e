import type { WineType } from "sync-protocol";
import { profileOf, type WineProfile } from "sync-protocol/profiles";
import { kindPoured } from "../../src/sommelier/rules/kindPoured.ts";
import { TABLES } from "../../src/sommelier/meals/tables.ts";
import type { Pours } from "../../src/sommelier/rules/usualPours.ts";
import { readMeal } from "../../src/sommelier/meals/readMeal.ts";
import { type CatalogueWine, TUNED_TO } from "../catalogue.ts";
import type { GuidedDish } from "./guides/dishes.ts";
import { USUAL_STYLES } from "./guides/usualStyles.ts";
import { mean } from "../measures.ts";

const NOW = { year: 2026 };
/**
 * Weight of the average over all dishes in each dish's frequencies, as a number of dishes. It
 * smooths the frequencies of dishes that few guides mention.
 */
const AVERAGE_WEIGHT = 4;
/**
 * Weight of the catalogue's frequencies for foods in the catalogue. The rest is the weight of the
 * guides' frequencies.
 */
const CATALOGUE_SHARE = 0.4;

/** How often each kind of wine is recommended, relative to the most frequent kind. */
type Shares = ReadonlyMap<string, number>;

const kindOf = (wine: WineProfile["wine"]) => kindPoured(profileOf(wine, NOW));
const STYLES = USUAL_STYLES.map(({ wine }) => ({ id: wine.id, kind: kindOf(wine) }));
const TYPES: ReadonlyMap<string, WineType> = new Map(
  USUAL_STYLES.map(({ wine }) => [kindOf(wine), wine.type]),
);

export function countPours(
  dishes: readonly GuidedDish[],
  catalogue: readonly CatalogueWine[],
): Pours {
  const byGuides = countGuides(dishes);
  const byCatalogue = countCatalogue(catalogue);
  return new Map(
    [...byGuides].map(([table, shares]) => {
      const merged = mergeBelowMean(shares);
      const drunk = byCatalogue.get(table);
      return [table, rounded(drunk ? together(merged, drunk) : merged)];
    }),
  );
}

function countGuides(dishes: readonly GuidedDish[]): ReadonlyMap<string, Shares> {
  const ofAll = STYLES.map(({ id }) =>
    mean(dishes.map(({ accepted }) => Number(accepted.has(id)))),
  );
  const dishTables = dishes.map(({ dish, accepted }) => ({ accepted, tables: tablesFor(dish) }));
  return new Map(
    [...TABLES.keys()].map((table) => {
      const atIt = dishTables.filter(({ tables }) => tables.includes(table));
      const shares = STYLES.map(({ id, kind }, style) => {
        const poured = atIt.filter(({ accepted }) => accepted.has(id)).length;
        return [kind, smoothed(poured, atIt.length, ofAll[style] ?? 0)] as const;
      });
      return [table, relativeToMost(new Map(shares))];
    }),
  );
}

function countCatalogue(wines: readonly CatalogueWine[]): ReadonlyMap<string, Shares> {
  const kinds = grouped(wines, ({ wine }) => kindOf(wine));
  const byTable = new Map<string, Shares[]>();
  for (const food of TUNED_TO) {
    const eatenWith = (some: readonly CatalogueWine[]) =>
      some.filter(({ foods: eaten }) => eaten.has(food)).length;
    const ofAll = eatenWith(wines) / wines.length;
    const shares = new Map(
      [...kinds].map(([kind, some]) => [kind, smoothed(eatenWith(some), some.length, ofAll)]),
    );
    for (const table of tablesFor(food)) {
      byTable.set(table, [...(byTable.get(table) ?? []), shares]);
    }
  }
  return new Map(
    [...byTable].map(([table, all]) => [
      table,
      relativeToMost(
        new Map(
          [...kinds.keys()].map((kind) => [kind, mean(all.map((one) => one.get(kind) ?? 0))]),
        ),
      ),
    ]),
  );
}

function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

const tables = new Map<string, readonly string[]>();

function tablesFor(dish: string): readonly string[] {
  const known = tables.get(dish);
  if (known) return known;
  const reading = readMeal(dish);
  const mealTables = reading.kind === "meal" ? reading.meal.tables : [];
  tables.set(dish, mealTables);
  return mealTables;
}

function smoothed(count: number, of: number, usual: number): number {
  return (count + AVERAGE_WEIGHT * usual) / (of + AVERAGE_WEIGHT);
}

function relativeToMost(counts: Shares): Shares {
  const most = Math.max(...counts.values());
  return new Map([...counts].map(([kind, count]) => [kind, count / most]));
}

/**
 * Keeps each kind of wine whose share is above the mean of its wine type. Merges the other kinds of
 * that type into one entry.
 */
function mergeBelowMean(shares: Shares): Shares {
  const byType = grouped([...shares], ([kind]) => TYPES.get(kind) ?? kind);
  return new Map(
    [...byType].flatMap(([type, ofType]) => {
      const usual = mean(ofType.map(([, share]) => share));
      const others = ofType.filter(([, share]) => share <= usual);
      return [
        ...ofType.filter(([, share]) => share > usual),
        [type, mean((others.length > 0 ? others : ofType).map(([, share]) => share))] as const,
      ];
    }),
  );
}

function together(guides: Shares, catalogue: Shares): Shares {
  const shareIn = (shares: Shares, kind: string) =>
    shares.get(kind) ?? shares.get(TYPES.get(kind) ?? kind);
  const kinds = new Set([...guides.keys(), ...catalogue.keys()]);
  const both = [...kinds].map((kind) => {
    const byGuides = shareIn(guides, kind) ?? 0;
    const byCatalogue = shareIn(catalogue, kind) ?? byGuides;
    return [kind, byGuides + CATALOGUE_SHARE * (byCatalogue - byGuides)] as const;
  });
  return relativeToMost(new Map(both));
}

function rounded(shares: Shares): Shares {
  return new Map(
    [...shares]
      .map(([kind, share]) => [kind, Math.round(share * 100) / 100] as const)
      .sort(([a, most], [b, less]) => less - most || (a < b ? -1 : 1)),
  );
}
