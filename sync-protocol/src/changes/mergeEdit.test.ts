import fc from "fast-check";
import { expect, test } from "vitest";
import { applyChange } from "./applyChange.ts";
import { changedFields, mergeEdit, omittedIn } from "./mergeEdit.ts";
import {
  type Wine,
  WINE_ADDITIONS,
  WINE_FIELDS,
  type WineBody,
  wineBodyOf,
} from "../records/wine.ts";
import { TAGS } from "../records/wineFields.ts";
import { WINE_TYPES } from "../records/wineType.ts";

/** Generates wines with few different values per field, so that edits often conflict. */
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
  nonVintage: fc.boolean(),
  appellation: fc.constantFrom(null, "Barolo DOCG"),
  designation: fc.constantFrom(null, "Riserva"),
  alcohol: fc.constantFrom(null, 13.5, 14),
  drinkFrom: fc.constantFrom(null, 2024, 2030),
  drinkTo: fc.constantFrom(null, 2030, 2040),
  tags: fc.subarray(["gift", "cellar", "opened"]),
  barcodes: fc.subarray(["80012345", "80012352"]),
  keepAtLeast: fc.constantFrom(null, 3, 6),
  lots: fc.constant([]),
  opened: fc.constant([]),
  valuations: fc.constant([]),
  extraFields: fc.constantFrom(null, "CT 94", "CT 95"),
});

/** Whether a field is a set, whose members are merged one by one [M7: sets]. */
const isSet = (field: string) => field === "tags" || field === "barcodes";

/** Two edits of one wine. Both editors start from `seen`; `theirs` is applied before `mine`. */
const meeting = fc.record({ seen: body, mine: body, theirs: body });

test("[M1] a field that an edit leaves unchanged keeps the server's value", () => {
  fc.assert(
    fc.property(meeting, ({ seen, mine, theirs }) => {
      const { merged } = mergeEdit(wineOf(theirs), { body: mine, base: seen });

      for (const field of WINE_FIELDS) {
        if (same(mine[field], seen[field])) expect(merged[field]).toEqual(theirs[field]);
      }
    }),
  );
});

test("[M1] a field missing from the edit's base keeps the server's value", () => {
  const { merged } = mergeEdit(wineOf(CANNUBI), {
    body: { ...CANNUBI, name: "Ravera", region: "Langhe" },
    base: { name: CANNUBI.name },
  });

  expect(wineBodyOf(merged)).toEqual({ ...CANNUBI, name: "Ravera" });
});

test("[M2] an edit's value applies if nobody else changed the field", () => {
  fc.assert(
    fc.property(meeting, ({ seen, mine, theirs }) => {
      const { merged, overwritten } = mergeEdit(wineOf(theirs), { body: mine, base: seen });

      for (const field of WINE_FIELDS) {
        if (!same(theirs[field], seen[field])) continue;
        expect(merged[field]).toEqual(mine[field]);
        expect(overwritten).not.toHaveProperty(field);
      }
    }),
  );
});

test("[M3] a merge returns the other editor's overwritten values", () => {
  fc.assert(
    fc.property(meeting, ({ seen, mine, theirs }) => {
      const { merged, overwritten } = mergeEdit(wineOf(theirs), { body: mine, base: seen });

      for (const field of WINE_FIELDS) {
        if (field === "quantity" || isSet(field) || same(merged[field], theirs[field])) continue;
        expect(merged[field]).toEqual(mine[field]);
        if (!same(theirs[field], seen[field])) expect(overwritten[field]).toEqual(theirs[field]);
      }
    }),
  );
});

test("[M3] an edit equal to the other editor's overwrites nothing", () => {
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

test("[M4] two editors' changes of the quantity add up without conflict", () => {
  fc.assert(
    fc.property(meeting, ({ seen, mine, theirs }) => {
      const { merged, overwritten } = mergeEdit(wineOf(theirs), { body: mine, base: seen });

      expect(merged.quantity).toBe(theirs.quantity + mine.quantity - seen.quantity);
      expect(overwritten).not.toHaveProperty("quantity");
    }),
  );
});

test("[M5] an edit without a base sets every field", () => {
  fc.assert(
    fc.property(body, body, (mine, theirs) => {
      const { merged, overwritten } = mergeEdit(wineOf(theirs), { body: mine });

      expect(wineBodyOf(merged)).toEqual(mine);
      expect(overwritten).toEqual({});
    }),
  );
});

test("[M5] an edit without a base keeps fields that an older client omits", () => {
  const theirs = wineOf({ ...CANNUBI, tags: ["gift"], alcohol: 14 });
  const sent = { name: "Ravera", alcohol: null };

  const { merged } = mergeEdit(theirs, {
    body: { ...CANNUBI, name: "Ravera" },
    omitted: omittedIn(sent),
  });

  expect(merged).toMatchObject({ name: "Ravera", alcohol: null, tags: ["gift"] });
});

test("[M6] the later drinking window wins if merging makes it invalid", () => {
  const theirs = wineOf({ ...CANNUBI, drinkFrom: 2026, drinkTo: 2028 });

  const { merged, overwritten } = mergeEdit(theirs, {
    body: { ...CANNUBI, drinkFrom: 2030, drinkTo: 2035 },
    base: { drinkFrom: 2026 },
  });

  expect(merged).toMatchObject({ drinkFrom: 2030, drinkTo: 2035 });
  expect(overwritten).toEqual({ drinkTo: 2028 });
});

test("[M6] merging two valid drinking windows gives a valid window", () => {
  fc.assert(
    fc.property(meeting, ({ seen, mine, theirs }) => {
      fc.pre([mine, theirs].every(({ drinkFrom, drinkTo }) => isBefore(drinkFrom, drinkTo)));
      const { merged } = mergeEdit(wineOf(theirs), { body: mine, base: seen });

      expect(isBefore(merged.drinkFrom, merged.drinkTo)).toBe(true);
    }),
  );
});

test("[M7] merged tags include additions and removals of both editors", () => {
  fc.assert(
    fc.property(meeting, ({ seen, mine, theirs }) => {
      const { merged, overwritten } = mergeEdit(wineOf(theirs), { body: mine, base: seen });

      for (const tag of ["gift", "cellar", "opened"]) {
        const isMoved = mine.tags.includes(tag) !== seen.tags.includes(tag);
        const expected = isMoved ? mine.tags.includes(tag) : theirs.tags.includes(tag);
        expect(merged.tags.includes(tag)).toBe(expected);
      }
      expect(overwritten).not.toHaveProperty("tags");
    }),
  );
});

test("[M7] the later editor's tags win if merging gives too many", () => {
  const [mine, theirs] = ["m", "t"].map((whose) =>
    Array.from({ length: TAGS.most }, (_, n) => `${whose}${String(n)}`),
  );

  const { merged, overwritten } = mergeEdit(wineOf({ ...CANNUBI, tags: theirs! }), {
    body: { ...CANNUBI, tags: mine! },
    base: { tags: [] },
  });

  expect(merged.tags).toEqual(mine);
  expect(overwritten).toEqual({ tags: theirs });
});

test("[M1] an edit with the same tags as its base changes nothing", () => {
  const edit = { body: { ...CANNUBI, tags: ["gift"] }, base: { tags: ["gift"] } };

  expect(changedFields(edit)).toEqual([]);
});

test("[W8] an edit is refused only if it inverts the drinking window", () => {
  const facts = {
    userId: "u",
    now: 0,
    latestVintage: 2026,
    bottleIdTaken: false,
    photoKnown: true,
    holds: { wines: 0, text: 0 },
  };
  const wrong = { ...CANNUBI, drinkFrom: 2030, drinkTo: 2020 };
  const edit = (body: WineBody) => ({ kind: "edit" as const, wineId: "w", body });

  expect(applyChange(wineOf(CANNUBI), edit(wrong), facts)).toMatchObject({
    refusal: {
      code: "invalid",
      issues: [{ path: ["drinkTo"], message: "Drink Until must be 2030 or later" }],
    },
  });
  expect(applyChange(wineOf(wrong), edit({ ...wrong, notes: "Tar" }), facts).kind).toBe("changed");
});

test("[W12] extra fields merge as one text: the later edit wins", () => {
  const seen = { ...CANNUBI, extraFields: '[{"table":"A","cells":[]}]' };
  const theirs = { ...seen, extraFields: '[{"table":"B","cells":[]}]' };
  const mine = { ...seen, extraFields: "by hand" };

  const { merged, overwritten } = mergeEdit(wineOf(theirs), { body: mine, base: seen });

  expect(merged.extraFields).toBe("by hand");
  expect(overwritten).toEqual({ extraFields: theirs.extraFields });
});

test("a merge keeps ids, owner and archive state", () => {
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
  ...WINE_ADDITIONS,
};

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isBefore(from: number | null, to: number | null): boolean {
  return from === null || to === null || from <= to;
}

function wineOf(values: WineBody): Wine {
  return { ...values, id: "w", userId: "u", bottleId: "b", isArchived: true };
}
