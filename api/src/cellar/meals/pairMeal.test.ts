import { type Wine, WINE_ADDITIONS, WINE_TYPES } from "sync-protocol";
import { expect, test } from "vitest";
import { OFFERED_MAX, offerFor, pairMeal } from "./pairMeal.ts";

test("from a small cellar, the AI service gets every wine that has bottles", async () => {
  const wines = Array.from({ length: OFFERED_MAX }, (_, index) => wine({ quantity: index + 1 }));

  expect(await offerFor("Lamb", inParts([...wines, wine({ quantity: 0 })]))).toEqual(wines);
});

test("of a large cellar, the AI service gets the matching wines first", async () => {
  const reds = Array.from({ length: 100 }, () => wine({ quantity: 12 }));
  const forLamb = wine({ notes: "Lovely with roast LAMB.", quantity: 1 });

  const offered = await offerFor("Lamb shoulder with rosemary", inParts([...reds, forLamb]));

  expect(offered).toHaveLength(OFFERED_MAX);
  expect(offered[0]).toBe(forLamb);
});

test("the AI service gets non-matching wines alternately by type, most bottles first", async () => {
  const reds = Array.from({ length: 100 }, (_, index) => wine({ quantity: index + 1 }));
  const others = WINE_TYPES.slice(1).map((type) => wine({ type, quantity: 1 }));

  const offered = await offerFor("Soup", inParts([...reds, ...others]));

  expect(offered.slice(0, 6).map(({ type }) => type)).toEqual([...WINE_TYPES]);
  expect(offered.slice(6).map(({ quantity }) => quantity)).toEqual(
    Array.from({ length: OFFERED_MAX - 6 }, (_, index) => 99 - index),
  );
});

test("without an AI service, pairing is refused before the cellar is read", async () => {
  const isRead = () => {
    throw new Error("The cellar was read");
  };
  const store = { wines: isRead, historySince: isRead, places: isRead };

  await expect(
    pairMeal(
      { store, sommelier: undefined, requestLanguage: () => "en" },
      { cellarId: "u" },
      "Lamb",
    ),
  ).rejects.toMatchObject({
    refusal: { code: "ai_unconfigured" },
  });
});

async function* inParts(wines: readonly Wine[]) {
  for (let at = 0; at < wines.length; at += 7) {
    await Promise.resolve();
    yield wines.slice(at, at + 7);
  }
}

function wine(fields: Partial<Wine>): Wine {
  return {
    id: "0a0a0a0a-0000-4000-8000-000000000000",
    userId: "0a0a0a0a-0000-4000-8000-000000000001",
    bottleId: "0a0a0a0a-0000-4000-8000-000000000002",
    name: "Barolo",
    producer: "G.D. Vajra",
    vintage: 2017,
    type: "Red Wine",
    varietal: "Nebbiolo",
    country: "Italy",
    region: "Piedmont",
    notes: null,
    photoUrl: null,
    ...WINE_ADDITIONS,
    quantity: 3,
    isArchived: false,
    ...fields,
  };
}
