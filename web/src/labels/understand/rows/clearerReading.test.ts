import { expect, test } from "vitest";
import { clearerReading } from "./clearerReading.ts";
import { knownNames } from "../words/nameIndex.ts";
import { line } from "../testLabels.ts";

const { words } = knownNames();
const closer = (text: string) => ({ text, confidence: 0.9 });

test("a label line read twice uses the reading with known words", () => {
  const before = { ...line("CINSAULTetGRENACHE"), closer: closer("CNSAULTet GREMCHE") };
  const after = { ...line("GRFNCHE NOLR"), closer: closer("GRENACHE NOIR") };

  expect(clearerReading(before, words)).toEqual(line("CINSAULTetGRENACHE"));
  expect(clearerReading(after, words)).toMatchObject({ text: "GRENACHE NOIR", confidence: 0.9 });
});

test("a missing large initial is restored from the enlarged row's reading", () => {
  const read = { ...line("esPetites"), closer: closer("LesPetites") };

  expect(clearerReading(read, words).text).toBe("LesPetites");
});

test("both readings of a label line with an unknown name are kept", () => {
  const read = { ...line("MUSTERRO"), closer: closer("MUSTERBO") };

  expect(clearerReading(read, words)).toBe(read);
});
