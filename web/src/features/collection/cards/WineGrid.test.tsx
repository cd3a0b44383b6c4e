import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { aCellarWine, id } from "../../../rules/testBuilders.ts";
import { WineGrid } from "./WineGrid.tsx";

const BAROLO = aCellarWine({ id: id(1), name: "Barolo" });
const CHINON = aCellarWine({ id: id(2), name: "Chinon" });
const TOKAJI = aCellarWine({ id: id(3), name: "Tokaji" });

// Replaces LongGrid. In jsdom elements have no height, so LongGrid would render no card.
vi.mock("./LongGrid.tsx", () => ({ LongGrid: () => "Only the cards in sight" }));
// Defined here, because jsdom lacks `reportError`.
vi.stubGlobal("reportError", vi.fn());

afterEach(cleanup);

test("a changed wine re-renders only its own card", async () => {
  const { rerender } = render(grid([BAROLO, CHINON, TOKAJI]));
  await waitFor(() => {
    expect(screen.getAllByRole("article")).toHaveLength(3);
  });
  const touched = watchCards();

  const emptied = { ...CHINON, quantity: 0 };
  rerender(grid([BAROLO, emptied, TOKAJI]));

  await waitFor(() => {
    expect(screen.getByText("0 bottles")).toBeTruthy();
  });
  expect(touched()).toEqual([screen.getByRole("article", { name: "Chinon" })]);
});

test("the cards of the first screen render before the others", async () => {
  const long = Array.from({ length: 80 }, (_, number) => aCellarWine({ id: id(number) }));
  const all = long.slice(0, 40);
  const { rerender } = render(grid(all));
  expect(screen.getAllByRole("article").length).toBeLessThan(all.length);
  await everyCardOf(all);

  rerender(grid(all.slice(0, 3)));
  await everyCardOf(all.slice(0, 3));
  rerender(grid(all));
  expect(screen.getAllByRole("article").length).toBeLessThan(all.length);
  await everyCardOf(all);

  rerender(grid(long));
  await screen.findByText("Only the cards in sight");
  rerender(grid(all));
  expect(screen.getAllByRole("article").length).toBeLessThan(all.length);
  await everyCardOf(all);
});

const openForm = () => undefined;

/**
 * Waits until all cards are rendered. On a busy machine this takes long, because cards render only
 * while the page is idle.
 */
function everyCardOf(wines: readonly CellarWine[]) {
  const allStand = () => {
    expect(screen.getAllByRole("article")).toHaveLength(wines.length);
  };
  return waitFor(allStand, { timeout: 4_000 });
}

function grid(wines: readonly CellarWine[]) {
  return (
    <MantineProvider env="test">
      <MemoryRouter>
        <WineGrid wines={wines} onEdit={openForm} />
      </MemoryRouter>
    </MantineProvider>
  );
}

/**
 * Watches the cards. The returned function lists the cards whose content has changed since the call
 * to `watchCards`.
 */
function watchCards(): () => readonly (Element | null | undefined)[] {
  const cards = new Set<Element | null | undefined>();
  const note = (changes: readonly MutationRecord[]) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      cards.add(element?.closest("article"));
    }
  };
  const observer = new MutationObserver(note);
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document.body, all);
  return () => {
    note(observer.takeRecords());
    return [...cards];
  };
}
