import { expect, test } from "vitest";
import { openFiles } from "../files/openFiles.ts";
import { type Choices, planImport } from "./planImport.ts";
import { previewOf } from "./previewOf.ts";
import { readFiles } from "../wines/readFiles.ts";
import { aFile, realExport } from "../files/testFiles.ts";

const CHOICES: Choices = {
  completions: { all: {}, one: {} },
  like: { all: "leave", one: {} },
  updateChanged: false,
  addEmpty: false,
};

test("the preview shows the columns of a file named “constructor”", () => {
  const { files } = preview([aFile("Wein;Anzahl\nBraune Kupp;2", "constructor")]);

  expect(files).toMatchObject([{ kind: "columns", uses: ["name", "bottles"] }]);
});

test("removed bottles in two tables are counted once in the preview", () => {
  expect(preview([realExport("consumed")]).gone).toBe(2);
  expect(preview([realExport("bottles"), realExport("consumed")]).gone).toBe(2);
});

test("the preview lists doubts about the files and about planned wines", () => {
  const opened = openFiles([realExport("list")]);
  const reading = readFiles(opened, {});
  const doubts = [{ where: { file: "list.tsv", line: 2 }, sentence: "Not all its tags fit" }];
  const drafts = reading.wines.slice(0, 1).map((draft) => ({ ...draft, doubts }));
  const plan = planImport(drafts, [], { choices: CHOICES, year: 2026 });

  const shown = previewOf(opened, reading, { plan, importAnswers: SAID, past: PAST });

  expect(shown.doubts).toEqual([...reading.doubts, ...doubts]);
  expect(shown.doubtsInAll).toBe(reading.doubts.length + 1);
});

const SAID = { answers: {}, choices: CHOICES, columns: {}, lines: {} };
const PAST = { coming: [], updated: [], removedBottles: new Map<string, number>(), leftOut: 0 };

function preview(given: Parameters<typeof openFiles>[0]) {
  const opened = openFiles(given);
  return previewOf(opened, readFiles(opened, {}), { plan: [], importAnswers: SAID, past: PAST });
}
