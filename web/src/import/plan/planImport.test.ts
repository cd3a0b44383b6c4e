import { type Change, type Wine, WINE_ADDITIONS, type WineBody } from "sync-protocol";
import { expect, test } from "vitest";
import { aWine } from "../../rules/testBuilders.ts";
import {
  changesOf,
  type Choices,
  type KnownWine,
  type PlannedWine,
  planImport,
} from "./planImport.ts";
import { aTable, readTexts } from "../files/testFiles.ts";

const HEADER =
  "iWine,Quantity,Pending,Wine,Vintage,Producer,Type,Varietal,Country,Region,Designation,Location,Size";
const BAROLO = {
  iWine: "7",
  Quantity: "6",
  Pending: "0",
  Wine: "Brezza Barolo Cannubi",
  Vintage: "2016",
  Producer: "Brezza",
  Type: "Red",
  Varietal: "Nebbiolo",
  Country: "Italy",
  Region: "Piedmont",
  Location: "Cellar",
  Size: "750ml",
};

test("planning a new wine's import twice gives the same ids and values", () => {
  const [first] = planned([BAROLO]);
  const [again] = planned([BAROLO]);

  expect(createIn(first).body).toMatchObject({ name: "Brezza Barolo Cannubi", quantity: 6 });
  expect(again).toEqual(first);
});

// Spec 10.61
test("importing the same file again changes nothing", () => {
  expect(kindsOf(planned([BAROLO], [imported([BAROLO])]))).toEqual(["known"]);
});

test("a newer file updates values except those that the user edited", () => {
  const before = imported([BAROLO]);
  const here = { ...before, wine: { ...before.wine, notes: "Ours.", region: "Langhe" } };

  const [plan] = planned([{ ...BAROLO, Varietal: "Nebbiolo d'Alba" }], [here]);

  expect(plan).toMatchObject({ kind: "changed", fields: ["varietal"], isUnsure: false });
  expect(plan && changesOf(plan, CHOICES)).toMatchObject([
    {
      base: { varietal: "Nebbiolo" },
      body: { varietal: "Nebbiolo d'Alba", region: "Langhe", notes: "Ours." },
    },
  ]);
});

test("a newer file with fewer bottles updates both lots and quantity", () => {
  const [plan] = planned([{ ...BAROLO, Quantity: "4" }], [imported([BAROLO])]);

  expect(plan).toMatchObject({ kind: "changed", fields: ["lots"] });
  expect(plan && changesOf(plan, CHOICES)).toMatchObject([{ body: { quantity: 4 } }]);
});

test("a count of 0 removes all bottles, an empty count removes none", () => {
  const before = imported([BAROLO]);

  const [none] = planned([{ ...BAROLO, Quantity: "0" }], [before]);
  const [silent] = planned([{ ...BAROLO, Quantity: "", Pending: "" }], [before]);

  expect(none && changesOf(none, CHOICES)).toMatchObject([{ body: { quantity: 0, lots: [] } }]);
  expect(silent).toMatchObject({ kind: "known" });
});

test("changes to a wine that was never imported need the user's consent", () => {
  const { wine } = imported([BAROLO]);
  const [plan] = planned([{ ...BAROLO, Region: "Langhe" }], [{ wine }]);

  expect(plan && changesOf(plan, CHOICES)).toEqual([]);
  expect(plan && changesOf(plan, { ...CHOICES, updateChanged: true })).toMatchObject([
    { body: { region: "Langhe" } },
  ]);
});

test("a wine similar to an existing wine is added only on request", () => {
  const here = aWine({ name: "brezza barolo CANNUBI", producer: "Brezza", vintage: 2016 });

  const [left] = planned([BAROLO], [{ wine: here }]);
  const [added] = planned([BAROLO], [{ wine: here }], {
    ...CHOICES,
    like: { all: "add", one: {} },
  });

  expect(left).toMatchObject({ kind: "alike", change: undefined });
  expect(createIn(added).wineId).not.toBe(here.id);
});

test("answers for missing fields apply to all wines or to one wine", () => {
  const rows = [
    { ...BAROLO, Varietal: "" },
    { ...BAROLO, iWine: "8", Varietal: "", Type: "Unknown" },
  ];
  const plan = planned(rows);
  expect(plan).toMatchObject([
    { kind: "incomplete", missing: ["varietal"] },
    { kind: "incomplete", missing: ["type", "varietal"] },
  ]);

  const second = plan[1]?.draft.wineId ?? "";
  const completions = { all: { varietal: "Blend" }, one: { [second]: { type: "White Wine" } } };
  const completed = planned(rows, [], { ...CHOICES, completions });

  expect(completed.map((one) => createIn(one).body)).toMatchObject([
    { varietal: "Blend", type: "Red Wine" },
    { varietal: "Blend", type: "White Wine" },
  ]);
});

test("a wine without bottles is added only if the user agrees", () => {
  const none = { ...BAROLO, Quantity: "0" };

  expect(kindsOf(planned([none]))).toEqual(["empty"]);
  expect(createIn(planned([none], [], { ...CHOICES, addEmpty: true })[0]).body.quantity).toBe(0);
});

test("a non-vintage wine is recognized again in a later year", () => {
  const [plan] = planned([{ ...BAROLO, Vintage: "1001" }]);

  expect(createIn(plan).body).toMatchObject({ nonVintage: true });
  const here = imported([{ ...BAROLO, Vintage: "1001" }]);
  expect(kindsOf(planned([{ ...BAROLO, Vintage: "1001" }], [here], CHOICES, 2031))).toEqual([
    "known",
  ]);
});

test("importing a file again after Undo unarchives its wines", () => {
  const { wine } = imported([BAROLO]);
  const takenBack = { wine: { ...wine, isArchived: true }, isImportUndone: true };

  expect(planned([BAROLO], [takenBack])).toMatchObject([
    { kind: "new", change: { kind: "unarchive" } },
  ]);
});

test("[W13] a wine removed too long ago is left out with a reason", () => {
  const { wine } = imported([BAROLO]);
  const { wines } = readTexts([aTable(HEADER, [BAROLO])]);

  const plan = planImport(wines, [], {
    choices: CHOICES,
    year: 2026,
    sweptWineIds: new Set([wine.id]),
  });

  const sentence =
    "You removed it more than 30 days ago, so an import can’t bring it back. Add it by hand.";
  expect(plan).toMatchObject([{ kind: "refused", sentence }]);
  expect(plan.flatMap((one) => changesOf(one, CHOICES))).toEqual([]);
});

test("an invalid wine is listed as refused, with the reason", () => {
  expect(planned([{ ...BAROLO, Wine: "x".repeat(501) }])).toMatchObject([
    { kind: "refused", sentence: "Name must be at most 500 characters" },
  ]);
});

const CHOICES: Choices = {
  completions: { all: {}, one: {} },
  like: { all: "leave", one: {} },
  updateChanged: false,
  addEmpty: false,
};

function planned(
  rows: readonly Readonly<Record<string, string>>[],
  known: readonly KnownWine[] = [],
  choices = CHOICES,
  year = 2026,
): readonly PlannedWine[] {
  const { wines } = readTexts([aTable(HEADER, rows)]);
  return planImport(wines, known, { choices, year });
}

function imported(rows: readonly Readonly<Record<string, string>>[]) {
  const { wineId, bottleId, body } = createIn(planned(rows)[0]);
  const whole: WineBody = { ...WINE_ADDITIONS, ...body };
  const wine: Wine = { ...aWine(whole), id: wineId, bottleId };
  return { wine, imported: whole };
}

function createIn(plan: PlannedWine | undefined): Extract<Change, { kind: "create" }> {
  const [change] = plan ? changesOf(plan, { ...CHOICES, like: { all: "add", one: {} } }) : [];
  if (change?.kind !== "create") throw new Error(`Nothing is created: ${String(plan?.kind)}`);
  return change;
}

function kindsOf(plan: readonly PlannedWine[]) {
  return plan.map(({ kind }) => kind);
}
