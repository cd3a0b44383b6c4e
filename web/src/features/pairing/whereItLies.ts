import { lotsOf, type Wine } from "sync-protocol";

/** Where bottles of a wine lie that can be opened, each place once; none where nobody told. */
export function whereItLies(wine: Wine): readonly string[] {
  const held = lotsOf(wine).filter(({ state, bottles }) => state === "held" && bottles > 0);
  return [...new Set(held.flatMap(({ position }) => position ?? []))];
}
