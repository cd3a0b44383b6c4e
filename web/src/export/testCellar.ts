import type { Wine } from "sync-protocol";
import { changesOf, type Choices, planImport } from "../import/plan/planImport.ts";
import type { ImportReading } from "../import/wines/readFiles.ts";
import { decideHere } from "../engine/outbox/replay.ts";
import { ME } from "../rules/testBuilders.ts";

export const CHOICES: Choices = {
  completions: {
    all: {
      producer: "Somebody",
      type: "Red Wine",
      varietal: "Something",
      country: "Somewhere",
      region: "Somewhere",
    },
    one: {},
  },
  like: { all: "leave", one: {} },
  updateChanged: false,
  addEmpty: true,
};

export function importedHere({ wines }: ImportReading): readonly Wine[] {
  const plan = planImport(wines, [], { choices: CHOICES, year: 2026 });
  return plan.map((planned) => {
    let wine: Wine | undefined;
    for (const change of changesOf(planned, CHOICES)) {
      const outcome = decideHere(wine, change, ME);
      if (outcome.kind !== "refused") wine = outcome.wine;
    }
    if (!wine) throw new Error(`Nothing came of ${planned.draft.wineId}: ${planned.kind}`);
    return wine;
  });
}
