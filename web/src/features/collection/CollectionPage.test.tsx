import "fake-indexeddb/auto";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { WINE_ADDITIONS, type WineBody } from "sync-protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cellarOf } from "../../engine/db/cellars.ts";
import { addWine, recordChange } from "../../engine/db/commands/wineCommands.ts";
import { prepareCellar } from "../../engine/db/opening/prepareCellar.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { localCellar } from "../../engine/live/cellar/localCellar.ts";
import { engineStatus } from "../../engine/live/test/engineStatus.ts";
import { aCellarWine } from "../../rules/testBuilders.ts";
import { QUICK_ACTIONS, sendQuickAction } from "../../parts/requests/quickActions.ts";
import { EverythingInSight } from "../../ui/test/EverythingInSight.ts";
import { show } from "../../ui/test/show.tsx";
import { clearFilters, narrow, openViewOf, setSort } from "./view/collectionView.ts";
import { CollectionPage } from "./CollectionPage.tsx";
import { DEFAULT_SORT } from "./view/sorts.ts";

const STATS = { bottles: 900, types: 1, regions: 1 };

let anna = { id: "", email: "anna@example.org" };
const cellar = () => cellarOf(anna.id);
const status = engineStatus.getState();

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", EverythingInSight);
  anna = { ...anna, id: crypto.randomUUID() };
  sessionStore.setState({ kind: "signedIn", user: anna, mustSignIn: false }, true);
});

afterEach(() => {
  vi.useRealTimers();
  clearFilters();
  setSort(DEFAULT_SORT);
  sessionStore.setState({ kind: "signedOut" }, true);
  engineStatus.setState(status, true);
});

describe("the collection's loading states", () => {
  // Spec 2.26
  test("six placeholders are shown until the cellar is loaded", () => {
    showPage();

    expect(screen.getAllByTestId("placeholder-card")).toHaveLength(6);
  });

  // Spec 2.26, 8.10
  test("an error is shown if the device is empty and the server unreachable", async () => {
    engineStatus.setState({ phase: "idle", server: "unreachable" });
    showPage();

    const alert = await screen.findByRole("alert");
    within(alert).getByText("Failed to fetch wines");
    within(alert).getByRole("button", { name: "Retry" });
    expect(screen.queryByTestId("placeholder-card")).toBeNull();
  });

  // Spec 10.5
  test("a large cellar shows its first cards and count while loading", async () => {
    const first = { wines: [aCellarWine({ name: "Barolo" })], count: 700, stats: STATS };
    localCellar.setState({ kind: "reading", first }, true);
    const { person } = showPage();

    screen.getByRole("article", { name: "Barolo" });
    screen.getByText("900 bottles across 700 wines");
    expect(screen.queryByTestId("placeholder-card")).toBeNull();
    await person.type(screen.getByLabelText("Search wines"), "c");

    expect(screen.queryByRole("article")).toBeNull();
    expect(screen.getAllByTestId("placeholder-card")).toHaveLength(6);
  });

  // Spec 2.26, 2.27
  test("an empty cellar shows a button that opens the wine form", async () => {
    await prepareCellar(cellar(), { notes: [], newId: () => crypto.randomUUID() });
    await cellar().state.update("sync", { filled: true });
    const { person } = showPage();

    await screen.findByRole("heading", { name: "Your cellar is empty" });
    screen.getByText(
      "Start building your wine collection by adding your first bottle. Each wine will get a unique identifier for easy tracking.",
    );
    expect(screen.queryByTestId("placeholder-card")).toBeNull();
    await person.click(screen.getByRole("button", { name: "Add Your First Wine" }));

    await screen.findByText("form over no wine");
  });

  // Spec 1.2, 2.24
  test("the home page shows the product's name and opens the Collection tab", () => {
    showPage();

    screen.getByRole("heading", { level: 1, name: "Wine Cellar" });
    const tabs = screen.getAllByRole("tab");
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute("aria-selected")])).toEqual([
      ["Wine Collection", "true"],
      ["Meal Pairing", "false"],
    ]);
  });

  // Spec 2.28
  test("the collection's summary counts bottles and wines", async () => {
    await stock(wine({ name: "Barolo", quantity: 3 }), wine({ name: "Chablis", quantity: 1 }));
    showPage();

    await screen.findByText("4 bottles across 2 wines");
    await waitFor(() => {
      expect(screen.getAllByRole("article")).toHaveLength(2);
    });
  });
});

describe("search and filters", () => {
  // Spec 2.36, 2.38, 4.14
  test("Search filters the list; Clear shows all wines again", async () => {
    await stock(wine({ name: "Château Musar" }), wine({ name: "Chablis" }));
    const { person } = showPage();
    await screen.findByRole("article", { name: "Chablis" });
    expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();

    await person.type(screen.getByLabelText("Search wines"), "chateau");
    await waitFor(() => {
      expect(screen.queryByRole("article", { name: "Chablis" })).toBeNull();
    });
    await person.click(screen.getByRole("button", { name: "Clear" }));

    await screen.findByRole("article", { name: "Chablis" });
    expect(screen.getByLabelText("Search wines")).toHaveProperty("value", "");
    expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
  });

  test.each([
    [{ window: "leaving" }, "No wine leaves its window this year"],
    [{ isOrdered: true }, "No bottles are on order"],
    [{ window: "leaving", type: "Red Wine" }, "No wine matches"],
  ] as const)("with filter %o, the empty list says '%s'", async (narrowed, title) => {
    await stock(wine({ name: "Chablis", type: "White Wine" }));
    const { person } = showPage();
    await screen.findByRole("article", { name: "Chablis" });
    act(() => {
      narrow(narrowed);
    });

    await screen.findByRole("heading", { name: title });
    await person.click(screen.getByRole("button", { name: "Show all wines" }));

    await screen.findByRole("article", { name: "Chablis" });
  });

  test("a search without results links to the removed wines", async () => {
    await stock(wine({ name: "Chablis" }));
    const { person } = showPage();
    await screen.findByRole("article", { name: "Chablis" });

    await person.type(screen.getByLabelText("Search wines"), "musar");

    const link = await screen.findByRole("link", { name: "Recently Removed" });
    expect(link.getAttribute("href")).toBe("/recently-removed");
  });

  // Spec 2.36
  test("the Filters button opens the filters and counts active ones", async () => {
    await stock(wine({ name: "Old", vintage: 1990 }), wine({ name: "Young", vintage: 2020 }));
    const { person } = showPage();
    await screen.findByRole("article", { name: "Old" });
    const toggle = screen.getByRole("button", { name: "Filters" });

    await person.click(toggle);
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    await person.type(await screen.findByLabelText("From"), "2000");

    await waitFor(() => {
      expect(screen.queryByRole("article", { name: "Old" })).toBeNull();
    });
    screen.getByRole("button", { name: /^Filters\s*\(1 active\)$/ });
  });

  // Spec 2.33, 2.37
  test("archived wines are listed only if the user includes them", async () => {
    const [sold] = await stock(wine({ name: "Drunk" }), wine({ name: "Kept" }));
    await recordChange(cellar(), { kind: "archive", wineId: sold ?? "" }, context());
    const { person } = showPage();
    await screen.findByRole("article", { name: "Kept" });
    await waitFor(() => {
      expect(screen.queryByRole("article", { name: "Drunk" })).toBeNull();
    });

    await person.click(screen.getByRole("checkbox", { name: "Include archived wines" }));

    const card = within(await screen.findByRole("article", { name: "Drunk" }));
    card.getByText("Archived");
    expect(card.queryByRole("button", { name: /bottle of/ })).toBeNull();
    card.getByRole("button", { name: "Unarchive Drunk" });
  });

  test("wines that match a misspelled search are listed under Similar", async () => {
    await stock(wine({ name: "Barolo" }), wine({ name: "Chablis" }));
    const { person } = showPage();
    const field = await screen.findByLabelText("Search wines");

    await person.type(field, "barola");
    await screen.findByRole("heading", { name: "Similar" });
    screen.getByRole("article", { name: "Barolo" });
    expect(screen.queryByRole("article", { name: "Chablis" })).toBeNull();

    await person.type(field, "{Backspace}");
    await waitFor(() => {
      expect(screen.queryByRole("heading", { name: "Similar" })).toBeNull();
    });
  });

  test("the button 'Show all wines' clears a search without matches", async () => {
    await stock(wine({ name: "Barolo" }));
    const { person } = showPage();
    await screen.findByRole("article", { name: "Barolo" });

    await person.type(screen.getByLabelText("Search wines"), "zzz");
    await person.click(await screen.findByRole("button", { name: "Show all wines" }));

    await screen.findByRole("article", { name: "Barolo" });
  });
});

describe("the view", () => {
  const names = () => screen.getAllByRole("article").map((card) => card.dataset["wineId"]);

  test("a chosen sort order is applied and added to the address", async () => {
    const [old, young] = await stock(
      wine({ name: "Aloxe", vintage: 1990 }),
      wine({ name: "Barolo", vintage: 2020 }),
    );
    const { person } = showPage();
    await waitFor(() => {
      expect(names()).toEqual([old, young]);
    });

    await person.selectOptions(
      screen.getByRole("combobox", { name: "Sort" }),
      "Vintage, newest first",
    );

    await waitFor(() => {
      expect(names()).toEqual([young, old]);
    });
    expect(window.location.search).toBe("?sort=-vintage");
  });

  test("the address sets the filters, and a typed search extends the address", async () => {
    await stock(wine({ name: "Barolo" }), wine({ name: "Chablis", type: "White Wine" }));
    openViewOf(anna.id);
    const { person } = showPage({ at: "/?type=White+Wine" });
    await screen.findByRole("article", { name: "Chablis" });
    await waitFor(() => {
      expect(screen.queryByRole("article", { name: "Barolo" })).toBeNull();
    });

    await person.type(screen.getByLabelText("Search wines"), "cha");

    expect(window.location.search).toBe("?q=cha&type=White+Wine");
  });

  test("the next user on the device starts without the previous user's search", async () => {
    await stock(wine({ name: "Barolo" }));
    const { person } = showPage();
    await screen.findByRole("article", { name: "Barolo" });
    await person.type(screen.getByLabelText("Search wines"), "zzz");
    await screen.findByText("No wine matches");

    act(() => {
      sessionStore.setState(
        {
          kind: "signedIn",
          user: { id: crypto.randomUUID(), email: "b@example.org" },
          mustSignIn: false,
        },
        true,
      );
    });

    await waitFor(() => {
      expect(screen.getByLabelText("Search wines")).toHaveProperty("value", "");
    });
    expect(window.location.search).toBe("");
  });
});

describe("a wine card", () => {
  // Spec 2.32, 4.4
  test("a card's buttons add and remove single bottles", async () => {
    await stock(wine({ name: "Barolo", quantity: 1 }));
    const { person } = showPage();
    const card = within(await screen.findByRole("article", { name: "Barolo" }));

    await person.click(card.getByRole("button", { name: "Add a bottle of Barolo" }));
    await card.findByText("2 bottles");
    await screen.findByText("Bottles added successfully");
    await person.click(card.getByRole("button", { name: "Remove a bottle of Barolo" }));
    await card.findByText("1 bottle");
    await person.click(card.getByRole("button", { name: "Remove a bottle of Barolo" }));

    await card.findByText("0 bottles");
    expect(card.getByRole("button", { name: "Remove a bottle of Barolo" })).toHaveProperty(
      "disabled",
      true,
    );
  });

  test("archiving the wine of the focused card focuses the next card", async () => {
    await stock(wine({ name: "Barolo" }));
    await stock(wine({ name: "Chablis" }));
    await stock(wine({ name: "Dao" }));
    const listening = vi.spyOn(document, "addEventListener");
    const { person } = showPage();
    // Waits for the code that moves the focus, because it loads shortly after the first render.
    await waitFor(() => {
      expect(listening).toHaveBeenCalledWith("focusin", expect.anything());
    });
    const archive = (name: string) => screen.findByRole("button", { name: `Archive ${name}` });

    for (const [name, next] of [
      ["Chablis", "Archive Dao"],
      ["Dao", "Archive Barolo"],
      ["Barolo", "Show archived"],
    ] as const) {
      (await archive(name)).focus();
      await person.keyboard("{Enter}");

      await waitFor(() => {
        expect(screen.queryByRole("article", { name })).toBeNull();
      });
      const successor = await screen.findByRole("button", { name: next });
      expect(document.activeElement).toBe(successor);
    }
  });

  // Spec 10.10
  test("Undo restores a bottle removed with a card's button", async () => {
    await stock(wine({ name: "Barolo", quantity: 3 }));
    const { person } = showPage();
    const card = within(await screen.findByRole("article", { name: "Barolo" }));

    await person.click(card.getByRole("button", { name: "Remove a bottle of Barolo" }));
    await card.findByText("2 bottles");
    // Clicks until the toast reacts. It ignores clicks for a moment after it appears.
    await waitFor(() => person.click(screen.getByRole("button", { name: "Undo" })));

    await card.findByText("3 bottles");
  });

  // Spec 4.2
  test("a card is dimmed for 500 ms before archiving", async () => {
    await stock(wine({ name: "Barolo" }));
    showPage();
    const card = await screen.findByRole("article", { name: "Barolo" });
    const written = vi.spyOn(cellar(), "transaction");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

    fireEvent.click(within(card).getByRole("button", { name: "Archive Barolo" }));
    expect(card.dataset["archiving"]).toBe("true");
    await vi.advanceTimersByTimeAsync(499);
    expect(written).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await waitFor(() => {
      expect(written).toHaveBeenCalled();
    });

    await waitFor(() => {
      expect(screen.queryByRole("article", { name: "Barolo" })).toBeNull();
    });
    await screen.findByText("Wine archived successfully");
  });

  test("without a photo, a card shows a bottle drawing and 'No image'", async () => {
    await stock(wine({ name: "Barolo" }));
    showPage();

    within(await screen.findByRole("article", { name: "Barolo" })).getByText("No image");
  });
});

describe("the sidebar's quick actions", () => {
  // Spec 2.17
  test("Add Wine opens an empty form", () => {
    showPage();

    sendQuickAction(QUICK_ACTIONS.addWine);

    return screen.findByText("form over no wine");
  });

  // Spec 2.17
  test("the quick action Search opens the Collection tab and focuses the search", async () => {
    const { person } = showPage();
    await person.click(screen.getByRole("tab", { name: "Meal Pairing" }));

    sendQuickAction(QUICK_ACTIONS.focusSearch);

    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByLabelText("Search wines"));
    });
  });
});

function showPage(options?: { readonly at: string }) {
  return show(
    <CollectionPage
      pairing={<p>pairing</p>}
      renderForm={({ wine: edited }) => <p>form over {edited?.name ?? "no wine"}</p>}
    />,
    options,
  );
}

async function stock(...bodies: WineBody[]): Promise<string[]> {
  const ids: string[] = [];
  for (const body of bodies) {
    const outcome = await addWine(cellar(), { body, photo: undefined }, context());
    if (outcome.kind === "done") ids.push(outcome.wine.id);
  }
  return ids;
}

const context = () => ({ now: Date.now(), newId: () => crypto.randomUUID() });

function wine(differing: Partial<WineBody>): WineBody {
  return {
    name: "Barolo",
    vintage: 2016,
    type: "Red Wine",
    varietal: "Nebbiolo",
    country: "Italy",
    region: "Piedmont",
    producer: "Vietti",
    notes: null,
    photoUrl: null,
    ...WINE_ADDITIONS,
    quantity: 2,
    ...differing,
  };
}
