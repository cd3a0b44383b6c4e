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

test("with a dessert only the dry wine gets an objection", () => {
  const doubts = questionChoices("crème brûlée", [PAUILLAC, SAUTERNES], NOW);

  expect([...doubts.keys()]).toEqual([PAUILLAC.id]);
  expect(doubts.get(PAUILLAC.id)).toMatch(/too dry/i);
});

test("a tannic red for oysters gets an objection", () => {
  expect(questionChoices("oysters", [PAUILLAC], NOW).get(PAUILLAC.id)).toMatch(/tannin/i);
});

test("a wine against the user's wish gets an objection", () => {
  const doubts = questionChoices("roast lamb, no Cabernet", [PAUILLAC], NOW);

  expect(doubts.get(PAUILLAC.id)).toBe("You asked for no Cabernet.");
});

test("a suitable wine or an unclear meal gets no objection", () => {
  expect(questionChoices("roast lamb", [PAUILLAC], NOW).size).toBe(0);
  expect(questionChoices("something nice", [PAUILLAC, SAUTERNES], NOW).size).toBe(0);
});
