import { readFileSync } from "node:fs";
import type { WineDraft } from "../wines/wineDraft.ts";
import { type GivenFile, openFiles } from "./openFiles.ts";
import type { Answers } from "../rows/openQuestions.ts";
import { type ImportReading, readFiles } from "../wines/readFiles.ts";

export function aFile(text: string, name = "export.csv"): GivenFile {
  return { name, bytes: new TextEncoder().encode(text) };
}

export function aTable(
  header: string,
  rows: readonly Readonly<Record<string, string>>[],
  separator = ",",
): string {
  const names = header.split(",");
  const lines = rows.map((row) => names.map((name) => quoted(row[name] ?? "", separator)));
  return [names, ...lines].map((cells) => cells.join(separator)).join("\r\n");
}

function quoted(text: string, separator: string): string {
  const isPlain = !text.includes('"') && !text.includes("\n") && !text.includes(separator);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}

export function readTexts(texts: readonly string[], answers: Answers = {}): ImportReading {
  const files = texts.map((text, n) => aFile(text, `${String(n + 1)}.csv`));
  return readFiles(openFiles(files), answers);
}

export function theWine({ wines }: ImportReading): WineDraft {
  const [wine, ...others] = wines;
  if (!wine || others.length > 0) throw new Error(`There are ${String(wines.length)} wines`);
  return wine;
}

export function bottlesOf({ wines }: ImportReading) {
  const lots = wines.flatMap((wine) => wine.lots);
  const sum = (state: "held" | "ordered") =>
    lots.reduce((total, lot) => total + (lot.state === state ? lot.bottles : 0), 0);
  return { held: sum("held"), ordered: sum("ordered") };
}

/**
 * A CellarTracker table of 2020 from mathroule/cellartracker (MIT). `table` is "list", "bottles", …
 */
export function realExport(table: string): GivenFile {
  const name = `${table}.tsv`;
  const url = new URL(`../formats/fixtures/cellarTracker/${name}`, import.meta.url);
  return { name, bytes: new Uint8Array(readFileSync(url)) };
}
