import { type Source, SOURCES } from "./sources.ts";

const isSource = (key: string): key is Source => key in SOURCES;

/** The source that a heading names. */
export function sourceCalled(key: string): Source {
  if (!isSource(key)) throw new Error(`The gazetteer names an unknown source: ${key}`);
  return key;
}

/** The non-empty lines of a block of entries. */
export function linesOf(block: string): string[] {
  return block.split("\n").filter((line) => line.trim() !== "");
}

/** Names between commas, the mark `?` of an everyday word taken off. */
export function namesOf(text: string): { names: string[]; everyday: boolean } {
  const everyday = text.trimEnd().endsWith("?");
  const names = text.replace(/\?\s*$/, "").split(",");
  return { names: names.map((name) => name.trim()).filter((name) => name !== ""), everyday };
}
