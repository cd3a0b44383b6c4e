import { plainLot } from "sync-protocol";
import { expect, test } from "vitest";
import { aWine } from "../../rules/testBuilders.ts";
import { whereItLies } from "./whereItLies.ts";

const lot = (position: string | null, bottles = 1) => ({
  ...plainLot(crypto.randomUUID(), bottles),
  position,
});

test("names each place once in which a bottle lies that can be opened", () => {
  const arriving = { ...lot("Hall"), state: "ordered" as const };
  const wine = aWine({
    lots: [lot("B3"), lot("A1"), lot("B3"), lot("Z9", 0), lot(null), arriving],
  });

  expect(whereItLies(wine)).toEqual(["B3", "A1"]);
});

test("names none where nobody told one", () => {
  expect(whereItLies(aWine({ lots: [] }))).toEqual([]);
});
