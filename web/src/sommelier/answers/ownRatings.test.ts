import { NOT_RECORDED, type WineEvent } from "sync-protocol";
import { expect, onTestFinished, test } from "vitest";
import { showRatingsOutOf } from "../../rules/history/shownScale.ts";
import { aWine, id } from "../../rules/testBuilders.ts";
import { pairMeal } from "./pairMeal.ts";

const YEAR = { year: 2026 };
const [FIRST, SECOND] = [id(1), id(2)];
const CELLAR = [FIRST, SECOND].map((wineId, at) =>
  aWine({ id: wineId, name: `Barolo ${String(at)}`, type: "Red Wine", varietal: "Nebbiolo" }),
);

// Spec 10.97
test("of equal wines, the wine rated well with similar dishes comes first", () => {
  const [best, next] = pairedWith("Roast leg of lamb", [anEvent({ wineId: SECOND })]);

  expect(best).toMatchObject({ wineId: SECOND });
  expect(best?.reasoning).toContain("You gave it 92/100 with lamb stew in May 2025.");
  expect(next?.reasoning).not.toContain("You gave it");
});

test("of equal wines, the wine rated low with the dish comes last", () => {
  const rating = { value: 2, scale: 5 } as const;

  const paired = pairedWith("Lamb", [anEvent({ wineId: FIRST, rating })]);

  expect(paired.map(({ wineId }) => wineId)).toEqual([SECOND, FIRST]);
});

// Spec 10.97
test("ratings of flawed bottles or with other dishes are ignored", () => {
  const history = [
    anEvent({ wineId: SECOND, flaw: "corked", rating: { value: 5, scale: 100 } }),
    anEvent({ wineId: SECOND, meal: "Oysters" }),
    anEvent({ wineId: SECOND, meal: null }),
    anEvent({ wineId: SECOND, rating: null }),
  ];

  expect(pairedWith("Lamb", history)).toEqual(pairedWith("Lamb", []));
});

test("the latest of a wine's ratings with a dish is given as reason", () => {
  const history = [
    anEvent({ wineId: SECOND, day: "2026-01-02", rating: { value: 18, scale: 20 } }),
    anEvent({ wineId: SECOND, day: "2024-01-02", rating: { value: 3, scale: 20 } }),
  ];

  const [best] = pairedWith("Lamb", history);

  expect(best?.reasoning).toContain("You gave it 18/20 with lamb stew in January 2026.");
});

test("a recommendation's reason shows ratings on the user's preferred scale", () => {
  showRatingsOutOf(20);
  onTestFinished(() => {
    showRatingsOutOf(null);
  });

  const [best] = pairedWith("Roast leg of lamb", [anEvent({ wineId: SECOND })]);

  expect(best?.reasoning).toContain("You gave it 18.4/20 with lamb stew in May 2025.");
});

function pairedWith(meal: string, history: readonly WineEvent[]) {
  const answer = pairMeal(meal, CELLAR, YEAR, history);
  if (answer.kind !== "pairings") throw new Error(answer.kind);
  return answer.pairings;
}

function anEvent(fields: Partial<WineEvent>): WineEvent {
  return {
    ...NOT_RECORDED,
    shop: null,
    id: id(9),
    wineId: FIRST,
    lotId: null,
    kind: "drank",
    day: "2025-05-04",
    bottles: -1,
    isUncounted: false,
    occasion: null,
    meal: "Lamb stew",
    company: null,
    rating: { value: 92, scale: 100 },
    flaw: null,
    note: null,
    price: null,
    photoUrl: null,
    ...fields,
  };
}
