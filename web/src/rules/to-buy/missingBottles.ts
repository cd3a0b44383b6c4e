import type { Wine } from "sync-protocol";

type Stock = Pick<Wine, "keepAtLeast" | "quantity" | "lots">;

export function orderedBottles({ lots }: Pick<Wine, "lots">): number {
  return lots.reduce((sum, { state, bottles }) => sum + (state === "ordered" ? bottles : 0), 0);
}

/** Number of bottles that a wine lacks to reach the user's minimum [T5: minimum]. */
export function missingBottles(wine: Stock): number {
  return Math.max(0, (wine.keepAtLeast ?? 0) - wine.quantity - orderedBottles(wine));
}

/** The unarchived wines with too few bottles. Wines that lack the most come first. */
export function winesToBuy<Kept extends Stock & Pick<Wine, "isArchived">>(
  wines: readonly Kept[],
): readonly Kept[] {
  return wines
    .filter((wine) => !wine.isArchived && missingBottles(wine) > 0)
    .sort((one, other) => missingBottles(other) - missingBottles(one));
}
