import { expect, test } from "vitest";
import { openFiles } from "./openFiles.ts";
import type { Choices } from "./planImport.ts";
import { previewOf } from "./previewOf.ts";
import { readFiles } from "./readFiles.ts";
import { aFile, realExport } from "./testFiles.ts";

const CHOICES: Choices = {
  completions: { all: {}, one: {} },
  like: { all: "leave", one: {} },
  updateChanged: false,
  addEmpty: false,
};

test("a file whose name is that of a property of every object is one like others", () => {
  const { files } = preview([aFile("Wein;Anzahl\nBraune Kupp;2", "constructor")]);

  expect(files).toMatchObject([{ kind: "columns", uses: ["name", "bottles"] }]);
});

test("bottles that are gone are counted once, whichever tables tell of them", () => {
  expect(preview([realExport("consumed")]).gone).toBe(2);
  expect(preview([realExport("bottles"), realExport("consumed")]).gone).toBe(2);
});

function preview(given: Parameters<typeof openFiles>[0]) {
  const opened = openFiles(given);
  const said = { answers: {}, choices: CHOICES, columns: {}, lines: {} };
  const past = { coming: [], retold: [], recounts: new Map(), leftOut: 0 };
  return previewOf(opened, readFiles(opened, {}), { plan: [], said, past });
}
