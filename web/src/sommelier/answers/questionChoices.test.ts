import { expect, test } from "vitest";
import { aWine, id } from "../../rules/testBuilders.ts";
import { questionChoices } from "../index.ts";

const NOW = { year: 2026 };
const PAUILLAC = aWine({ id: id(1), name: "Pauillac", varietal: "Cabernet Sauvignon" });
const SAUTERNES = aWine({
  id: id(2),
  name: "Sauternes",
  varietal: "Sémillon",
  type: "Dessert Wine",
});

test("only the dry wine for a dessert is questioned", () => {
  const doubts = questionChoices("crème brûlée", [PAUILLAC, SAUTERNES], NOW);

  expect([...doubts.keys()]).toEqual([PAUILLAC.id]);
  expect(doubts.get(PAUILLAC.id)).toMatch(/too dry/i);
});

test("a tannic red for oysters is questioned", () => {
  expect(questionChoices("oysters", [PAUILLAC], NOW).get(PAUILLAC.id)).toMatch(/tannin/i);
});

test("a wine against the user's wish is questioned with any dish", () => {
  const doubts = questionChoices("roast lamb, no Cabernet", [PAUILLAC], NOW);

  expect(doubts.get(PAUILLAC.id)).toBe("You asked for no Cabernet.");
});

test("suitable wines and unclear meals are not questioned", () => {
  expect(questionChoices("roast lamb", [PAUILLAC], NOW).size).toBe(0);
  expect(questionChoices("something nice", [PAUILLAC, SAUTERNES], NOW).size).toBe(0);
});
