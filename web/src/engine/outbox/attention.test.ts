import { afterEach, describe, expect, test } from "vitest";
import { setNameTable } from "../../language/names.ts";
import { differencesOf, restorableOf, revisionOf } from "./attention.ts";
import type { Finding } from "./outbox.ts";
import { aBody, aCreate, anEdit, aWine, id, putIn, takeOut } from "../../rules/testBuilders.ts";

afterEach(() => {
  setNameTable(undefined);
});

const REFUSED: Finding = {
  kind: "refused",
  refusal: { status: 400, code: "invalid", error: "Vintage must be 2026 or earlier" },
};

test("[S3] a refused edit shows the user's and the server's value", () => {
  const change = anEdit({ vintage: 2016, region: "Piedmont" }, { vintage: 2099, region: "Langhe" });
  const onServer = aWine({ region: "Langhe", name: "Renamed elsewhere" });

  expect(differencesOf({ change, finding: REFUSED }, onServer)).toEqual([
    { field: "Vintage", mine: "2099", server: "2016" },
  ]);
});

test("[S3] countries in a refused edit are in the page's language", () => {
  setNameTable({
    shown: (kind, stored) => (kind === "country" && stored === "Italy" ? "Italien" : stored),
    searched: () => [],
  });
  const change = anEdit({ country: "France" }, { country: "Italy" });

  expect(differencesOf({ change, finding: REFUSED }, aWine({ country: "Spain" }))).toEqual([
    { field: "Country", mine: "Italien", server: "Spain" },
  ]);
});

test("[M4] a refused bottle count is shown as the difference that was sent", () => {
  const onServer = aWine({ quantity: 998 });
  const edit = anEdit({ quantity: 6 }, { quantity: 9 });

  expect(differencesOf({ change: takeOut(2), finding: REFUSED }, onServer)).toEqual([
    { field: "Quantity", mine: "−2", server: "998" },
  ]);
  expect(differencesOf({ change: putIn(2), finding: REFUSED }, onServer)[0]?.mine).toBe("+2");
  expect(differencesOf({ change: edit, finding: REFUSED }, onServer)).toEqual([
    { field: "Quantity", mine: "+3", server: "998" },
  ]);
});

test("[M3] an overwriting edit lists its own value and the overwritten value", () => {
  const change = anEdit({ notes: null }, { notes: "Mine" });
  const finding: Finding = { kind: "overwrote", values: { notes: "Theirs" } };

  expect(differencesOf({ change, finding }, aWine({ notes: "Mine" }))).toEqual([
    { field: "Tasting Notes", mine: "Mine", server: "Theirs" },
  ]);
});

describe("restorable values", () => {
  const photoUrl = `/objects/uploads/${id(500)}`;
  const day = 24 * 60 * 60 * 1000;

  test("[M3] replaced values other than photos are restorable without a time limit", () => {
    const finding: Finding = { kind: "overwrote", values: { notes: "Theirs", photoUrl: null } };

    expect(restorableOf({ finding, createdAt: 0 }, 1_000 * day)).toEqual({
      values: { notes: "Theirs", photoUrl: null },
      isPhotoGone: false,
    });
  });

  test("[F6] a replaced photo can be restored while the server keeps it", () => {
    const values = { notes: "Theirs", photoUrl };
    const finding: Finding = { kind: "overwrote", values, photoUntil: 90 * day };

    expect(restorableOf({ finding, createdAt: 0 }, 90 * day - 1)?.values).toEqual(values);
    expect(restorableOf({ finding, createdAt: 0 }, 90 * day)).toEqual({
      values: { notes: "Theirs" },
      isPhotoGone: true,
    });
  });

  test("[F6] a photo replaced by an older build is restorable for a day", () => {
    const finding: Finding = { kind: "overwrote", values: { photoUrl } };

    expect(restorableOf({ finding, createdAt: 5 }, day)?.isPhotoGone).toBe(false);
    expect(restorableOf({ finding, createdAt: 5 }, 5 + day)?.isPhotoGone).toBe(true);
  });
});

test("a refused archiving shows no difference if the server's wine is archived", () => {
  const change = { kind: "archive", wineId: id(1) } as const;

  expect(differencesOf({ change, finding: REFUSED }, aWine())).toEqual([
    { field: "Archived", mine: "yes", server: "no" },
  ]);
  expect(differencesOf({ change, finding: REFUSED }, aWine({ isArchived: true }))).toEqual([]);
});

test("a refused new wine that the server lacks shows no differences", () => {
  expect(differencesOf({ change: aCreate(), finding: REFUSED }, undefined)).toEqual([]);
});

test("correcting a refused edit starts from current values plus the edited field", () => {
  const change = anEdit({ vintage: 2016 }, { vintage: 2099, name: "As I knew it" });
  const present = aWine({ name: "Renamed elsewhere" });

  expect(revisionOf({ opId: id(7), change, finding: REFUSED }, present)).toEqual({
    id: id(7),
    wine: present,
    bottleId: present.bottleId,
    values: aBody({ name: "Renamed elsewhere", vintage: 2099 }),
  });
});

test("[M4] a corrected count is the current count plus the difference, maximum 999", () => {
  const change = anEdit({ quantity: 6 }, { quantity: 9 });

  const revision = revisionOf({ opId: id(7), change, finding: REFUSED }, aWine({ quantity: 998 }));

  expect(revision?.values.quantity).toBe(999);
});

test("correcting a refused new wine opens the form to add a wine", () => {
  const change = aCreate(id(1), { vintage: 2099 });

  expect(revisionOf({ opId: id(7), change, finding: REFUSED }, undefined)).toEqual({
    id: id(7),
    wine: undefined,
    bottleId: id(1001),
    values: aBody({ vintage: 2099 }),
  });
});

test.each([
  ["taken out of too few", takeOut(3), 1, 0],
  ["put to too many", putIn(3), 998, 999],
  ["taken out where there are enough by now", takeOut(3), 6, 3],
] as const)(
  "refused bottles %s open the form with the nearest possible count",
  (_, change, there, wanted) => {
    const present = aWine({ quantity: there });

    expect(revisionOf({ opId: id(7), change, finding: REFUSED }, present)).toEqual({
      id: id(7),
      wine: present,
      bottleId: present.bottleId,
      values: aBody({ quantity: wanted }),
    });
  },
);

test("archiving, edits of missing wines and applied edits cannot be corrected", () => {
  const overwrote: Finding = { kind: "overwrote", values: { name: "Theirs" } };
  const edit = anEdit({ name: "A" }, { name: "B" });

  const archive = { kind: "archive", wineId: id(1) } as const;
  expect(revisionOf({ opId: id(7), change: archive, finding: REFUSED }, aWine())).toBeUndefined();
  const out = takeOut(1);
  expect(revisionOf({ opId: id(7), change: out, finding: REFUSED }, undefined)).toBeUndefined();
  expect(revisionOf({ opId: id(7), change: edit, finding: REFUSED }, undefined)).toBeUndefined();
  expect(revisionOf({ opId: id(7), change: edit, finding: overwrote }, aWine())).toBeUndefined();
});
