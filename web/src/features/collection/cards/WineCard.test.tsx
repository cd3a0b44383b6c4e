import "fake-indexeddb/auto";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { WINE_ADDITIONS, WINE_FIELDS } from "sync-protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cellarOf } from "../../../engine/db/cellars.ts";
import { useCellar } from "../../../engine/live/cellar/useCellar.ts";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { aRow } from "../../../rules/testBuilders.ts";
import { sessionStore } from "../../../engine/session/sessionStore.ts";
import { show } from "../../../ui/test/show.tsx";
import { WineCard } from "./WineCard.tsx";

let ada = { id: "", email: "ada@cellar.example" };
const cellar = () => cellarOf(ada.id);

beforeEach(() => {
  ada = { ...ada, id: crypto.randomUUID() };
  sessionStore.setState({ kind: "signedIn", user: ada, mustSignIn: false }, true);
});

afterEach(() => {
  vi.restoreAllMocks();
  sessionStore.setState({ kind: "signedOut" }, true);
});

// Spec 2.29
test("a card shows every detail of its wine", async () => {
  const { card } = await showCard({ notes: "Tar and roses" });

  card.getByRole("heading", { name: "Barolo Cannubi 2016" });
  card.getByText("2016");
  card.getByText("Red Wine");
  card.getByText("Nebbiolo");
  card.getByText("Italy");
  card.getByText("Piedmont");
  card.getByText("Brezza");
  card.getByText("Tar and roses");
  card.getByText(aRow().bottleId);
  card.getByText("6 bottles");
});

test("a card shows all values that the wine form can set", async () => {
  const wine = aRow({ notes: "Tar and roses" });
  await showCard({ notes: wine.notes });

  const { textContent } = screen.getByRole("article");
  const written = WINE_FIELDS.filter((one) => one !== "photoUrl" && !(one in WINE_ADDITIONS));
  for (const field of written) {
    expect(textContent).toContain(String(wine[field] as string | number));
  }
});

// Spec 10.24
test("a tap on the bottle ID copies it and shows a confirmation", async () => {
  const { card, person } = await showCard();

  await person.click(card.getByRole("button", { name: `Copy bottle ID ${aRow().bottleId}` }));

  await card.findByText("Bottle ID copied");
  expect(await navigator.clipboard.readText()).toBe(aRow().bottleId);
});

// Spec 10.24
test.each<[string, Partial<Clipboard> | undefined]>([
  ["refuses the clipboard", { writeText: () => Promise.reject(new Error("Not allowed")) }],
  ["has no clipboard", undefined],
])("if the browser %s, the user can copy the bottle ID manually", async (_, clipboard) => {
  const { card, person } = await showCard();
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard as Clipboard);

  await person.click(card.getByRole("button", { name: `Copy bottle ID ${aRow().bottleId}` }));

  const notice = within(await screen.findByRole("alert"));
  notice.getByText("The bottle ID could not be copied");
  notice.getByText(aRow().bottleId);
  expect(card.queryByText("Bottle ID copied")).toBeNull();
});

describe("the toast", () => {
  // Spec 8.20, 10.10
  test("Undo in the toast restores an archived wine", async () => {
    const { card, person } = await showCard();

    await person.click(card.getByRole("button", { name: "Archive Barolo Cannubi" }));
    await screen.findByText("Wine archived successfully");
    await card.findByText("Archived");
    // Clicks until the toast reacts. It ignores clicks for a moment after it appears.
    await waitFor(() => person.click(screen.getByRole("button", { name: "Undo" })));

    await waitFor(() => {
      expect(card.queryByText("Archived")).toBeNull();
    });
  });

  // Spec 8.20
  test("a toast confirms that a wine was unarchived", async () => {
    const { card, person } = await showCard({ isArchived: true });

    await person.click(card.getByRole("button", { name: "Unarchive Barolo Cannubi" }));

    await screen.findByText("Wine unarchived successfully");
  });

  // Spec 8.6
  test.each([
    ["Archive Barolo Cannubi", "Failed to archive wine", {}],
    ["Unarchive Barolo Cannubi", "Failed to unarchive wine", { isArchived: true }],
    ["Add a bottle of Barolo Cannubi", "Failed to add bottles", {}],
    ["Remove a bottle of Barolo Cannubi", "Failed to remove bottles", {}],
  ])("if '%s' fails in the local store, a toast says '%s'", async (name, title, values) => {
    const { card, person } = await showCard(values);
    vi.spyOn(cellar().outbox, "add").mockRejectedValue(new Error("The disk is full"));

    await person.click(card.getByRole("button", { name }));

    await screen.findByText(title);
    screen.getByText("The disk is full");
    expect(card.getByRole("button", { name })).toHaveProperty("disabled", false);
  });

  // Spec 10.82
  test("if the device's storage is full, a toast explains what to do", async () => {
    const { card, person } = await showCard();
    const full = new DOMException("QuotaExceededError", "QuotaExceededError");
    vi.spyOn(cellar().outbox, "add").mockRejectedValue(full);

    await person.click(card.getByRole("button", { name: "Add a bottle of Barolo Cannubi" }));

    await screen.findByText(
      "This device's storage is full, so nothing more can be saved. Free some space, then try again.",
    );
  });

  // Spec 8.6
  test("a failure without a message shows the toast 'Something went wrong'", async () => {
    const { card, person } = await showCard();
    vi.spyOn(cellar().outbox, "add").mockRejectedValue(new Error(""));

    await person.click(card.getByRole("button", { name: "Add a bottle of Barolo Cannubi" }));

    await screen.findByText("Something went wrong");
  });

  // Spec 8.7
  test("[W3] a second tap on Remove with one bottle shows 'Insufficient quantity'", async () => {
    const { card } = await showCard({ quantity: 1 });
    const remove = card.getByRole("button", { name: "Remove a bottle of Barolo Cannubi" });

    fireEvent.click(remove);
    fireEvent.click(remove);

    await screen.findByText("Insufficient quantity");
    screen.getByText("Cannot remove more bottles than available");
    await card.findByText("0 bottles");
  });
});

async function showCard(values: Partial<CellarWine> = {}) {
  await cellar().wines.put(aRow({ ...values, userId: ada.id }));
  const { person } = show(<FirstCard />);
  const card = within(await screen.findByRole("article", { name: "Barolo Cannubi" }));
  return { card, person };
}

function FirstCard() {
  const known = useCellar();
  const [wine] = known.kind === "ready" ? known.wines : [];
  return wine && <WineCard wine={wine} onEdit={vi.fn()} />;
}
