import { screen } from "@testing-library/react";
import { plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { aCellarWine, id } from "../../rules/testBuilders.ts";
import { collectionOf } from "../../parts/addresses/pageAddresses.ts";
import { show } from "../../ui/test/show.tsx";
import { PlacedLots } from "./PlacedLots.tsx";

test("a place with over 200 lots links to the collection's full list", () => {
  const lots = Array.from({ length: 203 }, (_, n) => ({
    wine: aCellarWine({ id: id(n + 1) }),
    lot: plainLot(id(1000 + n), 1),
  }));

  show(<PlacedLots label="In Rack" lots={lots} whole={collectionOf("rack")} />);

  expect(screen.getByText("and 3 more")).toBeTruthy();
  expect(screen.getByRole("link", { name: "All in the collection" }).getAttribute("href")).toBe(
    "/?place=rack",
  );
});
