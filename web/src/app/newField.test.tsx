import "fake-indexeddb/auto";
import { screen } from "@testing-library/react";
import { textIn, wineBodySchema, wineSchema, type Wine, type WineBody } from "sync-protocol";
import { beforeEach, expect, test, vi } from "vitest";
import { csvOf } from "../export/csv.ts";
import { winesTable } from "../export/exportTables.ts";
import { COLUMNS } from "../features/collection/cards/columns.ts";
import { USE_WORDS } from "../features/import-page/words.ts";
import { readForm, valuesOf } from "../features/wine-form/formValues.ts";
import { showForm } from "../features/wine-form/test/showForm.tsx";
import { WineFacts } from "../features/wine-page/WineFacts.tsx";
import { sharedWine } from "../features/wine-page/sharedWine.ts";
import { readTexts, theWine } from "../import/files/testFiles.ts";
import { filterWines, NO_FILTER } from "../rules/cellar/finding/filterWines.ts";
import { aCellarWine, aWine } from "../rules/testBuilders.ts";
import { sessionStore } from "../engine/session/sessionStore.ts";
import { show } from "../ui/test/show.tsx";

vi.mock("../../../sync-protocol/src/records/wineFields.ts", async (original) => {
  const { WINE_TABLE, addedText, ...others } = await original<{
    readonly WINE_TABLE: object;
    readonly addedText: (label: string, max: number, uses: object) => object;
  }>();
  const closure = addedText("Closure", 50, {
    ...{ control: "line", searchable: true, exportedAs: "Closure", column: "Stopper" },
    isShared: true,
  });
  return { ...others, addedText, WINE_TABLE: { ...WINE_TABLE, closure } };
});

const SAID = { closure: "Glass stopper" };
const wine = (): Wine & typeof SAID => ({ ...aWine(), ...SAID });
const UNSAID = { closure: null };

beforeEach(() => {
  const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
});

test("the wine schemas accept and keep a field added to wines", () => {
  const { id, userId, bottleId, isArchived, ...body } = wine();
  expect(wineBodySchema.parse(body)).toMatchObject(SAID);
  expect(wineBodySchema.parse({ ...body, closure: " " })).toMatchObject(UNSAID);
  expect(wineSchema.parse(wine())).toMatchObject({ id, userId, bottleId, isArchived, ...SAID });
});

test("the size of a wine's text includes a field added to wines", () => {
  expect(textIn(wine()) - textIn({ ...aWine(), ...UNSAID })).toBe("Glass stopper".length);
});

test("the search finds a wine by a field added to wines", () => {
  const wines = [aCellarWine(), { ...aCellarWine(), ...SAID }];
  expect(filterWines(wines, "glass", NO_FILTER)).toEqual([wines[1]]);
});

test("the collection's table has a column for a field added to wines", () => {
  const column = COLUMNS.find(({ label }) => label === "Stopper");
  const known = { windowOf: undefined, placement: undefined };
  expect(column?.text({ ...aCellarWine(), ...SAID }, known)).toBe("Glass stopper");
});

test("CSV export and import contain a field added to wines", () => {
  const { header, rows } = winesTable([wine()]);
  const csv = csvOf(header, rows);
  expect(csv).toContain("Closure");

  expect(theWine(readTexts([csv])).facts).toMatchObject(SAID);
  expect(USE_WORDS).toContainEqual(["closure", "Closure"]);
});

test("a wine shared by link contains a field added to wines", () => {
  expect(sharedWine(wine())).toMatchObject(SAID);
});

test("the wine's page shows a field added to wines", () => {
  show(<WineFacts wine={wine()} />);
  expect(screen.getByText("Closure").parentElement?.textContent).toBe("ClosureGlass stopper");
});

test("the wine form shows a field added to wines under More", () => {
  showForm(wine());
  expect(screen.getByLabelText("Closure")).toHaveProperty("value", "Glass stopper");

  const bounds = { year: 2026, knownVintage: undefined, unasked: wine() satisfies WineBody };
  const values = { ...valuesOf(wine()), closure: "Cork" };
  expect(readForm(values, null, bounds)).toMatchObject({ body: { closure: "Cork" } });
});
