import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyChange, type Facts, type Outcome } from "./applyChange.ts";
import type { Change } from "./change.ts";
import { RESTORABLE_MS, TEXT_MAX, WINES_MAX } from "../limits.ts";
import {
  keptWineOf,
  type Wine,
  WINE_ADDITIONS,
  type WineBody,
  wineBodyOf,
} from "../records/wine.ts";
import { latestVintage } from "../records/wineFields.ts";

const FACTS: Facts = {
  userId: "u",
  now: 0,
  latestVintage: 2026,
  bottleIdTaken: false,
  photoKnown: false,
  holds: { wines: 0, text: 0 },
};

const WINE = wineWith({});

describe("create", () => {
  test("[W5] a create makes the user's wine with the change's ids", () => {
    const change = createOf({ name: "Cannubi" });

    expect(applyChange(undefined, change, FACTS)).toEqual({
      kind: "changed",
      wine: {
        ...change.body,
        id: change.wineId,
        bottleId: change.bottleId,
        userId: FACTS.userId,
        isArchived: false,
      },
    });
  });

  test("[W5] a create with ids in use is refused", () => {
    expect(refusalOf(applyChange(WINE, createOf(), FACTS))).toBe("wine_exists");
    expect(refusalOf(applyChange(undefined, createOf(), { ...FACTS, bottleIdTaken: true }))).toBe(
      "bottle_id_taken",
    );
  });
});

test.each<Change>([
  { kind: "edit", wineId: "w", body: wineBodyOf(wineWith({})) },
  { kind: "archive", wineId: "w" },
  { kind: "unarchive", wineId: "w" },
  { kind: "add-bottles", wineId: "w", quantity: 1 },
  { kind: "remove-bottles", wineId: "w", quantity: 1 },
])("[W6] $kind is refused if the wine does not exist", (change) => {
  expect(refusalOf(applyChange(undefined, change, FACTS))).toBe("not_found");
});

describe("bottles", () => {
  test("[W3] the quantity is the sum of accepted changes, from 0 to 999", () => {
    const deltas = fc.array(fc.integer({ min: -999, max: 999 }).filter((delta) => delta !== 0));

    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), deltas, (quantity, changes) => {
        let wine = wineWith({ quantity });
        let accepted = quantity;
        for (const delta of changes) {
          const outcome = applyChange(wine, bottles(delta), FACTS);
          if (outcome.kind === "refused") continue;
          wine = outcome.wine;
          accepted += delta;
        }
        expect(wine.quantity).toBe(accepted);
        expect(wine.quantity).toBeGreaterThanOrEqual(0);
        expect(wine.quantity).toBeLessThanOrEqual(999);
      }),
    );
  });

  test("[W3] a removal can take all bottles, but no more bottles than exist", () => {
    expect(applyChange(wineWith({ quantity: 2 }), bottles(-2), FACTS)).toMatchObject({
      wine: { quantity: 0 },
    });
    expect(refusalOf(applyChange(wineWith({ quantity: 2 }), bottles(-3), FACTS))).toBe(
      "insufficient_quantity",
    );
  });

  test("[W3] adding the 999th bottle is accepted, adding the 1,000th is refused", () => {
    expect(applyChange(wineWith({ quantity: 998 }), bottles(1), FACTS)).toMatchObject({
      wine: { quantity: 999 },
    });
    expect(refusalOf(applyChange(wineWith({ quantity: 998 }), bottles(2), FACTS))).toBe(
      "too_many_bottles",
    );
  });
});

describe("archive and unarchive", () => {
  test.each([
    ["archive", false, "changed"],
    ["archive", true, "unchanged"],
    ["unarchive", true, "changed"],
    ["unarchive", false, "unchanged"],
  ] as const)(
    "[W4] the call %s with isArchived %j leaves the wine %s",
    (kind, isArchived, expected) => {
      const outcome = applyChange(wineWith({ isArchived }), { kind, wineId: "w" }, FACTS);

      expect(outcome).toMatchObject({ kind: expected, wine: { isArchived: kind === "archive" } });
    },
  );
});

describe("edit", () => {
  test("[M5] a change without a base sets every field", () => {
    const body = { ...wineBodyOf(WINE), name: "Ravera", quantity: 0, notes: null };

    expect(applyChange(WINE, editTo(body), FACTS)).toEqual({
      kind: "changed",
      wine: { ...WINE, ...body },
    });
  });

  test("an edit without changes leaves the wine unchanged", () => {
    expect(applyChange(WINE, editTo(wineBodyOf(WINE)), FACTS)).toEqual({
      kind: "unchanged",
      wine: WINE,
    });
  });

  test("[M4] an edit that would bring the quantity below 0 is refused", () => {
    const wine = wineWith({ quantity: 1 });
    const edit = editTo({ ...wineBodyOf(wine), quantity: 2 }, { quantity: 5 });

    expect(refusalOf(applyChange(wine, edit, FACTS))).toBe("insufficient_quantity");
  });
});

describe("size limits", () => {
  const full = (holds: Partial<Facts["holds"]>) => ({
    ...FACTS,
    holds: { ...FACTS.holds, ...holds },
  });
  const edited = (notes: string | null) => editTo({ ...wineBodyOf(WINE), notes });

  test("[W7] a full cellar refuses a new wine but accepts edits", () => {
    const last = applyChange(undefined, createOf(), full({ wines: WINES_MAX - 1 }));
    expect(last.kind).toBe("changed");
    const beyond = applyChange(undefined, createOf(), full({ wines: WINES_MAX }));
    expect(refusalOf(beyond)).toBe("too_many_wines");
    const edit = applyChange(WINE, edited("Tar and roses"), full({ wines: WINES_MAX }));
    expect(edit.kind).toBe("changed");
  });

  test("[W7] in a cellar at the text limit, texts can only shrink", () => {
    const facts = full({ text: TEXT_MAX });

    expect(refusalOf(applyChange(undefined, createOf(), facts))).toBe("too_much_text");
    expect(refusalOf(applyChange(WINE, edited("Tar!"), facts))).toBe("too_much_text");
    expect(applyChange(WINE, edited("Tea"), facts).kind).toBe("changed");
    expect(applyChange(WINE, edited(null), facts).kind).toBe("changed");
    expect(applyChange(WINE, bottles(1), facts).kind).toBe("changed");
  });

  test("[W7] a text at the limit is accepted, one character more is refused", () => {
    const facts = full({ text: TEXT_MAX - 1 });

    expect(applyChange(WINE, edited("Tar!"), facts).kind).toBe("changed");
    expect(refusalOf(applyChange(WINE, edited("Tar!!"), facts))).toBe("too_much_text");
  });

  test("[W7] a wine above the text limit can be edited if no text grows", () => {
    const facts = full({ text: TEXT_MAX + 5 });

    expect(applyChange(WINE, edited("Tea"), facts).kind).toBe("changed");
    expect(applyChange(WINE, edited(null), facts).kind).toBe("changed");
    expect(refusalOf(applyChange(WINE, edited("Tar!"), facts))).toBe("too_much_text");
  });
});

describe("vintage", () => {
  test("[W2] a vintage in the future is refused", () => {
    const outcome = applyChange(undefined, createOf({ vintage: FACTS.latestVintage + 1 }), FACTS);

    expect(outcome).toMatchObject({
      refusal: {
        code: "invalid",
        issues: [{ path: ["vintage"], message: "Vintage must be 2026 or earlier" }],
      },
    });
  });

  test("[W2] the newest vintage is accepted", () => {
    const outcome = applyChange(undefined, createOf({ vintage: FACTS.latestVintage }), FACTS);

    expect(outcome.kind).toBe("changed");
  });

  test("[W2] a wine with a vintage in the future stays editable", () => {
    const wine = wineWith({ vintage: FACTS.latestVintage + 1 });

    const outcome = applyChange(wine, editTo({ ...wineBodyOf(wine), name: "Ravera" }), FACTS);

    expect(outcome.kind).toBe("changed");
  });

  test("[W2] the newest vintage is the year in the earliest time zone", () => {
    expect(latestVintage(Date.UTC(2026, 11, 31, 9, 59, 59))).toBe(2026);
    expect(latestVintage(Date.UTC(2026, 11, 31, 10))).toBe(2027);
  });
});

describe("photo", () => {
  const photoUrl = "/objects/uploads/6a0e5bd0-7d53-4bd7-a4f5-3a1e5e0f2a11";

  const known = "/objects/uploads/6a0e5bd0-7d53-4bd7-a4f5-3a1e5e0f2a12";

  test("[F1] an edit can set a photo that the user has uploaded", () => {
    const edit = editTo({ ...wineBodyOf(WINE), photoUrl });

    expect(applyChange(WINE, edit, { ...FACTS, photoKnown: true })).toEqual({
      kind: "changed",
      wine: { ...WINE, photoUrl },
    });
  });

  test("[F1] a new wine can have a photo that the user has uploaded", () => {
    const outcome = applyChange(undefined, createOf({ photoUrl }), { ...FACTS, photoKnown: true });

    expect(outcome).toMatchObject({ kind: "changed", wine: { photoUrl } });
    expect(outcome).not.toHaveProperty("missingPhoto");
  });

  test("[F1] a create with a missing photo creates the wine without the photo", () => {
    const outcome = applyChange(undefined, createOf({ photoUrl, notes: "Tar" }), FACTS);

    expect(outcome).toMatchObject({
      kind: "changed",
      wine: { notes: "Tar", photoUrl: null, quantity: WINE.quantity },
      missingPhoto: photoUrl,
    });
  });

  test("[F1] an edit with a missing photo applies all other fields", () => {
    const wine = wineWith({ photoUrl: known, quantity: 6 });
    const body = { ...wineBodyOf(wine), photoUrl, notes: "Rose", quantity: 5 };

    for (const edit of [editTo(body), editTo(body, wineBodyOf(wine))]) {
      expect(applyChange(wine, edit, FACTS)).toEqual({
        kind: "changed",
        wine: { ...wine, notes: "Rose", quantity: 5 },
        missingPhoto: photoUrl,
      });
    }
  });

  test("[F1] an edit with a missing photo keeps the old photo, without conflict", () => {
    const wine = wineWith({ photoUrl: known, notes: "Rose" });
    const seen = { photoUrl: null, notes: "Tar" };
    const edit = editTo({ ...wineBodyOf(wine), photoUrl, notes: "Leather" }, seen);

    expect(applyChange(wine, edit, FACTS)).toMatchObject({ overwritten: { notes: "Rose" } });
    expect(applyChange(wine, editTo({ ...wineBodyOf(wine), photoUrl }, seen), FACTS)).toEqual({
      kind: "unchanged",
      wine,
      missingPhoto: photoUrl,
    });
  });

  test("[F1] a change with a missing photo and an invalid vintage is refused", () => {
    const create = createOf({ photoUrl, vintage: FACTS.latestVintage + 1 });

    expect(refusalOf(applyChange(undefined, create, FACTS))).toBe("invalid");
  });

  test("[F1] an edit can keep or remove a photo that is now missing", () => {
    const wine = wineWith({ photoUrl });

    for (const values of [{ name: "Ravera" }, { photoUrl: null }]) {
      const edit = editTo({ ...wineBodyOf(wine), ...values });
      const changed = { kind: "changed", wine: { ...wine, ...values } };
      expect(applyChange(wine, edit, FACTS)).toEqual(changed);
    }
  });
});

describe("remove and restore", () => {
  const removed = { ...WINE, removedAt: 5 };

  test("[W9] a removed wine keeps all its fields and is restored unchanged", () => {
    const remove: Change = { kind: "remove", wineId: "w" };
    const restore: Change = { kind: "restore", wineId: "w" };

    expect(applyChange(WINE, remove, { ...FACTS, now: 5 })).toEqual({
      kind: "changed",
      wine: removed,
    });
    expect(applyChange(removed, restore, { ...FACTS, now: 6 })).toEqual({
      kind: "changed",
      wine: WINE,
    });
  });

  test("[W9] a repeated removal or restore succeeds and changes nothing", () => {
    expect(applyChange(removed, { kind: "remove", wineId: "w" }, { ...FACTS, now: 9 })).toEqual({
      kind: "unchanged",
      wine: removed,
    });
    expect(applyChange(WINE, { kind: "restore", wineId: "w" }, FACTS)).toEqual({
      kind: "unchanged",
      wine: WINE,
    });
  });

  test("[W10] a removed wine accepts only a restore, and its id stays taken", () => {
    const changes = [editTo(wineBodyOf(WINE)), bottles(1), bottles(-1)];
    const others = (["archive", "unarchive"] as const).map((kind) => ({ kind, wineId: "w" }));

    for (const change of [...changes, ...others]) {
      expect(refusalOf(applyChange(removed, change, FACTS))).toBe("wine_removed");
    }
    expect(refusalOf(applyChange(removed, createOf(), FACTS))).toBe("wine_exists");
  });

  // Spec 10.92
  test("[W11] a removed wine can be restored for 30 days, not longer", () => {
    const restore: Change = { kind: "restore", wineId: "w" };
    const at = (now: number) => applyChange(removed, restore, { ...FACTS, now });

    expect(RESTORABLE_MS).toBe(30 * 24 * 3_600_000);
    expect(at(5 + RESTORABLE_MS).kind).toBe("changed");
    expect(refusalOf(at(6 + RESTORABLE_MS))).toBe("restore_expired");
  });

  test("[V2] a deleted row without a removal date cannot be restored", () => {
    const row = { ...WINE, seq: 1, deleted: true };

    expect(keptWineOf(row)).toEqual({ ...WINE, removedAt: 0 });
    expect(keptWineOf({ ...row, removedAt: 7 }).removedAt).toBe(7);
    expect(keptWineOf({ ...row, deleted: false, removedAt: null })).toEqual(WINE);
  });
});

function wineWith(values: Partial<Wine>): Wine {
  return {
    id: "w",
    userId: "u",
    bottleId: "b",
    isArchived: false,
    name: "Cannubi",
    vintage: 2016,
    type: "Red Wine",
    varietal: "Nebbiolo",
    country: "Italy",
    region: "Piemonte",
    producer: "Brezza",
    notes: "Tar",
    photoUrl: null,
    quantity: 6,
    ...WINE_ADDITIONS,
    ...values,
  };
}

function createOf(values: Partial<WineBody> = {}): Extract<Change, { kind: "create" }> {
  return { kind: "create", wineId: "w", bottleId: "b", body: { ...wineBodyOf(WINE), ...values } };
}

function editTo(body: WineBody, base?: Partial<WineBody>): Change {
  return { kind: "edit", wineId: "w", body, ...(base && { base }) };
}

function bottles(delta: number): Change {
  const kind = delta < 0 ? "remove-bottles" : "add-bottles";
  return { kind, wineId: "w", quantity: Math.abs(delta) };
}

function refusalOf(outcome: Outcome): string | undefined {
  return outcome.kind === "refused" ? outcome.refusal.code : undefined;
}
