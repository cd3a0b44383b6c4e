import "fake-indexeddb/auto";
import { screen, within } from "@testing-library/react";
import { type Place, placeBodySchema, plainLot } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { aCellarWine, id } from "../../rules/testBuilders.ts";
import type { PlacedLot } from "../../rules/placement/placeTree.ts";
import { EverythingInSight } from "../../ui/test/EverythingInSight.ts";
import { show } from "../../ui/test/show.tsx";
import { RackView } from "./RackView.tsx";

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", EverythingInSight);
  const user = { id: crypto.randomUUID(), email: "anna@example.org" };
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
});

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
});

test("bottles stay selected if the tapped and all later spaces are full", async () => {
  const { person } = showRack([placedLot(1, 3)]);
  await person.click(chosen());
  screen.getByText("Choose the first space for 3 bottles of Barolo Cannubi");

  await person.click(screen.getByRole("button", { name: /^A3: / }));

  screen.getByText("No free space from A3 on");
  expect(chosen().getAttribute("aria-pressed")).toBe("true");
});

test("Escape in the list of unplaced bottles deselects the chosen bottles", async () => {
  const { person } = showRack([placedLot(1, 1)]);
  await person.click(chosen());

  await person.keyboard("{Escape}");

  expect(chosen().getAttribute("aria-pressed")).toBe("false");
  screen.getByText("1 of 3 spaces used");
});

test("a rack lists thirty groups of unplaced bottles and a link to the rest", () => {
  showRack(Array.from({ length: 42 }, (_, n) => placedLot(n + 1, 1)));

  const more = screen.getByRole("link", { name: "And 12 more" });
  expect(more.getAttribute("href")).toBe("/places/none");
});

const RACK: Place = {
  ...placeBodySchema.parse({ name: "Rack", kind: "rack", rows: 1, columns: 3, depth: 1 }),
  id: id(900),
};

function placedLot(n: number, bottles: number): PlacedLot {
  return { wine: aCellarWine({ id: id(n) }), lot: plainLot(id(1000 + n), bottles) };
}

function chosen(): HTMLElement {
  const [first] = within(screen.getByRole("region", { name: "Unplaced" })).getAllByRole("button");
  if (!first) throw new Error("No bottles are unplaced");
  return first;
}

function showRack(unplaced: readonly PlacedLot[]) {
  const taken = { ...plainLot(id(999), 1), placeId: RACK.id, position: "A3" };
  return show(
    <RackView
      lots={[{ wine: aCellarWine({ id: id(998) }), lot: taken }]}
      place={RACK}
      placed={{
        places: new Map([[RACK.id, RACK]]),
        wines: [],
        contents: new Map([[undefined, unplaced]]),
      }}
      rack={{ rows: 1, columns: 3, depth: 1 }}
    />,
  );
}
