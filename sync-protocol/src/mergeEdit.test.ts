import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeEdit } from "./mergeEdit.ts";
import { type Wine, WINE_FIELDS, WINE_TYPES, type WineBody, wineBodyOf } from "./wine.ts";

/** Few values of each field, so that editors meet. */
const body: fc.Arbitrary<WineBody> = fc.record({
  name: fc.constantFrom("Cannubi", "Ravera", "Monvigliero"),
  producer: fc.constantFrom("Brezza", "Vajra"),
  vintage: fc.integer({ min: 2014, max: 2016 }),
  quantity: fc.integer({ min: 0, max: 3 }),
  type: fc.constantFrom(...WINE_TYPES.slice(0, 2)),
  varietal: fc.constantFrom("Nebbiolo", "Barbera"),
  country: fc.constantFrom("Italy", "Italia"),
  region: fc.constantFrom("Piemonte", "Barolo"),
  notes: fc.constantFrom(null, "Tar", "Rose"),
  photoUrl: fc.constantFrom(null, "/objects/uploads/1"),
});

/** Both editors began from `seen`; the other one's edit is in already. */
const meeting = fc.record({ seen: body, mine: body, theirs: body });

test("[M1] a field that the editor left alone keeps the server's value", () => {
  fc.assert(
    fc.property(meeting, ({ seen, mine, theirs }) => {
      const { merged } = mergeEdit(wineOf(theirs), { body: mine, base: seen });

      for (const field of WINE_FIELDS) {
        if (mine[field] === seen[field]) expect(merged[field]).toBe(theirs[field]);
      }
    }),
  );
});

test("[M1] a field outside the base keeps the server's value", () => {
  const { merged } = mergeEdit(wineOf(CANNUBI), {
    body: { ...CANNUBI, name: "Ravera", region: "Langhe" },
    base: { name: CANNUBI.name },
  });

  expect(wineBodyOf(merged)).toEqual({ ...CANNUBI, name: "Ravera" });
});

test("[M2] where nobody else changed a field, the editor's value is taken silently", () => {
  fc.assert(
    fc.property(meeting, ({ seen, mine, theirs }) => {
      const { merged, overwritten } = mergeEdit(wineOf(theirs), { body: mine, base: seen });

      for (const field of WINE_FIELDS) {
        if (theirs[field] !== seen[field]) continue;
        expect(merged[field]).toBe(mine[field]);
        expect(overwritten).not.toHaveProperty(field);
      }
    }),
  );
});

test("[M3] no edit of another is lost unnamed: it stands, or it comes back", () => {
  fc.assert(
    fc.property(meeting, ({ seen, mine, theirs }) => {
      const { merged, overwritten } = mergeEdit(wineOf(theirs), { body: mine, base: seen });

      for (const field of WINE_FIELDS) {
        if (field === "quantity" || merged[field] === theirs[field]) continue;
        expect(merged[field]).toBe(mine[field]);
        if (theirs[field] !== seen[field]) expect(overwritten[field]).toBe(theirs[field]);
      }
    }),
  );
});

test("[M3] where both made the same change, nothing is overwritten", () => {
  fc.assert(
    fc.property(body, body, (seen, mine) => {
      const { merged, overwritten } = mergeEdit(wineOf(mine), {
        body: mine,
        base: { ...seen, quantity: mine.quantity },
      });

      expect(wineBodyOf(merged)).toEqual(mine);
      expect(overwritten).toEqual({});
    }),
  );
});

test("[M4] changed quantities add up, and are never in conflict", () => {
  fc.assert(
    fc.property(meeting, ({ seen, mine, theirs }) => {
      const { merged, overwritten } = mergeEdit(wineOf(theirs), { body: mine, base: seen });

      expect(merged.quantity).toBe(theirs.quantity + mine.quantity - seen.quantity);
      expect(overwritten).not.toHaveProperty("quantity");
    }),
  );
});

test("[M5] without a base every field is set as given", () => {
  fc.assert(
    fc.property(body, body, (mine, theirs) => {
      const { merged, overwritten } = mergeEdit(wineOf(theirs), { body: mine });

      expect(wineBodyOf(merged)).toEqual(mine);
      expect(overwritten).toEqual({});
    }),
  );
});

test("a merge leaves ids, owner and archive alone", () => {
  fc.assert(
    fc.property(meeting, ({ seen, mine, theirs }) => {
      const wine = wineOf(theirs);
      const { id, userId, bottleId, isArchived } = wine;

      expect(mergeEdit(wine, { body: mine, base: seen }).merged).toMatchObject({
        id,
        userId,
        bottleId,
        isArchived,
      });
    }),
  );
});

const CANNUBI: WineBody = {
  name: "Cannubi",
  producer: "Brezza",
  vintage: 2016,
  quantity: 6,
  type: "Red Wine",
  varietal: "Nebbiolo",
  country: "Italy",
  region: "Piemonte",
  notes: null,
  photoUrl: null,
};

function wineOf(values: WineBody): Wine {
  return { ...values, id: "w", userId: "u", bottleId: "b", isArchived: true };
}
