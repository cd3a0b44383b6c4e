import { expect, test } from "vitest";
import { openFiles } from "./files/openFiles.ts";
import { inHundredths } from "./progress.ts";
import { readFiles } from "./wines/readFiles.ts";
import { aFile } from "./files/testFiles.ts";

const ROWS = Array.from({ length: 500 }, (_, n) => `Wine ${String(n)},Somebody,2016,1`);
const SHEET = ["Wine,Producer,Vintage,Quantity", ...ROWS].join("\n");

test("a large file reports progress during opening and parsing", () => {
  const opening: number[] = [];
  const reading: number[] = [];

  const opened = openFiles(
    [aFile(SHEET)],
    inHundredths((share) => opening.push(share)),
  );
  readFiles(opened, {}, { onProgress: inHundredths((share) => reading.push(share)) });

  for (const shares of [opening, reading]) {
    expect(shares.length).toBeGreaterThan(90);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
  }
});

test("the progress of several files rises steadily to 1", () => {
  const shares: number[] = [];

  openFiles([aFile(SHEET), aFile(SHEET.replaceAll("Wine", "Vin"))], (share) => shares.push(share));

  expect(shares).toEqual([...shares].sort((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
});
