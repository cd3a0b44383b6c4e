import "fake-indexeddb/auto";
import { screen, waitFor } from "@testing-library/react";
import type { EventRow } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cellarOf, deleteCellar } from "../../engine/db/cellars.ts";
import { prepareCellar } from "../../engine/db/opening/prepareCellar.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { anEvent, aRow, id } from "../../rules/testBuilders.ts";
import { EverythingInSight } from "../../ui/test/EverythingInSight.ts";
import { show } from "../../ui/test/show.tsx";
import { JournalPage } from "./JournalPage.tsx";

const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };
const newId = () => crypto.randomUUID();

/** Ends the wait for an idle browser. The page then loads the rest of a long history. */
let readRest: () => void;

beforeEach(async () => {
  const isIdle = new Promise<void>((resolve) => {
    readRest = resolve;
  });
  vi.stubGlobal("IntersectionObserver", EverythingInSight);
  vi.stubGlobal("requestIdleCallback", (run: () => void) => void isIdle.then(run));
  const cellar = cellarOf(user.id);
  await prepareCellar(cellar, { notes: [], newId });
  await cellar.state.update("sync", { filled: true });
  await cellar.wines.put(aRow({ userId: user.id, quantity: 6 }));
  await cellar.events.bulkPut(
    Array.from({ length: 1_100 }, (_, n): EventRow => ({
      ...anEvent(1, {
        id: newId(),
        rating: { value: 90, scale: 100 },
        // Only two entries are not from an import. The list shows all entries of one import as one
        // row.
        ...(n < 1_098 && { kind: "added", importId: id(9) }),
      }),
      seq: n + 1,
      deleted: false,
    })),
  );
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
});

afterEach(async () => {
  sessionStore.setState({ kind: "signedOut" }, true);
  await deleteCellar(user.id);
});

test("the photo of the year's best bottle shows after all entries load", async () => {
  show(<JournalPage />);
  await screen.findByText("Latest entries");
  const year = screen.getByRole("link", { name: /in the cellar$/u });
  const photos = () => year.querySelectorAll("svg, img").length;
  expect(photos()).toBe(0);

  readRest();

  await screen.findByText("3 entries");
  expect(photos()).toBe(1);
});

test.each([
  ["/journal?kind=drank", "2 entries"],
  ["/journal?look=photos", "3 entries"],
])('the journal page %s shows "Loading…" until all entries are loaded', async (at, count) => {
  show(<JournalPage />, { at });
  await screen.findByText("Loading…");

  readRest();

  await screen.findByText(count);
});

test("the rating filter is disabled until all entries are loaded", async () => {
  show(<JournalPage />, { at: "/journal?kind=drank" });
  const rating = await screen.findByRole("combobox", { name: "Rating" });
  expect(rating).toHaveProperty("disabled", true);

  readRest();

  await waitFor(() => {
    expect(rating).toHaveProperty("disabled", false);
  });
});
