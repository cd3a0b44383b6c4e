import { lotsOf, plainLot, type Wine, WINE_ADDITIONS } from "sync-protocol";
import { expect, test } from "vitest";
import { decideHere } from "../../engine/outbox/replay.ts";
import { aWine, id, ME } from "../../rules/testBuilders.ts";
import { extraRowsIn } from "../../rules/cellar/extraFields.ts";
import type { LikeChoice } from "./likeWines.ts";
import { eventsToCome } from "../plan/planEvents.ts";
import {
  changesOf,
  type Choices,
  type KnownWine,
  photoOf,
  planImport,
} from "../plan/planImport.ts";
import { aTable, readTexts } from "../files/testFiles.ts";

const CELLARTRACKER = aTable(
  "iWine,Quantity,Pending,Wine,Vintage,Producer,Type,Varietal,Country,Region,Designation,Size",
  [
    {
      ...{ iWine: "7", Quantity: "6", Pending: "0", Wine: "Brezza Barolo Cannubi" },
      ...{ Vintage: "2016", Producer: "Brezza", Type: "Red", Varietal: "Nebbiolo" },
      ...{ Country: "Italy", Region: "Piedmont", Designation: "Cannubi", Size: "750ml" },
    },
  ],
);

const VIVINO = aTable(
  "Winery,Wine name,Vintage,Region,Country,Scan date,Your rating,Your review,Personal Note,Wine type,Drinking Window,Link to wine,Cellar count",
  [
    {
      ...{ Winery: "Brezza", "Wine name": "Cannubi Barolo", Vintage: "2016", Region: "Barolo" },
      ...{ Country: "Italy", "Scan date": "2021-03-04 10:00:00", "Your rating": "4.5" },
      ...{ "Your review": "Rose petals", "Personal Note": "Buy more", "Wine type": "Red Wine" },
      ...{ "Drinking Window": "2024 2036", "Link to wine": "https://vivino/1" },
      ...{ "Cellar count": "6" },
    },
  ],
);

test("if two programs list one wine, only the first record is imported", () => {
  const { plan, past } = planned("leave");

  expect(plan.map(({ kind }) => kind)).toEqual(["new", "alike"]);
  expect(plan.flatMap((one) => changesOf(one, CHOICES))).toHaveLength(1);
  expect(past).toMatchObject({ coming: [], leftOut: 1 });
});

// Spec 10.62
test("joining a similar wine adds its extra facts but no bottles", () => {
  const { wines, past } = planned("join");

  const [wine, ...others] = wines;
  expect(others).toEqual([]);
  expect(wine).toMatchObject({
    ...{ name: "Brezza Barolo Cannubi", region: "Piedmont", quantity: 6 },
    ...{ drinkFrom: 2024, drinkTo: 2036, notes: "Buy more" },
  });
  expect(extraRowsIn(wine?.extraFields ?? null)).toContainEqual({
    table: "Vivino",
    cells: [
      ["Name", "Cannubi Barolo"],
      ["Region", "Barolo"],
    ],
  });
  expect(past.coming).toMatchObject([
    { kind: "tasted", wineId: wine?.id, rating: { value: 4.5, scale: 5 }, note: "Rose petals" },
  ]);
});

test("a similar wine is added separately if the user chooses that", () => {
  const { wines } = planned("add");

  expect(wines.map(({ quantity }) => quantity)).toEqual([6, 6]);
});

test("the choice for one wine overrides the choice for all wines", () => {
  const id = planned("leave").plan[1]?.draft.wineId ?? "";

  expect(planned("add", [], { [id]: "join" }).wines).toHaveLength(1);
});

test("importing the files of two joined wines again changes nothing", () => {
  const [wine] = planned("join").wines;
  if (!wine) throw new Error("Nothing came");

  const again = planned("join", [{ wine, imported: wine }]);

  expect(again.plan.flatMap((one) => changesOf(one, again.choices))).toEqual([]);
});

test("joining fills an existing wine's empty fields and overwrites no value", () => {
  const here = aWine({
    ...{ name: "Barolo Cannubi", producer: "Brezza", vintage: 2016, quantity: 2, notes: "Ours" },
    ...{ region: "Langhe", tags: ["Bo"] },
  });

  const { wines } = planned("join", [{ wine: here }]);

  expect(wines).toHaveLength(1);
  expect(wines[0]).toMatchObject({
    ...{ id: here.id, quantity: 2, region: "Langhe", notes: "Ours\n\nBuy more", tags: ["Bo"] },
    ...{ designation: "Cannubi", drinkFrom: 2024 },
  });
});

test("joining an imported wine adds only bottles in sizes that the wine lacks", () => {
  const magnums = CELLARTRACKER.replace("750ml", "1.5L");
  const here = aWine({ name: "Barolo Cannubi", producer: "Brezza", vintage: 2016, quantity: 2 });

  const { wines } = planned("join", [{ wine: here }], {}, [magnums]);

  expect(wines[0]?.quantity).toBe(8);
  expect(lotsOf(wines[0] ?? here).map(({ millilitres }) => millilitres)).toEqual([750, 1500]);
});

test("joining gives a wine without bottles all bottles of the file", () => {
  const here = aWine({ name: "Barolo Cannubi", producer: "Brezza", vintage: 2016, quantity: 0 });

  const { wines } = planned("join", [{ wine: here }]);

  expect(wines[0]?.quantity).toBe(6);
  expect(lotsOf(wines[0] ?? here).map(({ id }) => id)).toEqual([here.bottleId]);
});

test("of two similar imported wines, the one without bottles joins the other", () => {
  const none = CELLARTRACKER.replace(",6,0,", ",0,0,");

  const { plan } = planned("leave", [], {}, [none, VIVINO]);

  expect(plan.find(({ kind }) => kind === "alike")?.draft.source).toBe("CellarTracker");
});

test("similar wines of one program, or of different vintages, stay separate", () => {
  const twice = CELLARTRACKER + `\r\n${CELLARTRACKER.split("\r\n")[1]?.replace("7", "8") ?? ""}`;
  const other = VIVINO.replace(",2016,", ",2017,");

  const { plan } = planned("leave", [], {}, [twice, other]);

  expect(plan.filter(({ kind }) => kind === "alike")).toEqual([]);
});

test("importing again recognizes a renamed wine that was joined from two wines", () => {
  const first = planned("join");
  const [wine] = first.wines;
  const id = first.plan[1]?.draft.wineId ?? "";
  if (!wine) throw new Error("Nothing came");
  const renamed = { wine: { ...wine, name: "Ours" }, imported: wine };

  const both = planned("leave", [renamed], { [id]: "join" });
  const alone = planned("leave", [renamed], { [id]: "join" }, [VIVINO], { [id]: wine.id });

  expect(both.plan.flatMap((one) => changesOf(one, both.choices))).toEqual([]);
  expect(alone.plan).toMatchObject([{ kind: "alike", like: { wineId: wine.id } }]);
  expect(alone.plan.flatMap((one) => changesOf(one, alone.choices))).toEqual([]);
});

test("importing a joined wine again keeps the user's later edits and removals", () => {
  const none = aWine({ name: "Barolo Cannubi", producer: "Brezza", vintage: 2016, quantity: 0 });
  const [wine] = planned("join", [{ wine: none }], {}, [VIVINO]).wines;
  if (!wine) throw new Error("Nothing came");
  const now = { ...wine, quantity: 0, lots: [], notes: "Ours", drinkFrom: null, drinkTo: null };

  const again = planned("join", [{ wine: now, imported: wine }], {}, [VIVINO]);

  expect(again.wines).toEqual([now]);
});

test("importing a joined wine again adds no bottles to an empty wine", () => {
  const here = aWine({ name: "Barolo Cannubi", producer: "Brezza", vintage: 2016, quantity: 0 });
  const id = planned("join", [{ wine: here }], {}, [VIVINO]).plan[0]?.draft.wineId ?? "";

  const { wines } = planned("join", [{ wine: here }], {}, [VIVINO], { [id]: here.id });

  expect(wines[0]?.quantity).toBe(0);
});

test.each([
  ["both files", [CELLARTRACKER, VIVINO]],
  ["only the second wine's file", [VIVINO]],
])("importing %s joins the second wine and keeps the user's edits", (_, files) => {
  const [wine] = planned("leave", [], {}, [CELLARTRACKER]).wines;
  if (!wine) throw new Error("Nothing came");
  const now = { ...wine, notes: "Ours", drinkFrom: 2030 };

  const { wines } = planned("join", [{ wine: now, imported: wine }], {}, files);

  expect(wines).toMatchObject([{ notes: "Ours\n\nBuy more", drinkFrom: 2030, drinkTo: null }]);
});

test("importing the first wine's file again after a join changes nothing", () => {
  const magnums = CELLARTRACKER.replace("750ml", "1.5L");
  const first = planned("join", [], {}, [magnums, VIVINO]);
  const [wine] = first.wines;
  const id = first.plan[1]?.draft.wineId ?? "";
  if (!wine) throw new Error("Nothing came");

  const again = planned("leave", [{ wine, imported: wine }], {}, [magnums], { [id]: wine.id });

  expect(wine.quantity).toBe(12);
  expect(again.plan.flatMap((one) => changesOf(one, again.choices))).toEqual([]);
});

test("two joined wines of one program each keep their extra fields", () => {
  const row = VIVINO.split("\r\n")[1] ?? "";
  const other = row.replace("vivino/1", "vivino/2").replace("Barolo,Italy", "Langhe,Italy");
  const here = aWine({ name: "Barolo Cannubi", producer: "Brezza", vintage: 2016, quantity: 2 });

  const { wines } = planned("join", [{ wine: here }], {}, [`${VIVINO}\r\n${other}`]);

  const extraFields = JSON.stringify(extraRowsIn(wines[0]?.extraFields ?? null));
  expect(extraFields).toContain('"Barolo"');
  expect(extraFields).toContain('"Langhe"');
});

test("a newer file of a joined wine adds only new facts", () => {
  const { wines: drafts } = readTexts([CELLARTRACKER, VIVINO]);
  const readingWith = (notes: string, tags: string[]) =>
    drafts.map((draft, at) => ({
      ...draft,
      facts: { ...draft.facts, ...(at === 0 ? { notes: "Mine", tags: ["A"] } : { notes, tags }) },
    }));
  const choices = { ...CHOICES, like: { all: "join", one: {} } } as const;
  const [create] = planImport(readingWith("Buy more", ["B"]), [], { choices, year: 2026 });
  const [made] = create ? changesOf(create, choices) : [];
  if (made?.kind !== "create") throw new Error("Nothing came");
  const imported = { ...WINE_ADDITIONS, ...made.body };
  const ids = { id: made.wineId, bottleId: made.bottleId };
  const now = { ...aWine(imported), ...ids, notes: "Ours", tags: ["A", "C"] };

  const newer = readingWith("Buy less", ["B", "D"]);
  const plan = planImport(newer, [{ wine: now, imported }], { choices, year: 2026 });

  const [edit] = plan.flatMap((one) => changesOf(one, choices));
  const outcome = edit && decideHere(now, edit, ME);
  if (outcome?.kind !== "changed") throw new Error("Nothing was changed");
  expect(outcome.wine).toMatchObject({ notes: "Ours\n\nBuy less", tags: ["A", "C", "D"] });
});

test("a joined wine's tags beyond the tag limit are reported", () => {
  const full = Array.from({ length: 20 }, (_, n) => `Tag ${String(n)}`);
  const here = aWine({
    ...{ name: "Barolo Cannubi", producer: "Brezza", vintage: 2016, quantity: 2, tags: full },
  });
  const { wines } = readTexts([VIVINO]);
  const drafts = wines.map((draft) => ({ ...draft, facts: { ...draft.facts, tags: ["More"] } }));
  const choices = { ...CHOICES, like: { all: "join", one: {} } } as const;

  const [planned] = planImport(drafts, [{ wine: here }], { choices, year: 2026 });

  expect(planned?.draft.doubts).toEqual([
    { where: { file: "1.csv", line: 2 }, sentence: "Not all its tags fit" },
  ]);
});

test("a joined wine's photo is imported if the other wine has none", () => {
  const { wines } = readTexts([CELLARTRACKER, VIVINO]);
  const [draft, other] = wines;
  if (!draft || !other) throw new Error("Nothing was read");
  const photo = new Uint8Array([0xff, 0xd8]);

  const choices = { ...CHOICES, like: { all: "join", one: {} } } as const;
  const plan = planImport([draft, { ...other, photo }], [], { choices, year: 2026 });

  expect(plan.flatMap((one) => photoOf(one, choices) ?? [])).toEqual([photo]);
});

test("joining keeps the bottles that the user added in another size", () => {
  const here = aWine({ name: "Barolo Cannubi", producer: "Brezza", vintage: 2016, quantity: 0 });
  const magnum = { ...plainLot(id(5), 2), millilitres: 1500 };
  const now = { ...here, lots: [plainLot(here.bottleId, 0), magnum], quantity: 2 };

  const { wines } = planned("join", [{ wine: now, imported: here }], {}, [VIVINO]);

  const lots = lotsOf(wines[0] ?? here).map(({ millilitres, bottles }) => [millilitres, bottles]);
  expect(lots).toContainEqual([1500, 2]);
  expect(wines[0]?.quantity).toBe(8);
});

test("an archived wine that gets bottles by joining is unarchived", () => {
  const here = aWine({
    ...{ name: "Barolo Cannubi", producer: "Brezza", vintage: 2016, quantity: 0 },
    isArchived: true,
  });

  const { wines } = planned("join", [{ wine: here }], {}, [VIVINO]);

  expect(wines).toMatchObject([{ id: here.id, quantity: 6, isArchived: false }]);
});

const CHOICES: Choices = {
  completions: { all: { varietal: "Nebbiolo" }, one: {} },
  like: { all: "leave", one: {} },
  updateChanged: false,
  addEmpty: true,
};

function planned(
  all: LikeChoice,
  known: readonly KnownWine[] = [],
  one: Choices["like"]["one"] = {},
  files: readonly string[] = [CELLARTRACKER, VIVINO],
  before: Choices["like"]["before"] = {},
) {
  const choices = { ...CHOICES, like: { all, one, before } };
  const reading = readTexts(files);
  const plan = planImport(reading.wines, known, { choices, year: 2026 });
  const past = eventsToCome(reading, { plan, choices, knownEvents: new Set() });
  const wines = new Map<string, Wine>(known.map(({ wine }) => [wine.id, wine]));
  for (const change of plan.flatMap((planOne) => changesOf(planOne, choices))) {
    const outcome = decideHere(wines.get(change.wineId), change, ME);
    if (outcome.kind === "refused") throw new Error(JSON.stringify(outcome));
    wines.set(change.wineId, outcome.wine);
  }
  return { plan, past, choices, wines: [...wines.values()] };
}
