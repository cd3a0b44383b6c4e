import "fake-indexeddb/auto";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { plainLot, WINE_FIELDS, type WineRow } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cellarOf } from "../../engine/db/cellars.ts";
import { prepareCellar } from "../../engine/db/opening/prepareCellar.ts";
import { engineStatus } from "../../engine/live/test/engineStatus.ts";
import { ADDED_LINES, aRow } from "../../rules/testBuilders.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { EverythingInSight } from "../../ui/test/EverythingInSight.ts";
import { showRoutes } from "../../ui/test/show.tsx";
import { FROM_COLLECTION, wineAddress } from "../../parts/addresses/wineAddress.ts";
import { WinePage, type WineFormRequest } from "./WinePage.tsx";

let ada = { id: "", email: "ada@cellar.example" };
const cellar = () => cellarOf(ada.id);
const status = engineStatus.getState();
const BAROLO = aRow({ notes: "Tar and roses", region: "Barolo", vintage: 2016 });
const ALL_FILLED = {
  keepAtLeast: 3,
  ...ADDED_LINES,
  appellation: "Barolo DOCG",
  designation: "Vigna Cannubi",
  alcohol: 14.5,
  drinkFrom: 2024,
  drinkTo: 2040,
  tags: ["gift", "birthday"],
  barcodes: ["8001234567890"],
};

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", EverythingInSight);
  vi.setSystemTime(new Date("2026-11-22"));
  ada = { ...ada, id: crypto.randomUUID() };
  sessionStore.setState({ kind: "signedIn", user: ada, mustSignIn: false }, true);
});

afterEach(() => {
  vi.useRealTimers();
  sessionStore.setState({ kind: "signedOut" }, true);
  engineStatus.setState(status, true);
});

test("a wine's page shows the value of every filled field", async () => {
  await showPage(ALL_FILLED);

  await screen.findByRole("heading", { level: 1, name: "Barolo Cannubi 2016" });
  await screen.findByText("2024 to 2040");
  const { textContent } = screen.getByRole("article");
  const wine = { ...BAROLO, ...ALL_FILLED };
  for (const field of WINE_FIELDS) {
    if (["photoUrl", "nonVintage", "extraFields", "opened"].includes(field)) continue;
    const values = [wine[field]].flat() as (string | number)[];
    for (const value of values) expect(textContent).toContain(String(value));
  }
  expect(textContent).toContain(BAROLO.bottleId);
  expect(document.title).toBe("Barolo Cannubi · Wine Cellar");
});

// Spec 10.57
test("[M7] a barcode can be removed on the wine's page", async () => {
  const { person } = await showPage(ALL_FILLED);

  await person.click(await screen.findByRole("button", { name: "Unlink barcode 8001234567890" }));

  await waitFor(() => {
    expect(screen.queryByText("8001234567890")).toBeNull();
  });
  const [entry] = await cellar().outbox.toArray();
  expect(entry?.change).toMatchObject({
    kind: "edit",
    body: { barcodes: [] },
    base: { barcodes: ["8001234567890"] },
  });
});

// Spec 10.75
test("extra data from an import is shown unchanged", async () => {
  const rows = [
    { table: "CellarTracker, list", cells: [["MasterVarietal", "Nebbiolo"]] },
    { table: "CellarTracker, inventory", of: "1201 1202", cells: [["BottleNote", "Torn label"]] },
  ];
  const { person } = await showPage({ extraFields: JSON.stringify(rows) });
  const kept = await screen.findByText("Kept from the import");
  expect(kept.closest("details")).toHaveProperty("open", false);

  await person.click(kept);

  const shown = within(kept.closest("details") ?? document.body);
  shown.getByText("CellarTracker, inventory · 1201 1202");
  expect(shown.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "MasterVarietal",
    "BottleNote",
  ]);
  shown.getByText("Torn label");
});

test("extra import data in an unknown format is shown as text", async () => {
  await showPage({ extraFields: "bought by my father" });

  await screen.findByText("Kept from the import");
  screen.getByText("bought by my father");
});

test("a wine's page shows the estimated drinking window and its source", async () => {
  await showPage();

  const section = within(await screen.findByRole("region", { name: "When to drink" }));
  section.getByText("usually 2022–2039");
  section.getByText("Ready");
  section.getByText("Barolo: 6 to 23 years after the harvest, in a great year.");
  expect(section.getAllByRole("link")).toHaveLength(2);
});

test("a non-vintage wine shows NV and the user's drinking window", async () => {
  await showPage({ ...ALL_FILLED, nonVintage: true });

  const section = within(await screen.findByRole("region", { name: "When to drink" }));
  section.getByText("2024 to 2040");
  section.getByText("As you have set it.");
  screen.getByText("NV");
  expect(screen.queryByText("2016")).toBeNull();
});

test("a non-vintage wine without a purchase date shows no drinking window", async () => {
  await showPage({ nonVintage: true });

  await screen.findByRole("heading", { name: /Cannubi|Barolo/u });
  expect(screen.queryByRole("region", { name: "When to drink" })).toBeNull();
});

test("the page's buttons add and remove bottles and archive the wine", async () => {
  const { person } = await showPage();

  await person.click(
    await screen.findByRole("button", { name: "Remove a bottle of Barolo Cannubi" }),
  );
  await screen.findByText("5 bottles");
  await person.click(screen.getByRole("button", { name: "Add a bottle of Barolo Cannubi" }));
  await screen.findByText("6 bottles");
  await chooseMore(person, "Archive");
  await screen.findByText("Archived");
  expect(screen.queryByRole("button", { name: /^Remove a bottle/ })).toBeNull();
  await chooseMore(person, "Unarchive");

  await waitFor(() => {
    expect(screen.queryByText("Archived")).toBeNull();
  });
});

test("the wine page's header shows one bottle fewer after 'Take a bottle'", async () => {
  const { person } = await showPage();
  await screen.findByText("6 bottles · usually 2022–2039");

  await person.click(screen.getByRole("button", { name: "Take a bottle" }));

  await screen.findByText("5 bottles · usually 2022–2039");
  expect(screen.getAllByText("Barolo")).toHaveLength(1);
});

test("three lots that differ only by position are folded into one row", async () => {
  const at = (position: string) => ({ ...plainLot(crypto.randomUUID(), 1), position });
  await showPage({ lots: ["B1", "B2", "D4"].map(at), quantity: 3 });

  const row = await screen.findByText("B1–B2, D4 · Standard (750 ml) · 3 bottles");
  expect(row.closest("details")).toHaveProperty("open", false);
  expect(
    within(row.closest("details") ?? row).getAllByRole("listitem", { hidden: true }),
  ).toHaveLength(3);
});

// Spec 10.95
test("an opened bottle counts half until it is finished", async () => {
  const { person } = await showPage();

  await person.click(await screen.findByRole("button", { name: "Open a bottle" }));
  const sheet = within(await screen.findByRole("dialog", { name: /^Open a bottle of Barolo/ }));
  expect(sheet.getByRole("status").textContent).toMatch(/^Usually good until .*, 5 days left\.$/);
  await person.click(sheet.getByRole("button", { name: "Open Bottle" }));
  const region = screen.getByRole("region", { name: "Open bottles" });
  await within(region).findByText("Each counts as half gone: 5½ bottles left.");
  expect(within(region).getAllByRole("link")).toHaveLength(2);
  screen.getByText("6 bottles");

  await person.click(within(region).getByRole("button", { name: "Finish: open bottle" }));
  await screen.findByText("5 bottles");
  await within(region).findByText("None is open.");
});

test("a bottle open for too long shows 'taste it first'", async () => {
  const bottle = { id: crypto.randomUUID(), day: "2026-11-12", lotId: null } as const;
  const { person } = await showPage({ opened: [{ ...bottle, keeping: "stopper" }] });

  const region = within(await screen.findByRole("region", { name: "Open bottles" }));
  region.getByText(/: taste it first$/);
  await person.click(region.getByRole("button", { name: "Change: open bottle" }));
  const sheet = within(await screen.findByRole("dialog", { name: /^Open bottle of Barolo/ }));
  await person.click(sheet.getByRole("button", { name: "It is not open after all" }));

  await region.findByText("None is open.");
  screen.getByText("6 bottles");
});

test("bottles are moved to a new lot in another place", async () => {
  const rack = { id: crypto.randomUUID(), name: "Rack B", parentId: null, kind: "rack" } as const;
  const sizes = { rows: 4, columns: 6, depth: null };
  await cellar().places.put({ ...rack, ...sizes, seq: 1, deleted: false });
  const { person } = await showPage();

  await person.click(await screen.findByRole("button", { name: /^Move:/ }));
  const sheet = within(await screen.findByRole("dialog", { name: /^Move bottles of Barolo/ }));
  fireEvent.change(await sheet.findByLabelText("Bottles"), { target: { value: "2" } });
  await person.click(await sheet.findByRole("combobox", { name: "Place" }));
  await person.click(await screen.findByRole("option", { name: "Rack B" }));
  fireEvent.change(sheet.getByLabelText("Position"), { target: { value: "A1" } });
  await person.click(sheet.getByRole("button", { name: "Move Bottles" }));

  await screen.findByText("Rack B · A1 · Standard (750 ml)");
});

test("moving all bottles leaves no empty lot", async () => {
  const { person } = await showPage();
  const [before] = await screen.findAllByRole("button", { name: /^Move:/ });
  if (!before) throw new Error("There is nothing to move");

  await person.click(before);
  const sheet = within(await screen.findByRole("dialog", { name: /^Move bottles of Barolo/ }));
  const bottles = await sheet.findByLabelText("Bottles");
  fireEvent.change(bottles, { target: { value: String(BAROLO.quantity) } });
  fireEvent.change(sheet.getByLabelText("Position"), { target: { value: "A1" } });
  await person.click(sheet.getByRole("button", { name: "Move Bottles" }));

  await screen.findByText(/^A1 · /);
  const groups = within(screen.getByRole("region", { name: "Bottles" })).getAllByRole("listitem");
  expect(groups).toHaveLength(1);
  expect(screen.queryByText("0 bottles")).toBeNull();
});

test("opening a bottle requires a date", async () => {
  const { person } = await showPage();
  await person.click(await screen.findByRole("button", { name: "Open a bottle" }));
  const sheet = within(
    await screen.findByRole("dialog", { name: "Open a bottle of Barolo Cannubi" }),
  );
  const day = await sheet.findByLabelText("Opened On");

  fireEvent.change(day, { target: { value: "" } });
  expect(sheet.getByRole("status").textContent).toBe("");
  await person.click(sheet.getByRole("button", { name: "Open Bottle" }));

  sheet.getByText("Opened On must be a day");
});

test("Edit opens the wine's form, and Print prints the page", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const { person } = await showPage();

  await person.click(await screen.findByRole("button", { name: "Edit" }));
  await screen.findByText("form over Barolo Cannubi");
  await chooseMore(person, "Print");

  expect(print).toHaveBeenCalledOnce();
});

// Spec 10.105
test("the pages of removed and unknown wines say why nothing is shown", async () => {
  const { router } = await showPage();
  await screen.findByRole("heading", { name: "Barolo Cannubi 2016" });

  await cellar().wines.put({ ...BAROLO, userId: ada.id, deleted: true });
  await screen.findByRole("heading", { name: "This wine was removed" });
  screen.getByText(
    "Barolo Cannubi can no longer be restored: it was removed more than 30 days ago.",
  );
  expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();

  await cellar().wines.put({ ...BAROLO, name: "", userId: ada.id, deleted: true });
  await screen.findByText("It can no longer be restored: it was removed more than 30 days ago.");

  await act(() => router.navigate(wineAddress("unheard-of")));
  await screen.findByRole("heading", { name: "This wine is not in your cellar" });
  expect(screen.getByRole("link", { name: "Back to your cellar" })).toHaveProperty("pathname", "/");
});

test("Back opens the collection, even if the wine's address was opened directly", async () => {
  const { person, router } = await showPage();
  const back = await screen.findByRole("link", { name: "Wine Collection" });
  await person.click(back);
  await screen.findByText("the collection");
  expect(router.state.historyAction).toBe("PUSH");

  await act(() => router.navigate(wineAddress(BAROLO.id), { state: FROM_COLLECTION }));
  await person.click(await screen.findByRole("link", { name: "Wine Collection" }));

  await screen.findByText("the collection");
  expect(router.state.historyAction).toBe("POP");
});

test("an error is shown if neither device nor server has wines", async () => {
  engineStatus.setState({ phase: "idle", server: "unreachable" });
  show();

  const alert = await screen.findByRole("alert");
  within(alert).getByText("Failed to fetch wines");
});

async function chooseMore(person: UserEvent, name: string): Promise<void> {
  await person.click(screen.getByRole("button", { name: "More actions" }));
  await person.click(await screen.findByRole("menuitem", { name }));
}

async function showPage(values: Partial<WineRow> = {}) {
  await prepareCellar(cellar(), { notes: [], newId: () => crypto.randomUUID() });
  await cellar().state.update("sync", { filled: true });
  await cellar().wines.put({ ...BAROLO, ...values, userId: ada.id });
  return show();
}

function show() {
  const renderForm = ({ wine, previous, opened }: WineFormRequest) =>
    opened && <p>form over {wine?.name ?? `what follows on ${previous?.name ?? ""}`}</p>;
  return showRoutes(
    [
      { path: "/", element: <p>the collection</p> },
      {
        path: "/wines/:wineId",
        element: <WinePage renderDishes={() => null} renderForm={renderForm} />,
      },
    ],
    { at: wineAddress(BAROLO.id) },
  );
}
