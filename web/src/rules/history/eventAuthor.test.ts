import { expect, test } from "vitest";
import { anEvent, id } from "../testBuilders.ts";
import { actInWords, newsInWords, otherAuthorOf } from "./eventAuthor.ts";

const BOB = { id: id(72), email: "bob@cellar.example" };

test("[H11] an event names its author, unless the author is the reader", () => {
  const anna = { author: { id: id(71), name: "Anna" } };

  expect(otherAuthorOf(anna, BOB)).toBe("Anna");
  expect(otherAuthorOf(anna, { ...BOB, id: id(71) })).toBeUndefined();
  expect(otherAuthorOf({ author: null }, BOB)).toBeUndefined();
});

test("[H11] an imported author's name is marked, or hidden if the reader's own", () => {
  const named = (name: string) => ({ author: { id: null, name } });

  expect(otherAuthorOf(named("Anna"), BOB)).toBe("Anna (imported)");
  expect(otherAuthorOf(named("bob"), BOB)).toBeUndefined();
  expect(otherAuthorOf(named("Robert"), { ...BOB, name: "Robert" })).toBeUndefined();
});

test.each([
  [{ kind: "drank", bottles: -1 }, "took a bottle"],
  [{ kind: "drank", bottles: -2 }, "took 2 bottles"],
  [{ kind: "drank", bottles: 0 }, "recorded “Drunk”"],
  [{ kind: "added", bottles: 6 }, "added 6 bottles"],
  [{ kind: "added", bottles: 1, shop: "Vinatis" }, "bought a bottle"],
  [{ kind: "moved", bottles: 2 }, "moved 2 bottles to B3"],
  [{ kind: "gave", bottles: -1 }, "gave away a bottle"],
  [{ kind: "sold", bottles: -3 }, "sold 3 bottles"],
  [{ kind: "broken", bottles: -1 }, "recorded a broken bottle"],
  [{ kind: "lost", bottles: -2 }, "recorded 2 lost bottles"],
  [{ kind: "tasted", bottles: 0 }, "tasted it"],
  [{ kind: "tasted", bottles: 1 }, "tasted a bottle"],
  [{ kind: "corrected", bottles: -1 }, "corrected the count by −1"],
  [{ kind: "corrected", bottles: 2 }, "corrected the count by +2"],
] as const)("the description says what the author did: %o", (values, words) => {
  expect(actInWords(anEvent(1, values), { to: "B3" })).toBe(words);
});

test.each([
  [{ kind: "drank", bottles: -1 }, "took a bottle of Barolo 2016"],
  [{ kind: "moved", bottles: 2 }, "moved 2 bottles of Barolo 2016"],
  [{ kind: "tasted", bottles: 0 }, "tasted Barolo 2016"],
  [{ kind: "drank", bottles: 0 }, "wrote about Barolo 2016"],
  [{ kind: "broken", bottles: -1 }, "recorded a broken bottle of Barolo 2016"],
  [{ kind: "corrected", bottles: 2 }, "corrected the count of Barolo 2016 by +2"],
] as const)("the description of an act names its wine: %o", (values, words) => {
  expect(actInWords(anEvent(1, values), { wine: "Barolo 2016" })).toBe(words);
});

test("the events of other members are summed up in one sentence", () => {
  const by = (name: string) => ({ ...anEvent(1), author: { id: id(71), name } });

  expect(newsInWords([by("Anna")], "Barolo 2016")).toBe("Anna took a bottle of Barolo 2016");
  expect(newsInWords([by("Anna"), by("Anna")], undefined)).toBe("Anna made 2 changes");
  expect(newsInWords([by("Anna"), by("Bob")], undefined)).toBe("Anna and Bob made 2 changes");
  expect(newsInWords(["A", "B", "C"].map(by), undefined)).toBe("3 members made 3 changes");
});
