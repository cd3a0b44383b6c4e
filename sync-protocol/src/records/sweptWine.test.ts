import { describe, expect, test } from "vitest";
import { applyChange } from "../changes/applyChange.ts";
import { RESTORABLE_MS } from "../limits.ts";
import { plainLot } from "./lots/lot.ts";
import { isSwept, sweptWine } from "./sweptWine.ts";
import { isSoundWineRow, type KeptWine, textIn, WINE_ADDITIONS } from "./wine.ts";

const REMOVED: KeptWine = {
  ...WINE_ADDITIONS,
  id: "w",
  userId: "u",
  bottleId: "b",
  isArchived: true,
  name: "Barolo Cannubi",
  producer: "Vietti",
  vintage: 2016,
  quantity: 5,
  type: "Red Wine",
  varietal: "Nebbiolo",
  country: "Italy",
  region: "Piedmont",
  notes: "Tar and roses",
  photoUrl: "/objects/uploads/p",
  tags: ["for guests"],
  barcodes: ["3760000000017"],
  lots: [
    { ...plainLot("b", 3), shop: "Vinatis", note: "From Anna" },
    { ...plainLot("c", 2), position: "B3" },
  ],
  extraFields: "Rang 12",
  removedAt: 5,
};

describe("[W13] a removed wine", () => {
  test("a removed wine is swept only after its restore period", () => {
    expect(sweptWine(REMOVED, 5 + RESTORABLE_MS)).toBeUndefined();
    expect(sweptWine(REMOVED, 6 + RESTORABLE_MS)).toBeDefined();
    expect(sweptWine({ ...REMOVED, removedAt: null }, 6 + RESTORABLE_MS)).toBeUndefined();
  });

  // Spec 10.105
  test("a swept wine keeps ids, type, removal date and quantity only", () => {
    const swept = sweptWine(REMOVED, 6 + RESTORABLE_MS) ?? REMOVED;

    expect(textIn(swept)).toBe(0);
    expect(swept).toEqual({
      ...WINE_ADDITIONS,
      id: "w",
      userId: "u",
      bottleId: "b",
      isArchived: true,
      name: "",
      producer: "",
      vintage: 0,
      quantity: 5,
      type: "Red Wine",
      varietal: "",
      country: "",
      region: "",
      notes: null,
      photoUrl: null,
      removedAt: 5,
    });
    expect(isSoundWineRow({ ...swept, seq: 9, deleted: true })).toBe(true);
  });

  // Spec 10.105
  test("a swept wine is not swept again and cannot be restored", () => {
    const swept = sweptWine(REMOVED, 6 + RESTORABLE_MS) ?? REMOVED;
    const facts = {
      userId: "u",
      now: 6,
      latestVintage: 2026,
      bottleIdTaken: false,
      photoKnown: true,
      holds: { wines: 1, text: 0 },
    };

    expect([isSwept(REMOVED), isSwept(swept)]).toEqual([false, true]);
    expect(sweptWine(swept, 7 + RESTORABLE_MS)).toBeUndefined();
    expect(applyChange(swept, { kind: "restore", wineId: "w" }, facts)).toEqual({
      kind: "refused",
      refusal: { code: "restore_expired" },
    });
    expect(applyChange(swept, { kind: "remove", wineId: "w" }, facts)).toEqual({
      kind: "unchanged",
      wine: swept,
    });
  });
});
