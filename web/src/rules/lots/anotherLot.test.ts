import { plainLot } from "sync-protocol";
import { describe, expect, test } from "vitest";
import { sameWine, withMoreLots } from "./anotherLot.ts";
import { aBody, aWine, id } from "../testBuilders.ts";

describe("the same wine", () => {
  const brezza = aWine({ producer: "Brézza", name: "Barolo Cannubi", vintage: 2016 });

  test.each([
    ["ignores case and accents", { producer: "brezza ", name: "BAROLO CANNUBI" }, true],
    ["distinguishes vintages", { vintage: 2017 }, false],
    ["distinguishes vineyards", { designation: "Ravera" }, false],
    ["distinguishes wines without a vintage", { nonVintage: true }, false],
    ["requires a producer", { producer: "" }, false],
  ])("the search for an existing equal wine %s", (_, typed, isFound) => {
    expect(sameWine([brezza], { ...brezza, ...typed }) === brezza).toBe(isFound);
  });

  test("an existing wine without a vintage is found with any placeholder year", () => {
    const champagne = { ...brezza, nonVintage: true };

    expect(sameWine([champagne], { ...champagne, vintage: 2026 })).toBe(champagne);
  });

  test("for further bottles an archived wine is offered only if no other matches", () => {
    const archived = { ...brezza, isArchived: true };

    expect(sameWine([archived, brezza], brezza)).toBe(brezza);
    expect(sameWine([archived], brezza)).toBe(archived);
  });
});

describe("another lot", () => {
  const wine = aWine({ quantity: 2, notes: "Tar", tags: ["gift"] });
  const magnums = { ...plainLot(id(2), 3), millilitres: 1_500 };

  // Spec 10.77
  test("a new lot comes last; its form fills only missing wine fields", () => {
    const typed = aBody({ notes: "Roses", appellation: "Barolo DOCG", tags: ["birthday"] });

    expect(withMoreLots(wine, typed, [magnums])).toMatchObject({
      notes: "Tar",
      appellation: "Barolo DOCG",
      tags: ["gift", "birthday"],
      lots: [plainLot(wine.bottleId, 2), magnums],
    });
  });

  test("a lot without details joins the existing lot without details", () => {
    const { lots } = withMoreLots(wine, aBody(), [plainLot(id(2), 3)]);

    expect(lots).toEqual([plainLot(wine.bottleId, 5)]);
  });
});
