import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CellarWine } from "../../rules/cellarView.ts";
import { aCellarWine, id } from "../../rules/testBuilders.ts";
import { WineGrid } from "./WineGrid.tsx";

const BAROLO = aCellarWine({ id: id(1), name: "Barolo" });
const CHINON = aCellarWine({ id: id(2), name: "Chinon" });
const TOKAJI = aCellarWine({ id: id(3), name: "Tokaji" });

test("one changed wine repaints its card and touches no other", async () => {
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

const openForm = () => undefined;

function grid(wines: readonly CellarWine[]) {
  return (
    <MantineProvider env="test">
      <WineGrid wines={wines} onEdit={openForm} />
    </MantineProvider>
  );
}

/** The cards whose content has changed since this call. */
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
